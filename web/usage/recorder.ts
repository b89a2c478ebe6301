import { MOST_USAGE_EVENTS, type UsageEntry } from '../../contract/usage.ts'

/** Long enough for a search and what is opened of it to go in one call. */
export const GATHERED_MS = 5000
/** What a page has told already is not told again; a page that is open for weeks does not remember all of it. */
const MOST_REMEMBERED = 2000

interface RecorderParts {
  /** Goes on when the page is closed. Whether it arrives nobody waits for. */
  send: (uses: UsageEntry[]) => void
  /** Whether whoever looks may be counted at this moment. */
  mayCount: () => boolean
  /** Does it when the browser has nothing else to do. */
  whenIdle: (work: () => void) => void
}

export interface Recorder {
  /** It has been seen. What was told before is not told again. */
  note: (use: UsageEntry) => void
  /** Sends what has gathered, as the page may be left for good. */
  flush: () => void
}

/** Gathers what is looked at and looked for, and tells the server in quiet moments. What does not arrive is lost. */
export function createRecorder({ send, mayCount, whenIdle }: RecorderParts): Recorder {
  let waiting: UsageEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const told = new Set<string>()

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const uses = waiting
    waiting = []
    // Who has switched it off since is not counted.
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
