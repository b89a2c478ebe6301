import { QueueFull } from '../fair-queue.ts'
import { createShares } from './shares.ts'
import type { Account } from './shares.ts'

/**
 * Calls answered at a time, in all and of one client. More would only wait for each other inside, in the order in which they came
 * instead of by shares: the database has six connections. Four let an office load its pages.
 */
const AT_ONCE = 16
/** So many more for clients that have none running: a few with long calls cannot stop the others. */
const AT_ONCE_FIRST = 16
const AT_ONCE_EACH = 4
/** For so long after their last call others count as busy, and for so long as being about. */
const BUSY_MS = 50
const ABOUT_MS = 1000
/** However busy others are, one call beyond a share begins each time this has passed. */
const AT_LATEST_MS = 200
/** Sessions of one client that are remembered while none of their calls waits. */
const MOST_SESSIONS = 64

/** Who makes a call: a client, and the session that the call names. */
export interface Asker {
  client: string
  session: string
}

/** What is asked and told of a call that has a turn. */
export interface Turn {
  /** What the call has cost and was not charged yet, in ms of work. */
  costMs(): number
  /** Refuses the call while it waits (`QueueFull`); false once it does not. */
  refuse: () => boolean
  /** Lets another client's call begin meanwhile; the result ends that. */
  stepAside: () => () => void
}

export interface Turns {
  /** Runs work in its client's turn. Rejects with `QueueFull` if refused while it waits. */
  inTurn<Answer>(asker: Asker, turn: Turn, work: () => Promise<Answer>): Promise<Answer>
  /** Adds what a call cost after its turn, in ms of work. */
  charge(client: string, ms: number): void
  sizes(): { running: number; waiting: number }
}

interface Client {
  name: string
  account: Account
  /** Its calls that run. */
  running: number
  /** Those of them that began within its share, less those that have stepped aside. */
  withinShare: number
  waiting: number
  sessions: Map<string, Session>
}

interface Session {
  usedMs: number
  waiting: ((begun: Begun) => void)[]
}

interface Begun {
  isWithinShare: boolean
  expectedMs: number
}

/**
 * Serves clients by the work that their calls cost, not by how many there are. A call of a client that has had no more than its share
 * begins at once. What is beyond waits until the share has grown enough or nobody else is busy, and goes one at a time. Of a client's
 * sessions, the one that has used least comes first.
 */
export function createTurns(): Turns {
  const shares = createShares()
  const clients = new Map<string, Client>()
  const line = createLine()
  const running = createRunning()
  let looking: NodeJS.Timeout | undefined

  async function inTurn<Answer>({ client: name, session: own }: Asker, turn: Turn, work: () => Promise<Answer>) {
    const client = enter(name)
    const session = sessionOf(client, own)
    try {
      const turnOf = line.wait(client, session, turn)
      beginNext()
      const begun = await turnOf
      turn.stepAside = () => {
        running.count(client, begun, -1)
        beginNext()
        return () => running.count(client, begun, 1)
      }
      return await work().finally(() => {
        const costMs = turn.costMs()
        session.usedMs += costMs
        shares.end(client.account, begun.expectedMs, costMs)
        client.running -= 1
        running.count(client, begun, -1)
        running.noteEnd(client, begun)
      })
    } finally {
      leave(client, { own, session })
      beginNext()
    }
  }

  function beginNext(): void {
    clearTimeout(looking)
    while (running.all() < AT_ONCE + AT_ONCE_FIRST) {
      const client = line.next(running.all() < AT_ONCE ? AT_ONCE_EACH : 1)
      if (!client) return
      const isWithinShare = shares.isWithin(client.account)
      const wait = isWithinShare ? 0 : Math.min(running.untilBeyond(client), shares.untilWithin(client.account))
      if (wait > 0) {
        looking = setTimeout(beginNext, Math.max(1, Math.ceil(wait)))
        return
      }
      const begun = { isWithinShare, expectedMs: shares.begin(client.account) }
      client.running += 1
      running.count(client, begun, 1)
      line.begin(client, begun)
    }
  }

  function enter(name: string): Client {
    const account = shares.accountOf(name)
    account.calls += 1
    const client = clients.get(name) ?? {
      name,
      account,
      running: 0,
      withinShare: 0,
      waiting: 0,
      sessions: new Map<string, Session>(),
    }
    clients.set(name, client)
    return client
  }

  function leave(client: Client, { own, session }: { own: string; session: Session }): void {
    const { account, name, sessions } = client
    account.calls -= 1
    const isKnown = sessions.get(own) === session
    if (isKnown && sessions.size > MOST_SESSIONS && session.waiting.length === 0) sessions.delete(own)
    if (account.calls === 0) clients.delete(name)
  }

  return {
    inTurn,
    charge: shares.charge,
    sizes: () => ({ running: running.all(), waiting: line.size() }),
  }
}

/** The calls that wait. */
function createLine() {
  const waiting = new Set<Client>()

  function noteOneLess(client: Client): void {
    client.waiting -= 1
    if (client.waiting === 0) waiting.delete(client)
  }

  return {
    async wait(client: Client, session: Session, turn: Turn): Promise<Begun> {
      const { promise, resolve, reject } = Promise.withResolvers<Begun>()
      session.waiting.push(resolve)
      client.waiting += 1
      waiting.add(client)
      turn.refuse = () => {
        const at = session.waiting.indexOf(resolve)
        if (at === -1) return false
        session.waiting.splice(at, 1)
        noteOneLess(client)
        reject(new QueueFull(true))
        return true
      }
      return promise
    },
    /** Of the clients with fewer calls at a time than this, the one that has had least of its share. */
    next(most: number): Client | undefined {
      let next: Client | undefined
      for (const client of waiting)
        if (client.running < most && (!next || client.account.paidAt < next.account.paidAt)) next = client
      return next
    },
    begin(client: Client, begun: Begun): void {
      noteOneLess(client)
      leastUsed(client)?.waiting.shift()?.(begun)
    },
    size: () => [...waiting].reduce((sum, client) => sum + client.waiting, 0),
  }
}

/** Counts what runs, and knows since when clients are quiet. */
function createRunning() {
  const counts = { within: 0, beyond: 0 }
  let beyondBegunAt = -Infinity
  /** The clients that last had a call within their share, and when. */
  let last = { name: '', at: -Infinity }
  let lastBefore = last

  /** When a client other than this one last had a call within its share. */
  function othersSeenAt({ name, withinShare }: Client, now: number): number {
    if (counts.within > withinShare) return now
    return last.name === name ? lastBefore.at : last.at
  }

  return {
    all: () => counts.within + counts.beyond,
    count(client: Client, { isWithinShare }: Begun, change: 1 | -1): void {
      counts[isWithinShare ? 'within' : 'beyond'] += change
      if (isWithinShare) client.withinShare += change
      else if (change === 1) beyondBegunAt = performance.now()
    },
    noteEnd({ name }: Client, { isWithinShare }: Begun): void {
      if (!isWithinShare) return
      if (last.name !== name) lastBefore = last
      last = { name, at: performance.now() }
    },
    /** How long a client that has had more than its share waits for one more call, in ms. */
    untilBeyond(client: Client): number {
      const now = performance.now()
      const seenAt = othersSeenAt(client, now)
      if (now - seenAt > ABOUT_MS) return 0
      if (counts.beyond > 0) return Infinity
      return Math.max(0, Math.min(seenAt + BUSY_MS, beyondBegunAt + AT_LATEST_MS) - now)
    },
  }
}

function leastUsed({ sessions }: Client): Session | undefined {
  let least: Session | undefined
  for (const session of sessions.values())
    if (session.waiting.length > 0 && (!least || session.usedMs < least.usedMs)) least = session
  return least
}

/** A new session begins with as much as the one that has used least, so that changing sessions gains nothing. */
function sessionOf({ sessions }: Client, name: string): Session {
  const known = sessions.get(name)
  if (known) return known
  const usedMs = sessions.size === 0 ? 0 : Math.min(...[...sessions.values()].map((session) => session.usedMs))
  const session = { usedMs, waiting: [] }
  sessions.set(name, session)
  return session
}
