import type { DocumentShape } from './document-kind.ts'
import { dropEdits, keepEdits, type KeptKey } from './kept-edits.ts'
import type { KeptEdits } from './taking-up.ts'

export interface Keeper {
  /** Tells that there is something new to keep. */
  keep: () => void
  /** Begins to write, once what was kept before has been read. */
  begin: () => void
  /** Stops writing. */
  stop: () => void
  /** Waits until everything is written. */
  settled: () => Promise<void>
}

interface KeeperOptions {
  key: () => Promise<KeptKey>
  /** What is to be kept now; null for nothing. */
  read: () => KeptEdits<DocumentShape> | null
  /** Told after each write whether it succeeded. */
  onKept: (isKept: boolean) => void
}

/** Keeps the newest edits in the browser's storage, one write after the other. */
export function createKeeper({ key, read, onKept }: KeeperOptions): Keeper {
  let keeping: Promise<void> | null = null
  let isWanted = false
  let mayWrite = false

  async function write(): Promise<void> {
    const own = await key()
    while (takeWish()) {
      const edits = read()
      // oxlint-disable-next-line no-await-in-loop -- the next write has what came meanwhile
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
