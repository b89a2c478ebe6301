import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLoadConnection } from './load-connection.ts'
import { spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'

const ADDRESSES = 250

/** What the parent asks of this process, which asks the server for as long and as much as it can. */
export interface LoadOrder {
  url: string
  /** Asked for in turn. */
  paths: string[]
  connections: number
  seconds: number
  /** Whether each connection comes from an address of its own (127.1.0.1 and on), as so many people do; else all are one client's. */
  areMany?: boolean
  /** That each connection waits between two questions, in ms. */
  pause?: number
}

export interface LoadResult {
  /** Answered; so is the latency. */
  perSecond: number
  latency: Spread
  /** Requests that the server had no time for. */
  refused: number
}

async function load({ url, paths, connections, seconds, areMany, pause }: LoadOrder): Promise<LoadResult> {
  const latencies: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  let next = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const connection = await openLoadConnection(url, areMany ? addressOf(index) : undefined)
      while (performance.now() < end) {
        const asked = performance.now()
        const isAnswered = await connection.ask(paths[next++ % paths.length] ?? '/')
        if (isAnswered) latencies.push(performance.now() - asked)
        else refused += 1
        if (pause) await sleep(pause)
      }
      connection.close()
    }),
  )
  return { perSecond: latencies.length / ((performance.now() - began) / 1000), latency: spreadOf(latencies), refused }
}

/** All of 127.0.0.0/8 leads to this machine on Linux; elsewhere its first address alone does. */
function addressOf(index: number): string {
  return `127.1.${Math.floor(index / ADDRESSES)}.${1 + (index % ADDRESSES)}`
}

const [order] = (await once(process, 'message')) as [LoadOrder]
process.send?.(await load(order))
process.disconnect?.()
