import { AnswerError, TransportError } from '../api.ts'
import { sessionNumber } from '../tokens.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** What may pass by itself; anything else is an answer, or will not change. */
const PASSING = new Set<unknown>(['network', 'timeout', 502, 503, 504])

/**
 * Makes a call again until it is answered; `onWaiting` hears of it the first time that it was not. Sooner where the network comes back.
 * Throws the refusal, or an abort where the person has signed out meanwhile.
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
    // What somebody began who has signed out since is not done in the name of the next.
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
