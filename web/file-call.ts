import type { Endpoint, InputOf } from '../contract/endpoint.ts'
import { withToken } from './api.ts'
import { ask, readAnswer, TransportError, transportErrorOf } from './request.ts'

/** A file may take the server a while to make. */
const TIMEOUT_MS = 180_000

export interface CalledFile {
  name: string
  content: Blob
}

interface FileCallOptions {
  signal: AbortSignal
  /** 0..1 of the file; null while it is being made, or nobody knows how long it is. */
  onProgress: (share: number | null) => void
}

/** Calls an endpoint that answers a file, as `call` does. Throws AnswerError, TransportError, or the signal's abort. */
export async function callForFile<E extends Endpoint & { answersFile?: true }>(
  endpoint: E,
  input: InputOf<E>,
  { signal, onProgress }: FileCallOptions,
): Promise<CalledFile> {
  return withToken(endpoint, signal, async (accessToken) => {
    const response = await ask(endpoint, input, { signal, accessToken, timeoutMs: TIMEOUT_MS })
    const type = response.headers.get('content-type') ?? ''
    const name = nameIn(response.headers.get('content-disposition') ?? '')
    if (name === undefined || !response.body) {
      await readAnswer(response)
      throw new TransportError('unreadable')
    }
    // What was packed on its way is longer than it says.
    const isPacked = response.headers.has('content-encoding')
    const total = isPacked ? 0 : Number(response.headers.get('content-length'))
    const parts = await readParts(response.body, (bytes) => onProgress(total > 0 ? Math.min(bytes / total, 1) : null))
    return { name, content: new Blob(parts, { type }) }
  })
}

async function readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value)
      bytes += read.value.length
      onBytes(bytes)
    }
    return parts
  } catch (error) {
    throw transportErrorOf(error)
  }
}

/** The name of an attachment (RFC 8187). */
function nameIn(disposition: string): string | undefined {
  const [, name] = /^attachment;.*filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return name && decodeURIComponent(name)
}
