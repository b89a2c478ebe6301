import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../database.ts'
import { createClock } from '../clock.ts'
import type { Clock } from '../clock.ts'

const LOOK_EVERY_MS = 60_000
/** A smaller difference is left as it is, so that the time seldom jumps. */
const SMALL_MS = 1000
/** A larger one is not believed: a wrong date would end every session, and sweeps would delete for good what is not old. */
const MOST_MS = 2 * 60 * 60_000

interface Deps {
  db: Db
  log: Pick<Logger, 'warn'>
  /** The clock of this machine, in ms. It may jump when somebody sets it. */
  own?: () => number
  /** Milliseconds that nobody can set, from any moment on. They stand still while the machine sleeps. */
  steady?: () => number
}

/**
 * A clock that shows the time of the database, so that all servers agree on what has ended, however their own clocks are set,
 * up to two hours (decisions/159). It asks now and each minute. Between two answers, and while the database is away, it goes on at a
 * steady pace, so that setting this machine's clock does not move it.
 */
export async function followDatabaseClock({
  db,
  log,
  own = Date.now,
  steady = () => performance.now(),
}: Deps): Promise<Clock> {
  let aheadMs = 0
  let isBelieved = true
  let start = begin()
  let looking: Promise<void> | undefined

  function begin(): { own: number; steady: number } {
    return { own: own(), steady: steady() }
  }

  async function look(): Promise<void> {
    const asked = steady()
    const { rows } = await sql<{
      at: number
    }>`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at`.execute(db)
    start = begin()
    // The database answered at some moment between the two.
    const uncertain = (start.steady - asked) / 2
    const difference = (rows[0]?.at ?? start.own) + uncertain - start.own
    const wasBelieved = isBelieved
    isBelieved = Math.abs(difference) <= MOST_MS
    const right = isBelieved ? difference : 0
    if (isBelieved === wasBelieved && Math.abs(right - aheadMs) <= SMALL_MS + uncertain) return
    aheadMs = Math.round(right)
    const told = { seconds: Math.round(difference / 1000), isFollowed: isBelieved }
    log.warn(told, 'the clock of this machine differs from that of the database: set both by NTP')
  }

  async function lookOrGoOn(): Promise<void> {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = undefined))
    await looking
  }

  function now(): Date {
    const at = start.own + steady() - start.steady
    // This machine's clock was set, or it has slept: only the database knows which.
    if (Math.abs(own() - at) > SMALL_MS) void lookOrGoOn()
    return new Date(at + aheadMs)
  }

  await lookOrGoOn()
  setInterval(() => void lookOrGoOn(), LOOK_EVERY_MS).unref()
  return createClock(now)
}
