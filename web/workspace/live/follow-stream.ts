import type { Endpoint } from '../../../contract/endpoint.ts'
import { AnswerError, withToken } from '../../api.ts'
import { ask, readAnswer, TransportError } from '../../request.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** A page that is hidden this long closes its stream. */
const HIDDEN_MS = 60_000
const DAY_MS = 24 * 60 * 60_000
/** Codes that waiting does not help: the link, its password, the right or the session has gone. */
const FINAL = new Set([400, 401, 403, 404, 1_009_003_001])

/** An event: it names what has news. */
export interface StreamEvent {
  of: string
  version?: number
}

export interface Following<Input> {
  endpoint: Endpoint<Input>
  input: NoInfer<Input>
  headers?: Readonly<Record<string, string>>
  /** `start` each time that the stream begins, because earlier events were missed. */
  onEvent: (event: StreamEvent) => void
  /** Nothing is received until the stream begins again. */
  onBreak?: () => void
  /** Nothing can be followed any more. */
  onFinal: () => void
}

/** Follows a stream until the answered function is called. It reconnects after growing pauses. */
export function followStream<Input>({ onEvent, onBreak, onFinal, ...stream }: Following<Input>): () => void {
  const ended = new AbortController()
  let reading: AbortController | undefined
  let pause = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const begin = () => {
    clearTimeout(timer)
    if (reading || ended.signal.aborted || document.hidden) return
    const current = new AbortController()
    reading = current
    const hear = (event: StreamEvent) => {
      pause = FIRST_PAUSE_MS
      if (!current.signal.aborted) onEvent(event)
    }
    readStream({ ...stream, signal: current.signal, onEvent: hear }).then(
      () => end(current),
      (error: unknown) => end(current, error),
    )
  }
  const end = (current: AbortController, error?: unknown) => {
    if (reading !== current) return
    reading = undefined
    if (error instanceof AnswerError && FINAL.has(error.code)) {
      stop()
      onFinal()
      return
    }
    onBreak?.()
    // At random times, because many reconnect when a server restarts.
    timer = setTimeout(begin, pause * (0.75 + Math.random() / 2))
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  const letGo = () => {
    clearTimeout(timer)
    const current = reading
    reading = undefined
    current?.abort()
  }
  const look = () => {
    clearTimeout(hiding)
    if (!document.hidden) return begin()
    hiding = setTimeout(() => {
      letGo()
      onBreak?.()
    }, HIDDEN_MS)
  }
  const stop = () => {
    ended.abort()
    clearTimeout(hiding)
    letGo()
  }
  document.addEventListener('visibilitychange', look, { signal: ended.signal })
  window.addEventListener('online', begin, { signal: ended.signal })
  begin()
  return stop
}

interface Reading<Input> extends Pick<Following<Input>, 'endpoint' | 'input' | 'headers' | 'onEvent'> {
  signal: AbortSignal
}

async function readStream<Input>({ endpoint, input, headers, signal, onEvent }: Reading<Input>): Promise<void> {
  const response = await withToken(endpoint, signal, async (accessToken) => {
    const answer = await ask(endpoint, input, { signal, accessToken, headers, timeoutMs: DAY_MS })
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) await readAnswer(answer)
    return answer
  })
  if (!response.body) throw new TransportError('unreadable')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let left = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (left + read.value).split(/\r\n|\r|\n/)
    left = lines.pop() ?? ''
    for (const line of lines) {
      const event = eventIn(line)
      if (event) onEvent(event)
    }
  }
}

/** The event of a line; other lines only keep the stream open. */
function eventIn(line: string): StreamEvent | undefined {
  const [, data] = /^data: ?(.*)$/.exec(line) ?? []
  if (data === undefined) return undefined
  try {
    const { of, version } = Object(JSON.parse(data)) as Partial<Record<'of' | 'version', unknown>>
    if (typeof of !== 'string') return undefined
    return { of, ...(typeof version === 'number' && { version }) }
  } catch {
    return undefined
  }
}
