/** What is shared, in ms of work a ms: the main thread's time and the database's. */
const CAPACITY = 2
/** How much work a client may have at once before it counts as more than its share, in ms: some pages of a person. */
const CREDIT_MS = 250
/** What a client's first call is taken to cost, in ms, and how much each call changes what the next one is taken to. */
const EXPECTED_MS = 2
const LEARNT = 0.25
/**
 * Clients among whom the work is divided, at most: many who ask for little would else leave nearly nothing to one who asks for more.
 */
const MOST_HEADS = 10
/** A client has a share for so long after its last call: what ten people leave between their clicks is not another one's. */
const HERE_MS = 1000
const SWEEP_EVERY_MS = 50

/** What a client has had of its share. */
export interface Account {
  /** Calls under way, waiting ones included. */
  calls: number
  /** When it was last asked for. */
  seenAt: number
  /** How much work each client could have had when this one has paid for its own, in ms. */
  paidAt: number
  expectedMs: number
}

/** The shares of all clients that are here. */
export interface Shares {
  accountOf(client: string): Account
  /** Whether a client has had no more than its share. */
  isWithin(account: Account): boolean
  /** When it will be so if nothing changes, in ms from now. */
  untilWithin(account: Account): number
  /** Charges what a call is expected to cost, and says how much that is. */
  begin(account: Account): number
  /** Charges what it did cost instead. */
  end(account: Account, expectedMs: number, costMs: number): void
  /** Charges what came on top. */
  charge(client: string, ms: number): void
}

/**
 * Counts what each client may have of the server's work as virtual time (A. Demers, S. Keshav and S. Shenker, "Analysis and
 * simulation of a fair queueing algorithm", 1989): it passes the more slowly, the more clients are here.
 */
export function createShares(): Shares {
  const accounts = new Map<string, Account>()
  let shareMs = 0
  let advancedAt = performance.now()
  let sweptAt = advancedAt

  const heads = () => Math.max(1, Math.min(accounts.size, MOST_HEADS))

  function advance(): void {
    const now = performance.now()
    shareMs += ((now - advancedAt) * CAPACITY) / heads()
    advancedAt = now
    if (now - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = now
    for (const [name, { calls, seenAt, paidAt }] of accounts)
      if (calls === 0 && now - seenAt > HERE_MS && paidAt <= shareMs - CREDIT_MS) accounts.delete(name)
  }

  function accountOf(client: string): Account {
    advance()
    const account = accounts.get(client) ?? {
      calls: 0,
      seenAt: advancedAt,
      paidAt: shareMs - CREDIT_MS,
      expectedMs: EXPECTED_MS,
    }
    account.seenAt = advancedAt
    accounts.set(client, account)
    return account
  }

  return {
    accountOf,
    isWithin(account) {
      advance()
      return account.paidAt <= shareMs
    },
    untilWithin: ({ paidAt }) => ((paidAt - shareMs) * heads()) / CAPACITY,
    begin(account) {
      advance()
      account.paidAt = Math.max(account.paidAt, shareMs - CREDIT_MS) + account.expectedMs
      return account.expectedMs
    },
    end(account, expectedMs, costMs) {
      account.paidAt += costMs - expectedMs
      account.expectedMs += (costMs - account.expectedMs) * LEARNT
    },
    charge(client, ms) {
      if (ms > 0) accountOf(client).paidAt += ms
    },
  }
}
