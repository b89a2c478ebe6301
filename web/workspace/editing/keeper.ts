import type { DocumentShape } from './document-kind.ts'
import { dropEdits, keepEdits, type KeptKey } from './kept-edits.ts'
import type { KeptEdits } from './taking-up.ts'

export interface Keeper {
  /** Schedules a write of the newest edits. */
  keep: () => void
  /** Starts writing, once stored edits have been read. */
  begin: () => void
  /** Stops writing. */
  stop: () => void
  /** Resolves when everything is written. */
  settled: () => Promise<void>
}

interface KeeperOptions {
  key: () => Promise<KeptKey>
  /** The edits to store now; null if there are none. */
  read: () => KeptEdits<DocumentShape> | null
  /** Called after each write with its success. */
  onKept: (isKept: boolean) => void
}

/** Stores the newest edits in the browser, one write after the other. */
export function createKeeper({ key, read, onKept }: KeeperOptions): Keeper {
  let keeping: Promise<void> | null = null
  let isWanted = false
  let mayWrite = false

  async function write(): Promise<void> {
    const own = await key()
    while (takeWish()) {
      const edits = read()
      // oxlint-disable-next-line no-await-in-loop -- sequential: each write takes the newest edits
      onKept(edits ? await keepEdits(own, edits) : (await dropEdits(own), true))
    }
  }

  function takeWish(): boolean {
    if (!mayWrite || !isWanted) return false
    isWanted = false
    return true
  }

  function start(): void {
    if (!mayWrite || !isWanted) return
    keeping ??= write().finally(() => {
      keeping = null
      start()
    })
  }

  return {
    keep() {
      isWanted = true
      start()
    },
    begin() {
      mayWrite = true
      start()
    },
    stop() {
      mayWrite = false
    },
    settled: () => keeping ?? Promise.resolve(),
  }
}
