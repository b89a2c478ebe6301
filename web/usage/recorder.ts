import { MOST_USAGE_EVENTS, type UsageEntry } from '../../contract/usage.ts'

/** Long enough to send a search and what is opened from it in one call. */
export const GATHERED_MS = 5000
/** Each page reports the same thing once; a long-lived page forgets the oldest. */
const MOST_REMEMBERED = 2000

interface RecorderParts {
  /** The browser finishes the call when the page is closed. Nobody waits for its answer. */
  send: (uses: UsageEntry[]) => void
  /** Whether the person may be counted at this moment. */
  mayCount: () => boolean
  /** Runs when the browser is idle. */
  whenIdle: (work: () => void) => void
}

export interface Recorder {
  /** Records a use; the same one is not reported twice. */
  note: (use: UsageEntry) => void
  /** Sends everything gathered, since the page may be closed. */
  flush: () => void
}

/** Gathers views and searches, and sends them when the page is idle. What fails to arrive is lost. */
export function createRecorder({ send, mayCount, whenIdle }: RecorderParts): Recorder {
  let waiting: UsageEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const told = new Set<string>()

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const uses = waiting
    waiting = []
    // The person may have opted out since.
    if (!mayCount()) return
    for (let from = 0; from < uses.length; from += MOST_USAGE_EVENTS) send(uses.slice(from, from + MOST_USAGE_EVENTS))
  }

  return {
    note(use) {
      const key = JSON.stringify(use)
      if (told.has(key) || !mayCount()) return
      if (told.size >= MOST_REMEMBERED) told.clear()
      told.add(key)
      waiting.push(use)
      timer ??= setTimeout(() => whenIdle(flush), GATHERED_MS)
    },
    flush,
  }
}
