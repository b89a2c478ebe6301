import { once } from 'node:events'
import { openLoadConnection } from './load-connection.ts'
import { spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'

/** What the parent asks of this process, which asks the server for as long and as much as it can. */
export interface LoadOrder {
  url: string
  /** Asked for in turn. */
  paths: string[]
  connections: number
  seconds: number
}

export interface LoadResult {
  /** Answered; so is the latency. */
  perSecond: number
  latency: Spread
  /** Requests that the server had no time for. */
  refused: number
}

async function load({ url, paths, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const latencies: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  let next = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openLoadConnection(url)
      while (performance.now() < end) {
        const asked = performance.now()
        const isAnswered = await connection.ask(paths[next++ % paths.length] ?? '/')
        if (isAnswered) latencies.push(performance.now() - asked)
        else refused += 1
      }
      connection.close()
    }),
  )
  return { perSecond: latencies.length / ((performance.now() - began) / 1000), latency: spreadOf(latencies), refused }
}

const [order] = (await once(process, 'message')) as [LoadOrder]
process.send?.(await load(order))
process.disconnect?.()
