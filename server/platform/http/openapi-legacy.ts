import {
  LEGACY_COOKIE,
  LEGACY_DEVICE,
  LEGACY_PROBLEM,
  LEGACY_REFUSAL,
  LEGACY_SUCCESS,
  legacyCalls,
} from '../../../contract/legacy.ts'
import { jsonSchema } from './json-schema.ts'
import type { JsonObject } from './json-schema.ts'

export const legacySecurity = { legacy: { type: 'apiKey', in: 'cookie', name: LEGACY_COOKIE } }

/** The OpenAPI 3.1 paths of the older API. */
export function legacyPaths(): Record<string, JsonObject> {
  return Object.fromEntries(legacyCalls.map((call) => [call.path, { post: describe(call) }]))
}

function describe({ path, access, summary, input, output }: (typeof legacyCalls)[number]): JsonObject {
  const schema = jsonSchema(input, 'input')
  const properties = { ...(schema['properties'] as JsonObject), sources: { const: '0' } }
  const taken = { 'application/x-www-form-urlencoded': { schema: { ...schema, properties } } }
  const device = { name: 'Devicetype', in: 'header', required: true, schema: { const: LEGACY_DEVICE } }
  return {
    operationId: ['legacy', ...path.split('/').slice(2)].join('-'),
    summary,
    security: access === 'public' ? [] : [{ legacy: [] }],
    parameters: [device],
    requestBody: { content: taken },
    responses: {
      200: json('The older envelope', envelopeOf(jsonSchema(output, 'output'))),
      ...(access === 'member' && { 401: json('The token is no good', { const: LEGACY_REFUSAL }) }),
    },
  }
}

function json(description: string, schema: JsonObject): JsonObject {
  return { description, content: { 'application/json': { schema } } }
}

function envelopeOf(data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', enum: [LEGACY_SUCCESS, LEGACY_PROBLEM] },
      msg: { type: 'string' },
      data: { anyOf: [data, { type: 'null' }] },
    },
  }
}
