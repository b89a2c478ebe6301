import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../bench/generator/random.ts'
import { openLoadConnection } from '../../bench/load-connection.ts'
import type { LoadConnection } from '../../bench/load-connection.ts'
import { spreadOf } from '../../bench/spread.ts'
import type { Spread } from '../../bench/spread.ts'
import { createMix } from './mix.ts'
import type { Facts, Person } from './mix.ts'

/** The people that the parent orders from this process. */
export interface CrowdOrder {
  /** The servers; each connection goes to one of them. */
  urls: string[]
  connections: number
  seconds: number
  /** The mean pause of a person between two requests, in ms; 0 for none. */
  pauseMs: number
  /** The members among them; the other connections are visitors. */
  people: Person[]
  facts: Facts
}

export interface CrowdResult {
  /** Answered requests a second. */
  perSecond: number
  latency: Spread
  latencyByKind: Record<string, Spread>
  /** Requests that the server refused as overload. */
  refused: number
  /** Connections that broke, and answers that are neither success nor refusal. */
  failed: number
  failures: string[]
  /** What the crowd itself took of the machine's processors, in seconds. */
  ownSeconds: number
}

const ADDRESSES = 250
const MOST_TOLD = 10
const SHORT = 300

async function crowd(order: CrowdOrder): Promise<CrowdResult> {
  const latencies = new Map<string, number[]>()
  const counts = { refused: 0, failed: 0 }
  const failures: string[] = []
  const began = performance.now()
  const end = began + order.seconds * 1000

  async function live(index: number): Promise<void> {
    const random = createRandom(index + 1)
    const mix = createMix(order.facts, order.people[index], random)
    let connection: LoadConnection | undefined
    while (performance.now() < end) {
      if (order.pauseMs) await sleep(order.pauseMs * (0.25 + 1.5 * Math.random()))
      const { kind, path, ...request } = mix.next()
      const asked = performance.now()
      try {
        connection ??= await openLoadConnection(order.urls[index % order.urls.length] ?? '', addressOf(index))
        const answer = await connection.ask(path, request)
        if (answer) {
          remember(kind, performance.now() - asked)
          mix.learn(kind, answer)
        } else counts.refused += 1
      } catch (error) {
        counts.failed += 1
        if (failures.length < MOST_TOLD) failures.push(`${kind}: ${(error as Error).message.slice(0, SHORT)}`)
        connection?.close()
        connection = undefined
      }
    }
    connection?.close()
  }

  function remember(kind: string, ms: number): void {
    const list = latencies.get(kind)
    if (list) list.push(ms)
    else latencies.set(kind, [ms])
  }

  await Promise.all(Array.from({ length: order.connections }, (_, index) => live(index)))
  const all = [...latencies.values()].flat()
  return {
    perSecond: all.length / ((performance.now() - began) / 1000),
    latency: spreadOf(all),
    latencyByKind: Object.fromEntries([...latencies].map(([kind, list]) => [kind, spreadOf(list)])),
    ...counts,
    failures,
    ownSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  }
}

/** On Linux all of 127.0.0.0/8 is this machine: each person has an address of their own. */
function addressOf(index: number): string | undefined {
  if (process.platform !== 'linux') return undefined
  return `127.1.${Math.floor(index / ADDRESSES)}.${1 + (index % ADDRESSES)}`
}

const [order] = (await once(process, 'message')) as [CrowdOrder]
process.send?.(await crowd(order))
process.disconnect?.()
