import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import { isDatabaseAway } from '../../../platform/postgres/database.ts'
import { EMPTY_LOG } from '../../../catalogue/change-log.ts'
import type { Db } from '../../../database.ts'
import { lookAtLog, noNews } from './changes.ts'
import type { LogTail } from './changes.ts'
import type { ReadModel } from '../model.ts'
import { createOwnSource } from './model-source.ts'
import type { ModelSource } from './model-source.ts'
import { coalesce } from '../../../platform/coalesce.ts'
import type { State } from '../snapshot/snapshot.ts'

/** The read model, as new as the request that reads it. */
export interface FollowedModel {
  /**
   * The model with every change that was committed before this call. It may lack what running imports have written in the
   * last ten seconds.
   */
  current(): Promise<ReadModel>
  /**
   * How many seconds ago the database last answered, while it does not answer and `current` gives the last known model;
   * 0 while it answers.
   */
  age(): number
  /** The model as it is, however old; undefined before the first. */
  known(): State | undefined
}

/** How long the last model is served while the database does not answer. */
const LAST_MS = 10_000
/** During an import the model is updated this seldom, and rests as long as the update took, so that lists stay quick. */
const PATIENCE_MS = 1000
/** A request waits this long for such an update, and longer only when the model has not been updated for LONGEST_MS. */
const SOON_MS = 200
const LONGEST_MS = 10_000

/**
 * Follows the change log. Every request first asks the database for the newest version, so that no change is missed, whichever
 * server made it; simultaneous requests share that query. The source takes the changes in.
 */
export function followCatalogue(db: Db, clock: Clock, source: ModelSource = createOwnSource({ db })): FollowedModel {
  let state: State | undefined
  let news = noNews(EMPTY_LOG)
  /** When the last update of the model began and ended. */
  let [begunAt, doneAt] = [-Infinity, -Infinity]
  let refreshing: Promise<void> | undefined
  let soon: Promise<unknown> = Promise.resolve()
  const outage = trackOutage(clock)
  const look = coalesce(async () => {
    const asked = clock.now().getTime()
    const before = news
    const found = await lookAtLog(db, before)
    // An update of the model meanwhile begins a new tail.
    if (news === before) news = found
    outage.noteAnswer(asked)
    return found
  })

  /** The end of the log; for a while, the last known one where the database does not answer. */
  async function lookOrGoOn(): Promise<LogTail> {
    try {
      return await look()
    } catch (error) {
      // A source that is taking changes in may wait for the same database without noticing.
      if (isDatabaseAway(error)) source.giveUp(error as Error)
      outage.requireGrace(error)
      return news
    }
  }

  async function refresh(): Promise<State> {
    refreshing ??= bringUpToDate()
    await refreshing
    if (!state) throw new Error('there is no model yet')
    return state
  }

  async function bringUpToDate(): Promise<void> {
    const began = performance.now()
    try {
      state = await source.take(() => clock.today())
      news = noNews(state)
      begunAt = began
    } finally {
      doneAt = performance.now()
      refreshing = undefined
    }
  }

  /** Whether the model lacks only what running imports wrote, and not for long. */
  function mayLack({ isLost, areUnderWay }: LogTail): boolean {
    return !isLost && areUnderWay && performance.now() - begunAt < LONGEST_MS
  }

  /** Updates the model beside the requests. They wait for it briefly; an error is thrown to those that must wait longer. */
  function followBeside(): Promise<unknown> {
    const rested = performance.now() - doneAt
    if (!refreshing && rested > Math.max(PATIENCE_MS, doneAt - begunAt))
      soon = Promise.race([refresh().catch(() => undefined), sleep(SOON_MS, undefined, { ref: false })])
    return soon
  }

  return {
    async current() {
      const first = Promise.resolve(state ?? refresh())
      // If the look fails too, its error is the one that is thrown.
      first.catch(() => undefined)
      let seen = await lookOrGoOn()
      const earlier = await first
      // An update may have ended during the look.
      let now = state ?? earlier
      // An update in progress may have begun before the caller's change.
      try {
        while (now.today !== clock.today() || lacks(now, seen)) {
          if (now.today === clock.today() && mayLack(seen)) {
            await followBeside()
            return (state ?? now).model
          }
          now = await refresh()
          if (seen.isLost) seen = await lookOrGoOn()
        }
      } catch (error) {
        outage.requireGrace(error)
      }
      return now.model
    },
    age: () => outage.age(),
    known: () => state,
  }
}

/** Whether a model lacks changes of the log, or has one that a failover has lost. */
function lacks(now: State, { model, isLost, version }: LogTail): boolean {
  return now.version < version || (isLost && now.version === model.version && now.madeAt === model.madeAt)
}

/** Notes when the database answered last, and since when it does not. */
function trackOutage(clock: Clock) {
  let seenAt = 0
  let awaySince: number | undefined
  return {
    noteAnswer(at: number): void {
      ;[seenAt, awaySince] = [at, undefined]
    },
    /** Throws the error, unless the database has been away only for a short time. */
    requireGrace(error: unknown): void {
      if (!isDatabaseAway(error)) throw error
      const now = clock.now().getTime()
      awaySince ??= now
      if (now - awaySince > LAST_MS) throw error
    },
    /** Seconds since the last answer; 0 while the database answers. */
    age: (): number => (awaySince === undefined ? 0 : (clock.now().getTime() - seenAt) / 1000),
  }
}
