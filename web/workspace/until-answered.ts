import { AnswerError, TransportError } from '../api.ts'
import { sessionNumber } from '../tokens.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Transient failures, which are retried; others are final. */
const PASSING = new Set<unknown>(['network', 'timeout', 502, 503, 504])

/**
 * Repeats a call until it is answered; `onWaiting` is called after the first call without an answer. It retries at once when the network is
 * back. Throws the refusal, or an abort where the person has signed out.
 */
export async function untilAnswered<Answer>(send: () => Promise<Answer>, onWaiting: () => void): Promise<Answer> {
  const session = sessionNumber()
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await send()
    } catch (error) {
      if (!isPassing(error)) throw error
      if (pause === FIRST_PAUSE_MS) onWaiting()
    }
    // oxlint-disable-next-line no-await-in-loop
    await networkOr(pause)
    // A call must not continue in another person's session.
    if (session !== sessionNumber()) throw new DOMException('signed out', 'AbortError')
  }
}

export function isPassing(error: unknown): boolean {
  if (error instanceof TransportError) return PASSING.has(error.status)
  return error instanceof AnswerError && PASSING.has(error.code)
}

async function networkOr(pauseMs: number): Promise<void> {
  const woken = new AbortController()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseMs)
    window.addEventListener('online', () => resolve(), { signal: woken.signal })
    woken.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  woken.abort()
}
