import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { firstMessage } from '../../bench/load.ts'
import { memoryOf, totalMegabytes } from '../../bench/process-memory.ts'
import { processorSecondsOf } from '../../bench/process-time.ts'
import type { Hold } from '../world/held.ts'
import type { Product } from '../world/product.ts'
import type { CrowdOrder, CrowdResult } from './crowd-process.ts'

/** What a crowd saw, and what the servers and their database needed for it. */
export interface WatchedCrowd extends CrowdResult {
  seconds: number
  /** Memory every few seconds, the first at the beginning. */
  looks: MemoryLook[]
  /** Processor seconds of all servers together, and of PostgreSQL. */
  serverSeconds: number
  databaseSeconds: number
}

export interface MemoryLook {
  /** Seconds since the beginning. */
  at: number
  /** Each server with its threads, in MB, in their order; without the processes that it starts for some work. */
  servers: number[]
  /** What servers have started. */
  helpers: number
  database: number
}

export interface Watched {
  products: readonly Product[]
  /** The process of PostgreSQL. */
  postmaster: number
  hold: Hold
}

const LOOK_MS = 5000

/** Runs a crowd in a process of its own, and measures meanwhile. */
export async function watchedCrowd(watched: Watched, order: CrowdOrder): Promise<WatchedCrowd> {
  const looks: MemoryLook[] = []
  const over = new AbortController()
  const began = performance.now()
  const watching = (async () => {
    while (!over.signal.aborted) {
      looks.push(await look(watched, (performance.now() - began) / 1000))
      await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  })()
  const before = await secondsOf(watched)
  try {
    const result = await runCrowd(order, watched.hold)
    const after = await secondsOf(watched)
    return {
      ...result,
      seconds: order.seconds,
      looks,
      serverSeconds: after.servers - before.servers,
      databaseSeconds: after.database - before.database,
    }
  } finally {
    over.abort()
    await watching
  }
}

async function runCrowd(order: CrowdOrder, hold: Hold): Promise<CrowdResult> {
  const child = fork(fileURLToPath(new URL('crowd-process.ts', import.meta.url)))
  hold(async () => child.kill('SIGKILL'))
  child.send(order)
  return firstMessage<CrowdResult>(child)
}

async function look({ products, postmaster }: Watched, at: number): Promise<MemoryLook> {
  const families = await Promise.all(products.map(async ({ pid }) => (await memoryOf(pid)) ?? []))
  return {
    at,
    servers: families.map(([server]) => server?.megabytes ?? Number.NaN),
    helpers: families.reduce((sum, [, ...others]) => sum + totalMegabytes(others), 0),
    database: totalMegabytes((await memoryOf(postmaster)) ?? []),
  }
}

async function secondsOf({ products, postmaster }: Watched): Promise<{ servers: number; database: number }> {
  const of = async (pid: number) => (await processorSecondsOf(pid)) ?? Number.NaN
  const servers = await Promise.all(products.map(async ({ pid }) => of(pid)))
  return { servers: servers.reduce((sum, one) => sum + one, 0), database: await of(postmaster) }
}
