import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import { atOneMoment, isDatabaseAway } from '../../../platform/postgres/database.ts'
import type { Moment } from '../../../platform/postgres/database.ts'
import { findRates } from '../../../catalogue/rates.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { findChanges, findNewestVersion, findTurned, lookAtLog, noNews } from './changes.ts'
import type { News } from './changes.ts'
import { loadModel } from '../load/load.ts'
import { dictionariesOf } from '../model.ts'
import type { ReadModel } from '../model.ts'
import { sharing } from '../../../platform/sharing.ts'
import type { Snapshot, State } from '../snapshot/snapshot.ts'
import { applyChanges } from './splice.ts'
import { loadThesaurus } from '../words/thesaurus.ts'

/** The catalogue in memory, as new as the question that is asked of it. */
export interface FollowedModel {
  /**
   * The model with every change that was committed before this call; those of imports that are still under way it may
   * lack for a second.
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
/** While an import is under way the model follows it this seldom, so that lists stay quick. */
const PATIENCE_MS = 1000
/** From this part of all products changed, building afresh is the quicker way; not for a few. */
const MANY = 1 / 4
const FEW = 100
/** So many rows of the log for each of them tell without being read that many products changed. */
const ROWS_OF_MANY = 40

/**
 * Follows the change log. Every question first asks the database for the newest version, so that no change is missed
 * however it came, by whichever server; questions that come together share the asking.
 */
export function followCatalogue(db: Kysely<CatalogueTables>, clock: Clock, snapshot?: Snapshot): FollowedModel {
  let state: State | undefined
  let news = noNews(0)
  let refreshedAt = -Infinity
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
      const before = state ?? (await snapshot?.read())
      state = await atOneMoment(db, (moment) => takeChanges(moment, before, clock.today()))
      news = noNews(state.version)
      refreshedAt = began
      snapshot?.note(state)
    } finally {
      refreshing = undefined
    }
  }

  function canWait({ areUnderWay }: News): boolean {
    return areUnderWay && performance.now() - refreshedAt < PATIENCE_MS
  }

  return {
    async current() {
      let now = state ?? (await refresh())
      const seen = await lookOrGoOn()
      // One that is under way may have begun before the change that the caller means.
      try {
        while (now.today !== clock.today() || (now.version < seen.version && !canWait(seen))) now = await refresh()
      } catch (error) {
        requireGrace(error)
      }
      return now.model
    },
    age: () => (awaySince === undefined ? 0 : (clock.now().getTime() - seenAt) / 1000),
  }
}

async function takeChanges(moment: Moment<CatalogueTables>, state: State | undefined, today: string): Promise<State> {
  const { trx } = moment
  const version = await findNewestVersion(trx)
  const many = Math.max(FEW, (state?.model.productIds.length ?? 0) * MANY)
  if (!state || version - state.version > many * ROWS_OF_MANY) return buildAfresh(moment, version, today)
  const { concernAll, concernWords, productIds } = await findChanges(trx, state.version)
  const turned = today === state.today ? [] : await findTurned(trx, state.today, today)
  const ids = [...new Set([...productIds, ...turned])]
  if (concernAll || ids.length > many) return buildAfresh(moment, version, today)
  const thesaurus = concernWords ? await loadThesaurus(trx) : state.model.thesaurus
  if (!ids.length) {
    const rates = await findRates(trx, today)
    return { model: { ...state.model, rates, thesaurus }, version, today }
  }
  const part = await loadModel(moment, { today, ids, dictionaries: dictionariesOf(state.model), thesaurus })
  return { model: applyChanges(state.model, part, ids), version, today }
}

async function buildAfresh(moment: Moment<CatalogueTables>, version: number, today: string): Promise<State> {
  return { model: await loadModel(moment, { today, dictionaries: new Map() }), version, today }
}
