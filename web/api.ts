import type { Endpoint, Envelope, InputOf, OutputOf } from '../contract/endpoint.ts'

const TIMEOUT_MS = 30_000
const TENANT_ID = '1'
const SUCCESS = 200

/** The server answered, and the answer is a refusal: `code` and `msg` of the envelope. */
export class AnswerError extends Error {
  /** NaN where the server sent something that is no number. */
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.name = 'AnswerError'
    this.code = code
  }
}

/** The HTTP status, or why there is none: no answer in time, no answer at all, or one that is no envelope (HTML, half a JSON). */
export type TransportFailure = number | 'timeout' | 'network' | 'unreadable'

/** No answer in the envelope. */
export class TransportError extends Error {
  readonly status: TransportFailure

  constructor(status: TransportFailure) {
    super(`transport: ${status}`)
    this.name = 'TransportError'
    this.status = status
  }
}

/** Calls an endpoint of the contract. Throws AnswerError, TransportError, or the signal's abort. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OutputOf<E>> {
  const isGet = endpoint.method === 'GET'
  const query = isGet ? serialiseQuery(input) : ''
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await send(query ? `${endpoint.path}?${query}` : endpoint.path, {
    method: endpoint.method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      'tenant-id': TENANT_ID,
      'Accept-Language': document.documentElement.lang,
      ...(isGet ? { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } : { 'Content-Type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  })
  const { code, msg, data } = await readEnvelope(response)
  if (code !== SUCCESS) throw new AnswerError(code, msg)
  return data as OutputOf<E>
}

/** Nested values with dots (`attrs.12=oak`), lists with commas; absent ones not at all. */
export function serialiseQuery(input: unknown, prefix = ''): string {
  return Object.entries<unknown>(Object(input))
    .map(([name, value]) => {
      if (isPlainObject(value)) return serialiseQuery(value, `${prefix}${name}.`)
      const key = encodeURIComponent(prefix + name)
      // A comma within a value must not part it.
      if (Array.isArray(value) && value.some((item) => String(item).includes(',')))
        return value.map((item, index) => `${key}[${index}]=${writeValue(item)}`).join('&')
      const written = writeValue(value)
      return written && `${key}=${written}`
    })
    .filter(Boolean)
    .join('&')
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(',')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return encodeURIComponent(value)
  return ''
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, request)
    if (!response.ok) throw new TransportError(response.status)
    return response
  } catch (error) {
    throw transportErrorOf(error)
  }
}

async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const body = await readJson(response)
  if (!isPlainObject(body)) throw new TransportError('unreadable')
  const { code, msg, data } = body as Record<string, unknown>
  return { code: readCode(code), msg: typeof msg === 'string' ? msg.trim() : '', data }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? new TransportError('unreadable') : transportErrorOf(error)
  }
}

/** A server of the same family may leave the code out, send 0 for success, or write it as a string. */
function readCode(code: unknown): number {
  const number = Number(code ?? 0)
  return number === 0 ? SUCCESS : number
}

function transportErrorOf(error: unknown): unknown {
  if (error instanceof TransportError) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return new TransportError('timeout')
  return new TransportError('network')
}
