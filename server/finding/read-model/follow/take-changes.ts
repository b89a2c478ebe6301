import type { FastifyBaseLogger } from 'fastify'
import { findNewestPlace, hasPlace } from '../../../catalogue/change-log.ts'
import type { LogPlace } from '../../../catalogue/change-log.ts'
import { findRates } from '../../../catalogue/rates.ts'
import { atOneLongMoment, atOneMoment } from '../../../platform/postgres/database.ts'
import type { Moment } from '../../../platform/postgres/database.ts'
import type { Db } from '../../../database.ts'
import { loadModel } from '../load/load.ts'
import { dictionariesOf } from '../model.ts'
import type { State } from '../snapshot/snapshot.ts'
import { loadThesaurus } from '../words/thesaurus.ts'
import { findLogChanges, findTurned } from './changes.ts'
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

export interface TakingDeps {
  db: Db
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined
}

/** The state of a day: the previous one with its changes, or a rebuilt one. */
export function takeChanges(
  { db, log }: TakingDeps,
  before: State | undefined,
  todayOf: () => string,
): Promise<CaughtUpModel> {
  // The whole catalogue is a long read.
  const atMoment = before ? atOneMoment : atOneLongMoment
  return atMoment(db, async (moment) => {
    const isKept = !before || (await hasPlace(moment.trx, before))
    if (!isKept) log?.warn(`The catalogue is read afresh: the database no longer has its change ${before.version}`)
    return takeAtMoment(moment, isKept ? before : undefined, todayOf())
  })
}

async function takeAtMoment(moment: Moment, state: State | undefined, today: string): Promise<CaughtUpModel> {
  const { trx } = moment
  const newest = await findNewestPlace(trx)
  const many = Math.max(FEW, (state?.model.productIds.length ?? 0) * MANY)
  if (!state || newest.version - state.version > many * ROWS_OF_MANY) return buildAfresh(moment, newest, today)
  const { concernAll, concernWords, productIds } = await findLogChanges(trx, state.version)
  const turned = today === state.today ? [] : await findTurned(trx, state.today, today)
  const ids = [...new Set([...productIds, ...turned])]
  if (concernAll || ids.length > many) return buildAfresh(moment, newest, today)
  const thesaurus = concernWords ? await loadThesaurus(trx) : state.model.thesaurus
  if (!ids.length) {
    const rates = await findRates(trx, today)
    return { model: { ...state.model, rates, thesaurus }, ...newest, today, isAfresh: false }
  }
  const part = await loadModel(moment, { today, ids, dictionaries: dictionariesOf(state.model), thesaurus })
  return { model: applyChanges(state.model, part, ids), ...newest, today, isAfresh: false }
}

async function buildAfresh(moment: Moment, newest: LogPlace, today: string): Promise<CaughtUpModel> {
  return { model: await loadModel(moment, { today, dictionaries: new Map() }), ...newest, today, isAfresh: true }
}
