import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import { isDatabaseAway } from '../../../platform/postgres/database.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { lookAtLog, noNews } from './changes.ts'
import type { LogTail } from './changes.ts'
import type { ReadModel } from '../model.ts'
import { createOwnSource } from './model-source.ts'
import type { ModelSource } from './model-source.ts'
import { coalesce } from '../../../platform/coalesce.ts'
import type { State } from '../snapshot/snapshot.ts'

/** The catalogue in memory, as new as the question that is asked of it. */
export interface FollowedModel {
  /**
   * The model with every change that was committed before this call; what imports that are still under way have written
   * in the last ten seconds it may lack.
   */
  current(): Promise<ReadModel>
  /**
   * For how many seconds the database has not been asked, where it does not answer now and `current` goes on with what was
   * known last; 0 as long as it answers.
   */
  age(): number
}

/** Where the database does not answer, its last version is good for so long. */
const LAST_MS = 10_000
/** While an import is under way the model follows it this seldom, and rests as long as it took, so that lists stay quick. */
const PATIENCE_MS = 1000
/** What such an import has written is waited for this long, and longer only when the model has been without it for so long. */
const SOON_MS = 200
const LONGEST_MS = 10_000

/**
 * Follows the change log. Every question first asks the database for the newest version, so that no change is missed
 * however it came, by whichever server; questions that come together share the asking. What has changed is taken in by the source.
 */
export function followCatalogue(
  db: Kysely<CatalogueTables>,
  clock: Clock,
  source: ModelSource = createOwnSource(db),
): FollowedModel {
  let state: State | undefined
  let news = noNews(0)
  /** When the model was last begun to be brought up to date, and when that was done. */
  let [begunAt, doneAt] = [-Infinity, -Infinity]
  let refreshing: Promise<void> | undefined
  let soon: Promise<unknown> = Promise.resolve()
  /** When the database was last asked and answered, and since when it does not. */
  let seenAt = 0
  let awaySince: number | undefined
  const look = coalesce(async () => {
    const asked = clock.now().getTime()
    news = await lookAtLog(db, news)
    ;[seenAt, awaySince] = [asked, undefined]
    return news
  })

  /** What the log has; nothing new, for a while, where the database does not answer. */
  async function lookOrGoOn(): Promise<LogTail> {
    try {
      return await look()
    } catch (error) {
      // Who takes changes in just now may wait for the same database, and not find out.
      if (isDatabaseAway(error)) source.giveUp(error as Error)
      requireGrace(error)
      return news
    }
  }

  /** Throws what went wrong, unless the database is away and has not been for long. */
  function requireGrace(error: unknown): void {
    if (!isDatabaseAway(error)) throw error
    const now = clock.now().getTime()
    awaySince ??= now
    if (now - awaySince > LAST_MS) throw error
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
      news = noNews(state.version)
      begunAt = began
    } finally {
      doneAt = performance.now()
      refreshing = undefined
    }
  }

  /** Whether all that the model lacks is of imports under way, and not for long. */
  function mayLack({ areUnderWay }: LogTail): boolean {
    return areUnderWay && performance.now() - begunAt < LONGEST_MS
  }

  /** Follows beside those who ask. What is done soon they wait for; what goes wrong is told to who must wait longer. */
  function followBeside(): Promise<unknown> {
    const rested = performance.now() - doneAt
    if (!refreshing && rested > Math.max(PATIENCE_MS, doneAt - begunAt))
      soon = Promise.race([refresh().catch(() => undefined), sleep(SOON_MS, undefined, { ref: false })])
    return soon
  }

  return {
    async current() {
      const first = Promise.resolve(state ?? refresh())
      // Where the look fails, that is what is told.
      first.catch(() => undefined)
      const seen = await lookOrGoOn()
      let now = await first
      // One that is under way may have begun before the change that the caller means.
      try {
        while (now.today !== clock.today() || now.version < seen.version) {
          if (now.today === clock.today() && mayLack(seen)) {
            await followBeside()
            return (state ?? now).model
          }
          now = await refresh()
        }
      } catch (error) {
        requireGrace(error)
      }
      return now.model
    },
    age: () => (awaySince === undefined ? 0 : (clock.now().getTime() - seenAt) / 1000),
  }
}
