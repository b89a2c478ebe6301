import type { Kysely } from 'kysely'
import { findRates } from '../../../catalogue/rates.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { atOneMoment } from '../../../platform/postgres/database.ts'
import type { Moment } from '../../../platform/postgres/database.ts'
import { loadModel } from '../load/load.ts'
import { dictionariesOf } from '../model.ts'
import type { State } from '../snapshot/snapshot.ts'
import { loadThesaurus } from '../words/thesaurus.ts'
import { findLogChanges, findNewestVersion, findTurned } from './changes.ts'
import { applyChanges } from './merge-models.ts'

/** Above this share of changed products, rebuilding is faster, unless they are few. */
const MANY = 1 / 4
const FEW = 100
/** More log rows than this for each of them mean, without reading them, that many products changed. */
const ROWS_OF_MANY = 40

/** The current state, and whether the whole catalogue was read for it. */
export interface CaughtUpModel extends State {
  isAfresh: boolean
}

/** The state of a day: the previous one with its changes, or a rebuilt one. */
export function takeChanges(
  db: Kysely<CatalogueTables>,
  before: State | undefined,
  todayOf: () => string,
): Promise<CaughtUpModel> {
  return atOneMoment(db, (moment) => takeAtMoment(moment, before, todayOf()))
}

async function takeAtMoment(
  moment: Moment<CatalogueTables>,
  state: State | undefined,
  today: string,
): Promise<CaughtUpModel> {
  const { trx } = moment
  const version = await findNewestVersion(trx)
  const many = Math.max(FEW, (state?.model.productIds.length ?? 0) * MANY)
  if (!state || version - state.version > many * ROWS_OF_MANY) return buildAfresh(moment, version, today)
  const { concernAll, concernWords, productIds } = await findLogChanges(trx, state.version)
  const turned = today === state.today ? [] : await findTurned(trx, state.today, today)
  const ids = [...new Set([...productIds, ...turned])]
  if (concernAll || ids.length > many) return buildAfresh(moment, version, today)
  const thesaurus = concernWords ? await loadThesaurus(trx) : state.model.thesaurus
  if (!ids.length) {
    const rates = await findRates(trx, today)
    return { model: { ...state.model, rates, thesaurus }, version, today, isAfresh: false }
  }
  const part = await loadModel(moment, { today, ids, dictionaries: dictionariesOf(state.model), thesaurus })
  return { model: applyChanges(state.model, part, ids), version, today, isAfresh: false }
}

async function buildAfresh(moment: Moment<CatalogueTables>, version: number, today: string): Promise<CaughtUpModel> {
  return { model: await loadModel(moment, { today, dictionaries: new Map() }), version, today, isAfresh: true }
}
