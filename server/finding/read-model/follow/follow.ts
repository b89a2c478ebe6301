import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import { isDatabaseAway } from '../../../platform/postgres/database.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { lookAtLog, noNews } from './changes.ts'
import type { News } from './changes.ts'
import type { ReadModel } from '../model.ts'
import { createOwnSource } from './model-source.ts'
import type { ModelSource } from './model-source.ts'
import { sharing } from '../../../platform/sharing.ts'
import type { State } from '../snapshot/snapshot.ts'

/** The catalogue in memory, as new as the question that is asked of it. */
export interface FollowedModel {
  /**
   * The model with every change that was committed before this call; those of imports that are still under way it may
   * lack for a second and for as long as they take to be taken in, at most ten.
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
/** How a model follows an import that is under way, so that lists stay quick. */
export interface Patience {
  /** So long it rests after it has taken something in. */
  restMs: number
  /** So old it may become, from when it was begun, before who asks waits for the next one. */
  longestMs: number
}

const PATIENCE: Patience = { restMs: 1000, longestMs: LAST_MS }

/**
 * Follows the change log. Every question first asks the database for the newest version, so that no change is missed
 * however it came, by whichever server; questions that come together share the asking. What has changed is taken in by the source.
 */
export function followCatalogue(
  db: Kysely<CatalogueTables>,
  clock: Clock,
  source: ModelSource = createOwnSource(db),
  { restMs, longestMs }: Patience = PATIENCE,
): FollowedModel {
  let state: State | undefined
  let news = noNews(0)
  /** When what there is was begun to be taken in, and when it was there. */
  let [begunAt, takenAt] = [-Infinity, -Infinity]
  let refreshing: Promise<void> | undefined
  /** When the database was last asked and answered, and since when it does not. */
  let seenAt = 0
  let awaySince: number | undefined
  const look = sharing(async () => {
    const asked = clock.now().getTime()
    news = await lookAtLog(db, news)
    ;[seenAt, awaySince] = [asked, undefined]
    return news
  })

  /** What the log has; nothing new, for a while, where the database does not answer. */
  async function lookOrGoOn(): Promise<News> {
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
      ;[begunAt, takenAt] = [began, performance.now()]
    } finally {
      refreshing = undefined
    }
  }

  /** Whether what is new may be lacked for now; it is begun to be taken in after the rest, and nobody waits for it. */
  function canGoOn({ areUnderWay }: News): boolean {
    if (!areUnderWay || performance.now() - begunAt >= longestMs) return false
    // Where it fails, whoever must have it finds out.
    if (performance.now() - takenAt >= restMs) refresh().catch(() => undefined)
    return true
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
        while (now.today !== clock.today() || (now.version < seen.version && !canGoOn(seen))) now = await refresh()
      } catch (error) {
        requireGrace(error)
      }
      return now.model
    },
    age: () => (awaySince === undefined ? 0 : (clock.now().getTime() - seenAt) / 1000),
  }
}
