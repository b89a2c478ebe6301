import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { isInQuery } from '../../../contract/endpoint.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { problems } from '../../../contract/problem.ts'
import { jsonSchema } from './json-schema.ts'
import type { JsonObject } from './json-schema.ts'
import { legacyPaths, legacySecurity } from './openapi-legacy.ts'
import { packed, sendPacked } from './packed-text.ts'
import type { PackedText } from './packed-text.ts'

/** Publishes the served endpoints: OpenAPI 3.1 at `/app-api/openapi.json`, and a readable page at `/app-api/docs`. */
export function registerOpenApi(app: FastifyInstance): void {
  serveMade(app, '/app-api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(describeApi(app.endpoints)),
  )
  serveMade(app, '/app-api/docs', 'text/html; charset=utf-8', () => renderPage(app.endpoints))
}

/** Serves a text that is made at its first request, in the turn of whoever asks. */
function serveMade(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let made: Promise<PackedText> | undefined
  app.get(path, { config: { isInTurn: true } }, async (request, reply) => {
    const text = await app.fairShare.inTurn(request, async () => (made ??= packed(make())))
    if (type.startsWith('text/html')) reply.header('Content-Security-Policy', PAGE_POLICY)
    return sendPacked(request, reply.type(type), text)
  })
}

function describeApi(endpoints: Endpoint[]): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quarry',
      version: '1',
      description:
        'Every answer is an envelope with HTTP status 200; `code` 200 is success. Send the header `tenant-id: 1`. Under `/app/` older clients have an envelope of their own.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, link: LINK, key: KEY, ...legacySecurity },
    },
    paths: { ...paths, ...legacyPaths() },
  }
}

const LINK = {
  type: 'apiKey',
  in: 'header',
  name: 'Share-Token',
  description: 'Or `token`, among what the call is given. Beside it `Share-Password`, where the link has one.',
}

const KEY = { type: 'http', scheme: 'bearer', description: 'A key of the feed, which an operator has made.' }

function describe(endpoint: Endpoint): JsonObject {
  const { method, path, summary, output } = endpoint
  return {
    operationId: [method.toLowerCase(), ...path.split('/').slice(2)].join('-'),
    summary,
    security: securityOf(endpoint),
    ...takesOf(endpoint),
    responses: {
      200: {
        description: DESCRIPTIONS[kindOf(endpoint)],
        content: {
          ...(endpoint.answersFile && { 'application/octet-stream': {} }),
          ...(endpoint.answersStream && { 'text/event-stream': {} }),
          'application/json': {
            schema: envelopeOf(kindOf(endpoint) === 'data' ? jsonSchema(output, 'output') : {}),
          },
        },
      },
    },
  }
}

function securityOf({ access, permission }: Endpoint): JsonObject[] {
  if (access === 'public') return []
  if (access === 'link' || access === 'key') return [{ [access]: [] }]
  return [{ bearer: [access, ...(permission ? [permission] : [])] }]
}

function takesOf(endpoint: Endpoint): JsonObject {
  const schema = jsonSchema(endpoint.input, 'input')
  if (isInQuery(endpoint)) return { parameters: parametersOf(schema) }
  if (endpoint.inputIn !== 'multipart') return { requestBody: { content: { 'application/json': { schema } } } }
  // JSON Schema has no files: OpenAPI 3.1 describes one by an empty schema (4.8.14.2).
  const properties = { ...(schema['properties'] as JsonObject), file: {} }
  return { requestBody: { content: { 'multipart/form-data': { schema: { ...schema, properties } } } } }
}

function parametersOf(schema: JsonObject): JsonObject[] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>
  const required = new Set((schema['required'] ?? []) as string[])
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }))
}

function envelopeOf(data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', enum: [200, ...Object.keys(problems).map(Number)] },
      msg: { type: 'string' },
      data: { anyOf: [data, { type: 'null' }] },
    },
  }
}

function renderPage(endpoints: Endpoint[]): string {
  const calls = endpoints.map((endpoint) => {
    const schema = jsonSchema(endpoint.input, 'input')
    const rows = parametersOf(schema).map(
      ({ name, required, schema: property }) =>
        `<tr><td><code>${escapeHtml(String(name))}</code>${required ? ' *' : ''}<td><code>${escapeHtml(shortType(property as JsonObject))}</code>`,
    )
    if (endpoint.inputIn === 'multipart') rows.push('<tr><td><code>file</code><td>a file, in multipart/form-data')
    const output = OUTPUTS[kindOf(endpoint)] ?? JSON.stringify(jsonSchema(endpoint.output, 'output'), null, 2)
    return `<section><h2><b>${endpoint.method}</b> ${escapeHtml(endpoint.path)}</h2><p>${escapeHtml(endpoint.summary)}. Who may call it: ${whoMay(endpoint)}.</p>
${rows.length ? `<table>${rows.join('')}</table>` : '<p>Takes nothing.</p>'}<details><summary>Answer (data)</summary><pre>${escapeHtml(output)}</pre></details></section>`
  })
  const codes = Object.entries(problems).map(
    ([code, { en, zh }]) => `<tr><td><code>${code}</code><td>${escapeHtml(en)}<td lang="zh">${escapeHtml(zh)}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quarry - API</title><style>${PAGE_STYLE}</style>
<h1>Quarry API</h1><p>Every answer is <code>{code, msg, data}</code> with HTTP status 200; <code>code</code> 200 is success. As a file: openapi.json, where the older API <code>/app/…</code> stands, too.</p>
${calls.join('\n')}<section><h2>Problems</h2><table>${codes.join('')}</table></section></html>`
}

function whoMay({ access, permission, method, isServedInDemoMode }: Endpoint): string {
  const caller = access === 'link' || access === 'key' ? `whoever has a ${access}` : access
  const who = permission ? `${caller} with ${permission}` : caller
  return method === 'GET' || isServedInDemoMode ? who : `${who}; nobody in demo mode`
}

function shortType(schema: JsonObject): string {
  const { type, enum: values } = schema
  const base = Array.isArray(values) ? values.join(' | ') : typeof type === 'string' ? type : 'string, number or list'
  const limit = (name: string, text: (value: string) => string): string[] => {
    const value = schema[name]
    return typeof value === 'number' || typeof value === 'string' ? [text(String(value))] : []
  }
  return [
    base,
    ...limit('minimum', (value) => `from ${value}`),
    ...limit('maximum', (value) => `to ${value}`),
    ...limit('maxLength', (value) => `to ${value} characters`),
    ...limit('default', (value) => `default ${value}`),
  ].join(', ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const PAGE_STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#211f1b;background:#faf8f5}
h1{font-weight:500}h2{font-size:1rem;font-weight:500;margin:2rem 0 .25rem}h2 b{color:#a6492b;font-weight:500}
table{border-collapse:collapse}td{padding:.2rem 1.5rem .2rem 0;border-bottom:1px solid #e6e1d9;vertical-align:top}pre{overflow:auto}
@media (prefers-color-scheme:dark){body{color:#edeae4;background:#171614}td{border-color:#34322d}h2 b{color:#e08a66}}`
const PAGE_STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${PAGE_STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type AnswerKind = 'data' | 'file' | 'stream'

function kindOf({ answersFile, answersStream }: Endpoint): AnswerKind {
  if (answersFile) return 'file'
  return answersStream ? 'stream' : 'data'
}

const DESCRIPTIONS: Record<AnswerKind, string> = {
  data: 'The envelope',
  file: 'The file, or what went wrong in the envelope',
  stream: 'Events as they happen, or what went wrong in the envelope',
}
const OUTPUTS: Record<AnswerKind, string | undefined> = {
  data: undefined,
  file: 'A file.',
  stream: 'A stream of events.',
}
