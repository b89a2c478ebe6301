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

/** From this part of all products changed, building afresh is the quicker way; not for a few. */
const MANY = 1 / 4
const FEW = 100
/** So many rows of the log for each of them tell without being read that many products changed. */
const ROWS_OF_MANY = 40

/** The catalogue as it is now, and whether all of it was read for that. */
export interface CaughtUpModel extends State {
  isAfresh: boolean
}

/** The catalogue as it is now, on a day: what was there before with what has changed, or built afresh. */
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
