import { createHmac, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { networkOf } from '../../platform/http/client-network.ts'

/** The most that counts of one client in a day, by kind. */
const MOST_OF_CLIENT: Record<Kind, number> = {
  search: 200,
  image: 200,
  view: 2000,
  opened: 2000,
  favourite: 2000,
  board: 2000,
  budget: 2000,
}

/** The most that counts of one network, whose browsers may pretend to be many; offices share one. */
const MOST_OF_NETWORK = { search: 1000, view: 10_000, opened: 10_000, clients: 50, newWords: 100 }

/** Marks in memory: some forty megabytes. */
const MOST_MARKS = 500_000

/** Bytes of a hash. Among half a million, two collide once in a hundred million days. */
const HASH_BYTES = 8

export type Kind = 'search' | 'image' | 'view' | 'opened' | 'favourite' | 'board' | 'budget'

/** Further marks of words: whether they were found, are stored, were looked for in vain, and which networks asked for them. */
export type ResultKind = Kind | 'found' | 'kept' | 'vain' | 'asked'

/** A client, as far as it is known. It cannot be traced back from this. */
export interface UsageClient {
  key: string
  /** The network of a browser; members need none. */
  network?: string
  /** The hash of an event of this client under another key, while the event waits to be written. */
  markUnder(key: Buffer, kind: string, thing: string): Buffer
}

/** As far as it is known once the event is written. */
export type CountedClient = Pick<UsageClient, 'key'>

/** What was counted of a client on a day, on this server or on all. */
export interface Marks {
  /** Marks an event of a client; whether it is the first of the day. */
  isFirstOf(client: UsageClient, kind: ResultKind, thing: string): boolean
  hasOf(client: UsageClient, kind: ResultKind, thing: string): boolean
}

/** The events of one day, as hashes under a random key that is never stored (decisions/130). */
export interface DayOfUse {
  readonly day: string
  browser(clientAddress: string, userAgent: string): UsageClient
  member(memberId: string): UsageClient
  /** Marks an event; whether it is the client's first of the day, and within its limits. */
  isFirst(client: UsageClient, kind: Kind, thing: string): boolean
  has(client: UsageClient, kind: Kind, thing: string): boolean
  /** The same without the client's limits, for what an event turned out to be. */
  isFirstOf(client: CountedClient, kind: ResultKind, thing: string): boolean
  hasOf(client: CountedClient, kind: ResultKind, thing: string): boolean
  /** Whether a client's new words may be stored; uses up one of its network's. */
  takesNewWords(client: UsageClient): boolean
  /** The words of this day that are stored, once they are loaded. */
  keptWords: Set<string> | undefined
}

export function createDay(day: string, log: Pick<Logger, 'warn'>): DayOfUse {
  const key = randomBytes(32)
  const marks = new Set<string>()
  const counts = new Map<string, number>()
  let isTold = false

  const hash = (...parts: string[]) => hashUnder(key, parts).toString('latin1')
  const clientOf = (...who: string[]): UsageClient => ({
    key: hash(...who),
    markUnder: (other, kind, thing) => hashUnder(other, [...who, kind, thing]),
  })
  const markOf = ({ key: client }: CountedClient, kind: string, thing: string) => hash(client, kind, thing)

  function isWithin(counted: string, most: number): boolean {
    return (counts.get(counted) ?? 0) < most
  }

  /** Whether a client is within its limits; uses up one. */
  function takesRoom({ key: client, network }: UsageClient, kind: Kind): boolean {
    const own = `${client} ${kind}`
    if (!isWithin(own, MOST_OF_CLIENT[kind])) return false
    const taken = [own]
    if (network !== undefined && (kind === 'search' || kind === 'view' || kind === 'opened')) {
      const shared = `${network} ${kind}`
      if (!isWithin(shared, MOST_OF_NETWORK[kind])) return false
      taken.push(shared)
      if (!counts.has(client)) {
        if (!isWithin(`${network} clients`, MOST_OF_NETWORK.clients)) return false
        taken.push(client, `${network} clients`)
      }
    }
    for (const one of taken) counts.set(one, (counts.get(one) ?? 0) + 1)
    return true
  }

  function hasMemory(): boolean {
    if (marks.size + counts.size < MOST_MARKS) return true
    if (!isTold) log.warn({ day }, 'more is done than can be counted: the rest of the day is not')
    isTold = true
    return false
  }

  return {
    day,
    keptWords: undefined,
    browser(clientAddress, userAgent) {
      const network = networkOf(clientAddress)
      return { ...clientOf('browser', network, userAgent), network: hash('network', network) }
    },
    member: (memberId) => clientOf('member', memberId),
    isFirst(client, kind, thing) {
      const mark = markOf(client, kind, thing)
      if (marks.has(mark) || !hasMemory() || !takesRoom(client, kind)) return false
      marks.add(mark)
      return true
    },
    has: (client, kind, thing) => marks.has(markOf(client, kind, thing)),
    isFirstOf(client, kind, thing) {
      const mark = markOf(client, `${kind} of`, thing)
      if (marks.has(mark) || !hasMemory()) return false
      marks.add(mark)
      return true
    },
    hasOf: (client, kind, thing) => marks.has(markOf(client, `${kind} of`, thing)),
    takesNewWords({ key: client, network = client }) {
      const shared = `${network} new words`
      if (!hasMemory() || !isWithin(shared, MOST_OF_NETWORK.newWords)) return false
      counts.set(shared, (counts.get(shared) ?? 0) + 1)
      return true
    },
  }
}

function hashUnder(key: Buffer, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\0')).digest().subarray(0, HASH_BYTES)
}
