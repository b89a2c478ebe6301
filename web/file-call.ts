import type { Endpoint } from '../contract/endpoint.ts'
import { getFilePlace, LEFT_OUT, MISSING_LETTERS } from '../contract/files.ts'
import type { DrawnFiles, LeftOut } from '../contract/files.ts'
import { call, withToken } from './api.ts'
import { ask, readAnswer, TransportError, transportErrorOf } from './request.ts'

/** The longest time that the server lets a file wait and be made. */
const TIMEOUT_MS = 10 * 60_000
/** The delay before the first question: most files are ready sooner. */
const ASKED_EVERY_MS = 1000

export interface CalledFile {
  name: string
  content: Blob
  /** The characters that its typefaces lack and that it has boxes for, with spaces between them. */
  missing: string
  /** What is not in it because the server cannot make it now; null if nothing is. */
  leftOut: LeftOut | null
}

interface Waiting {
  signal: AbortSignal
  /**
   * Hears the place in the queue, 1 being the next, or null once the file is being made; and how many pictures were drawn for it, null
   * if it needs none.
   */
  onPlace: (place: number | null, drawn: DrawnFiles | null) => void
}

export interface FileCallOptions extends Waiting {
  /** Headers beside those of every call. */
  headers?: Readonly<Record<string, string>>
  /** How long the file may take, where that is longer than for most. */
  timeoutMs?: number
  /** 0..1 of the download; null while the file is being made, or its size is unknown. */
  onProgress: (share: number | null) => void
}

/** Calls an endpoint that answers a file, as `call` does. Throws AnswerError, TransportError, or the signal's abort. */
export async function callForFile<Input>(
  endpoint: Endpoint<Input>,
  input: NoInfer<Input>,
  { onProgress, headers, timeoutMs = TIMEOUT_MS, ...waiting }: FileCallOptions,
): Promise<CalledFile> {
  const { signal } = waiting
  return withToken(endpoint, signal, async (accessToken) => {
    const send = (fileTicket?: string) => ask(endpoint, input, { signal, accessToken, fileTicket, headers, timeoutMs })
    // Only members can ask for their place.
    const response = await (endpoint.access === 'link' ? send() : inLine(waiting, send))
    const type = response.headers.get('content-type') ?? ''
    const name = nameIn(response.headers.get('content-disposition') ?? '')
    if (name === undefined || !response.body) {
      await readAnswer(response)
      throw new TransportError('unreadable')
    }
    // Compressed on its way, it is longer than its header states.
    const isPacked = response.headers.has('content-encoding')
    const total = isPacked ? 0 : Number(response.headers.get('content-length'))
    const parts = await readParts(response.body, (bytes) => onProgress(total > 0 ? Math.min(bytes / total, 1) : null))
    const missing = decodeURIComponent(response.headers.get(MISSING_LETTERS) ?? '')
    return { name, content: new Blob(parts, { type }), missing, leftOut: leftOutIn(response) }
  })
}

/** As `call`, for answers that the server makes in the same queue as files. */
export async function callInLine<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  waiting: Waiting,
): Promise<Output> {
  return inLine(waiting, (fileTicket) =>
    call(endpoint, input, { signal: waiting.signal, fileTicket, timeoutMs: TIMEOUT_MS }),
  )
}

/** Asks for the place in the queue until the call has its answer. */
async function inLine<Answer>({ signal, onPlace }: Waiting, send: (ticket: string) => Promise<Answer>) {
  // randomUUID does not exist on a page without TLS.
  const ticket = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const answered = new AbortController()
  const ended = AbortSignal.any([signal, answered.signal])
  const watch = setInterval(() => {
    call(getFilePlace, { ticket }, { signal: ended }).then(
      ({ place, drawn }) => !ended.aborted && onPlace(place || null, drawn),
      // The file itself matters: if this question fails, it is asked again.
      () => undefined,
    )
  }, ASKED_EVERY_MS)
  try {
    return await send(ticket)
  } finally {
    clearInterval(watch)
    answered.abort()
    onPlace(null, null)
  }
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

function leftOutIn({ headers }: Response): LeftOut | null {
  const written = headers.get(LEFT_OUT)
  return written === null ? null : (JSON.parse(decodeURIComponent(written)) as LeftOut)
}

/** The name of an attachment (RFC 8187). */
function nameIn(disposition: string): string | undefined {
  const [, name] = /^attachment;.*filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return name && decodeURIComponent(name)
}
