import type { FastifyBaseLogger } from 'fastify'
import { startScanThread } from './scan-thread.ts'
import type { ScanThread } from './scan-thread.ts'

/** After so many threads in a row have ended without a result, no more are started. */
const MOST_DEATHS = 3

interface ScanPoolDeps {
  log: Pick<FastifyBaseLogger, 'warn'>
  threads: number
  idleMs: number
  startThread?: typeof startScanThread | undefined
}

/** The threads that scan. They start with the first large request, and end after a while without one. */
export interface ScanPool {
  canAsk(): boolean
  /** The available threads; missing ones are started. */
  gather(): ScanThread[]
  /** Scans the first part here while each thread scans one of the others. If a thread ends, its part is scanned here too. */
  shareOut<Part, Result>(
    ready: readonly ScanThread[],
    parts: readonly Part[],
    work: PartWork<Part, Result>,
  ): Promise<Result[]>
  /** How many threads are available now. */
  size(): number
  close(): Promise<void>
}

export interface PartWork<Part, Result> {
  ask(thread: ScanThread, part: Part): Promise<Result>
  here(part: Part): Result
}

export function createScanPool({ log, threads: most, idleMs, startThread = startScanThread }: ScanPoolDeps): ScanPool {
  let threads: ScanThread[] = []
  let deaths = 0
  let isClosed = false
  let resting: NodeJS.Timeout | undefined

  return {
    canAsk,
    gather() {
      clearTimeout(resting)
      resting = setTimeout(() => void end(), idleMs).unref()
      for (let missing = most - threads.length; missing > 0; missing--) start()
      return threads.filter((thread) => thread.isReady())
    },
    async shareOut(ready, parts, { ask, here }) {
      const asked = parts.slice(1).map(async (part, index) => {
        try {
          const thread = ready[index]
          const result = thread && { of: await ask(thread, part) }
          deaths = 0
          return result
        } catch {
          return undefined
        }
      })
      const results = parts.slice(0, 1).map(here)
      for (const [index, part] of parts.slice(1).entries()) {
        const result = await asked[index]
        results.push(result ? result.of : here(part))
      }
      return results
    },
    size: () => threads.filter((thread) => thread.isReady()).length,
    async close() {
      isClosed = true
      await end()
    },
  }

  function canAsk(): boolean {
    return !isClosed && deaths < MOST_DEATHS
  }

  function start(): void {
    if (!canAsk()) return
    try {
      const thread: ScanThread = startThread((error) => {
        threads = threads.filter((other) => other !== thread)
        noteDeath(error)
      })
      threads.push(thread)
    } catch (error) {
      noteDeath(error)
    }
  }

  function noteDeath(error: unknown): void {
    deaths += 1
    const next = canAsk() ? 'another is started' : 'no other is started'
    log.warn({ err: error }, `a thread that scans the catalogue ended by itself; ${next}`)
  }

  async function end(): Promise<void> {
    clearTimeout(resting)
    const ended = threads
    threads = []
    await Promise.all(ended.map(async (thread) => thread.close()))
  }
}
