import { dropEdits, keepEdits, type KeptKey } from './kept-edits.ts'
import type { KeptEdits } from './taking-up.ts'

export interface Keeper {
  /** What there is to keep has become another. */
  keep: () => void
  /** From now on it may be written: what was kept before has been read. */
  begin: () => void
  /** Nothing is written any more. */
  stop: () => void
  /** Until what was asked for is written. */
  settled: () => Promise<void>
}

interface KeeperOptions {
  key: () => Promise<KeptKey>
  /** As it is now; null where nothing is to be kept. */
  read: () => KeptEdits | null
  /** Whether it could be kept. */
  onKept: (isKept: boolean) => void
}

/** Writes what is newest into the browser's storage, one write after the other. */
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
