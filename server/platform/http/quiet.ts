import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A page asks for the next thing this soon after an answer. */
const PAUSE_MS = 30
/** Nobody waits longer for a pause, so that work of lowest priority comes to its end under constant load too. */
const LONGEST_WAIT_MS = 300

interface Patience {
  /** How long there must have been nothing to answer. */
  pauseMs?: number
  /** Infinity for work that need not come to its end. */
  longestMs?: number
}

/** Answers a function that resolves when the server is answering nobody, and in any case soon. */
export function listenForQuiet(
  server: Server,
  { pauseMs = PAUSE_MS, longestMs = LONGEST_WAIT_MS }: Patience = {},
): () => Promise<void> {
  let answering = 0
  let quiet = Promise.resolve()
  let becomeQuiet = () => {}
  let pause: NodeJS.Timeout | undefined
  server.on('request', (_request, response) => {
    clearTimeout(pause)
    if (answering === 0 && pause === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>()
      quiet = promise
      becomeQuiet = resolve
    }
    answering += 1
    response.once('close', () => {
      answering -= 1
      if (answering === 0) pause = setTimeout(endPause, pauseMs).unref()
    })
  })
  if (longestMs === Infinity) return async () => quiet
  return () => Promise.race([quiet, sleep(longestMs, undefined, { ref: false })])

  function endPause(): void {
    pause = undefined
    becomeQuiet()
  }
}
