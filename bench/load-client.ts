import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLoadConnection } from './load-connection.ts'
import { spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'

const ADDRESSES = 250

/** The load that the parent orders from this process. */
export interface LoadOrder {
  url: string
  /** Requested in turn. */
  paths: string[]
  connections: number
  seconds: number
  /**
   * Whether each connection uses an address of its own (127.1.0.1 and on), like different people; otherwise all are one
   * client.
   */
  areMany?: boolean
  /** The pause of each connection between two requests, in ms. */
  pause?: number
}

export interface LoadResult {
  /** Answered requests; the latency counts these too. */
  perSecond: number
  latency: Spread
  /** Requests that the server refused as overload. */
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

/** On Linux all of 127.0.0.0/8 is this machine; elsewhere only 127.0.0.1. */
function addressOf(index: number): string {
  return `127.1.${Math.floor(index / ADDRESSES)}.${1 + (index % ADDRESSES)}`
}

const [order] = (await once(process, 'message')) as [LoadOrder]
process.send?.(await load(order))
process.disconnect?.()
