import { isInQuery, type Endpoint, type Envelope } from '../contract/endpoint.ts'
import { fetchOrTakeEarly } from './early-answer.ts'
import { isPlainObject, serialiseQuery } from './query-string.ts'

const TIMEOUT_MS = 30_000
const TENANT_ID = '1'
const SUCCESS = 200

interface AnswerDetails {
  isSilent?: boolean
  data?: unknown
}

/** The server answered with a refusal: `code` and `msg` of the envelope. */
export class AnswerError extends Error {
  /** NaN where the server sent no number. */
  readonly code: number
  /** Already reported, or the person has signed out meanwhile: nothing more is shown. */
  readonly isSilent: boolean
  /** Data of the refusal, such as the `retryAfter` of a limit. */
  readonly data: unknown

  constructor(code: number, message: string, { isSilent = false, data = null }: AnswerDetails = {}) {
    super(message)
    this.name = 'AnswerError'
    this.code = code
    this.isSilent = isSilent
    this.data = data
  }
}

/** The HTTP status, or why there is none: no answer in time, no answer at all, or one that is no envelope (HTML, half a JSON). */
export type TransportFailure = number | 'timeout' | 'network' | 'unreadable'

/** There was no envelope. */
export class TransportError extends Error {
  readonly status: TransportFailure

  constructor(status: TransportFailure) {
    super(`transport: ${status}`)
    this.name = 'TransportError'
    this.status = status
  }
}

export interface RequestOptions {
  signal?: AbortSignal | undefined
  accessToken?: string | undefined
  /** The browser finishes the call when the page is closed. */
  isLast?: boolean | undefined
  /** The file, sent under the name `file` beside the fields by an endpoint with `inputIn: 'multipart'`. */
  file?: Blob | undefined
  /** For an endpoint that is `isRepeatable`: a repeated call with the same key gets the first one's answer. */
  idempotencyKey?: string | undefined
  timeoutMs?: number | undefined
  /** Names this call, so that the page can ask for its place in the server's queue. */
  fileTicket?: string | undefined
  /** Replaces `fetch`, which cannot tell how much of a file has been sent. */
  transport?: Transport | undefined
  /** Headers beside those of every call. */
  headers?: Readonly<Record<string, string>> | undefined
}

export type Transport = (address: string, request: RequestInit) => Promise<Response>

/** Calls an endpoint of the contract once, as the token's owner. Throws AnswerError, TransportError, or the signal's abort. */
export async function request<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  options: RequestOptions = {},
): Promise<Output> {
  return (await readAnswer(await ask(endpoint, input, options))) as Output
}

/** The server's answer, unparsed. */
export async function ask<Input>(
  endpoint: Endpoint<Input>,
  input: NoInfer<Input>,
  {
    signal,
    accessToken,
    isLast = false,
    file,
    idempotencyKey,
    fileTicket,
    timeoutMs = TIMEOUT_MS,
    transport = fetchOrTakeEarly,
    headers,
  }: RequestOptions,
): Promise<Response> {
  const body = isInQuery(endpoint) ? undefined : bodyOf(endpoint, input, file)
  const query = body === undefined ? serialiseQuery(input) : ''
  const timeout = AbortSignal.timeout(timeoutMs)
  return send(transport, query ? `${endpoint.path}?${query}` : endpoint.path, {
    method: endpoint.method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    keepalive: isLast,
    headers: {
      ...headers,
      'tenant-id': TENANT_ID,
      'X-Request-Id': Math.random().toString(36).slice(2),
      'Accept-Language': document.documentElement.lang,
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(fileTicket && { 'File-Ticket': fileTicket }),
      ...(endpoint.method === 'GET' && { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
      // The browser writes a form's content type, which contains the boundary.
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
}

/** The envelope's data; throws AnswerError for a refusal. */
export async function readAnswer(response: Response): Promise<unknown> {
  const { code, msg, data } = await readEnvelope(response)
  if (code !== SUCCESS) throw new AnswerError(code, msg, { data })
  return data
}

function bodyOf({ inputIn }: Endpoint, input: unknown, file: Blob | undefined): string | FormData {
  if (inputIn !== 'multipart') return JSON.stringify(input)
  const form = new FormData()
  // The fields come first, so that the server knows them when it streams the file; written as in a query.
  for (const [name, value] of new URLSearchParams(serialiseQuery(input))) form.append(name, value)
  if (file) form.append('file', file)
  return form
}

async function send(transport: Transport, address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await transport(address, request)
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

export function transportErrorOf(error: unknown): unknown {
  if (error instanceof TransportError) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return new TransportError('timeout')
  return new TransportError('network')
}
