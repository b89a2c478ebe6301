/** The parts of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

/** One call, as `/app-api/openapi.json` describes it. */
export interface Operation {
  method: string
  path: string
  /** The input in the query, or in the body. */
  isInQuery: boolean
  isMultipart: boolean
  schema: Schema
}

interface Described {
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every call that a server offers, the older API's too. */
export async function readOperations(url: string): Promise<Operation[]> {
  const response = await fetch(`${url}/app-api/openapi.json`)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  )
}

function operationOf(method: string, path: string, { parameters = [], requestBody }: Described): Operation {
  const [content] = Object.entries(requestBody?.content ?? {})
  const [kind, body] = content ?? ['']
  if (body) return { method, path, isInQuery: false, isMultipart: kind.startsWith('multipart'), schema: body.schema }
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []))
  return { method, path, isInQuery: true, isMultipart: false, schema: { type: 'object', properties, required } }
}
