import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { CatalogueTables } from '../tables.ts'
import { loadProducts } from './load.ts'
import { EMPTY_MODEL, applyChanges } from './model.ts'
import type { ReadModel } from './model.ts'

/** The catalogue in memory, as new as the question that is asked of it. */
export interface FollowedModel {
  /** The model with every change that was committed before this call. */
  current(): Promise<ReadModel>
}

/** Where a model stands: the last change it holds, and the day whose rates and certificates it was made with. */
interface State {
  model: ReadModel
  version: string
  today: string | undefined
}

/**
 * Follows the change log. Every question first asks the database for the newest version, so that no change is missed
 * however it came, by whichever server; questions that come together share the asking.
 */
export function followCatalogue(db: Kysely<CatalogueTables>, clock: Clock): FollowedModel {
  let state: State = { model: EMPTY_MODEL, version: '0', today: undefined }
  let running: Promise<State> | undefined
  let waiting: Promise<State> | undefined

  const refresh = (): Promise<State> => {
    running = bringUpToDate(db, state, clock.today())
      .then((next) => (state = next))
      .finally(() => (running = undefined))
    return running
  }
  return {
    async current() {
      // A look that is under way may have begun before the change that the caller means: the next one has not.
      waiting ??= (running ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => {
          waiting = undefined
          return refresh()
        })
      return (await waiting).model
    },
  }
}

async function bringUpToDate(db: Kysely<CatalogueTables>, state: State, today: string): Promise<State> {
  if (today === state.today && (await newestVersion(db)) === state.version) return state
  // One snapshot for the log and the tables, so that they tell of the same moment.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => takeChanges(trx, state, today))
}

async function takeChanges(trx: Transaction<CatalogueTables>, state: State, today: string): Promise<State> {
  // A first model, and that of a new day, are built of everything: the log, which may be long, has nothing to add.
  if (today !== state.today) return buildAfresh(trx, await newestVersion(trx), today)
  const { version, concernsAll, productIds } = await findChanges(trx, state.version)
  if (concernsAll) return buildAfresh(trx, version, today)
  if (!productIds.length) return { ...state, version }
  const loaded = await loadProducts(trx, today, productIds)
  const changes = new Map(productIds.map((id) => [Number(id), loaded.get(Number(id))]))
  return { model: applyChanges(state.model, changes), version, today }
}

async function buildAfresh(trx: Transaction<CatalogueTables>, version: string, today: string): Promise<State> {
  return { model: applyChanges(EMPTY_MODEL, await loadProducts(trx, today)), version, today }
}

async function newestVersion(db: Kysely<CatalogueTables>): Promise<string> {
  const { rows } = await sql<{ version: string | null }>`SELECT max(version) AS version FROM change_log`.execute(db)
  return rows[0]?.version ?? '0'
}

interface Changes {
  version: string
  /** A rate, or the name or place of something that many products refer to. */
  concernsAll: boolean
  productIds: string[]
}

async function findChanges(trx: Transaction<CatalogueTables>, since: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    SELECT coalesce(max(version), ${since}::bigint)::text AS version,
      coalesce(bool_or(entity = 'exchange_rate' OR before IS NOT NULL AND entity IN (
        'category', 'area', 'attribute', 'attribute_option', 'color', 'color_system', 'brand', 'picture'
      )), false) AS "concernsAll",
      coalesce(array_agg(DISTINCT CASE entity
        WHEN 'product' THEN entity_id::text
        ELSE coalesce(after, before)->>'product_id'
      END) FILTER (WHERE entity IN ('product', 'sku', 'attribute_value', 'certificate', 'picture_use')), '{}') AS "productIds"
    FROM change_log WHERE version > ${since}::bigint`.execute(trx)
  const [changes] = rows
  if (!changes) throw new Error('the change log does not answer')
  return changes
}
