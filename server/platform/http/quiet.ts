import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A page sends its next request this soon after an answer. */
const PAUSE_MS = 30
/** The longest wait for a pause, so that low-priority work also finishes under constant load. */
const LONGEST_WAIT_MS = 300

const LIVE = Symbol('live')

/** Notes that an answer is a stream of live news, which stays open for minutes: from now on nobody waits for it. */
export function noteLive(response: ServerResponse): void {
  response.emit(LIVE)
}

interface Patience {
  /** How long no request must have been in progress. */
  pauseMs?: number
  /** Infinity for work that need not finish. */
  longestMs?: number
  /** Which requests count; absent, all do. */
  isCounted?: (request: IncomingMessage) => boolean
}

/** Returns a function that resolves when no request is in progress, or after `longestMs`. */
export function listenForQuiet(
  server: Server,
  { pauseMs = PAUSE_MS, longestMs = LONGEST_WAIT_MS, isCounted = () => true }: Patience = {},
): () => Promise<void> {
  let answering = 0
  let quiet = Promise.resolve()
  let becomeQuiet = () => {}
  let pause: NodeJS.Timeout | undefined
  server.on('request', (request, response) => {
    if (!isCounted(request)) return
    clearTimeout(pause)
    if (answering === 0 && pause === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>()
      quiet = promise
      becomeQuiet = resolve
    }
    answering += 1
    let isAnswered = false
    const noteAnswered = () => {
      if (isAnswered) return
      isAnswered = true
      answering -= 1
      if (answering === 0) pause = setTimeout(endPause, pauseMs).unref()
    }
    response.once('close', noteAnswered)
    response.once(LIVE, noteAnswered)
  })
  if (longestMs === Infinity) return async () => quiet
  return () => Promise.race([quiet, sleep(longestMs, undefined, { ref: false })])

  function endPause(): void {
    pause = undefined
    becomeQuiet()
  }
}
