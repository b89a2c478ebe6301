import { TransportError } from '../request.ts'

const TIMEOUT_MS = 30_000

/** The envelope of the older API, whatever the HTTP status. */
export interface LegacyAnswer {
  status: number
  /** NaN without one. */
  code: number
  msg: string
  data: unknown
  error: unknown
}

/** Throws TransportError without an answer, or without one within 30 seconds. */
export async function send(address: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(address, { ...request, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (error) {
    throw failureOf(error)
  }
}

/** Throws TransportError for a successful status with a malformed envelope. */
export async function readLegacyAnswer(response: Response): Promise<LegacyAnswer> {
  const { status } = response
  const body = await readObject(response)
  if (!body && response.ok) throw new TransportError('unreadable')
  const { code, msg, data, error } = body ?? {}
  return { status, code: Number(code ?? Number.NaN), msg: typeof msg === 'string' ? msg.trim() : '', data, error }
}

async function readObject(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw failureOf(error)
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  return new TransportError(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network')
}
