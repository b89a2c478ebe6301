import { sql } from 'kysely'
import { madeAtOf } from '../../../catalogue/change-log.ts'
import type { LogPlace } from '../../../catalogue/change-log.ts'
import type { Db, Trx } from '../../../database.ts'

/** The changes after a place in the log, that of the model. */
export interface LogTail {
  model: LogPlace
  /** Whether the model's last change is no longer in the log: a failover has lost it. */
  isLost: boolean
  /** The newest change in the log. */
  version: number
  /** The import runs of the changes; '0' for changes without a run. */
  runs: Set<string>
  /** Whether all these runs are still running. */
  areUnderWay: boolean
}

export function noNews({ version, madeAt }: LogPlace): LogTail {
  return { model: { version, madeAt }, isLost: false, version, runs: new Set(), areUnderWay: false }
}

/**
 * Beyond so many changes their runs are not asked for: of millions that takes longer than a statement may. So many are older than
 * the changes of a running import that a list may lack.
 */
const MOST_ASKED = 500_000

/** Adds the changes that have come since. */
export async function lookAtLog(db: Db, seen: LogTail): Promise<LogTail> {
  const { model } = seen
  const { rows } = await sql<{ version: string; made_at: string | null; runs: string[]; under_way: string[] }>`
    SELECT coalesce((SELECT max(version) FROM change_log), 0)::text AS version, ${madeAtOf(model.version)} AS made_at,
      CASE WHEN (SELECT max(version) FROM change_log) - ${seen.version}::bigint > ${MOST_ASKED}::int THEN ARRAY['0']
        ELSE ARRAY(SELECT DISTINCT coalesce(run_id, 0)::text FROM change_log WHERE version > ${seen.version}) END AS runs,
      ARRAY(SELECT id::text FROM import_run WHERE finished_at IS NULL) AS under_way`.execute(db)
  const [row = { version: '0', made_at: null, runs: [], under_way: [] }] = rows
  const { version, made_at: madeAt, runs: found, under_way: underWay } = row
  const runs = new Set([...seen.runs, ...found])
  const areUnderWay = runs.size > 0 && [...runs].every((run) => underWay.includes(run))
  return { model, isLost: (madeAt ?? undefined) !== model.madeAt, version: Number(version), runs, areUnderWay }
}

export interface LogChanges {
  /** Whether a table changed that many products refer to. */
  concernAll: boolean
  /** Whether the thesaurus changed. */
  concernWords: boolean
  productIds: number[]
}

interface Found {
  concern_all: boolean
  concern_words: boolean
  ids: string[]
  currencies: string[]
  /** The pictures of which only the look changed. */
  looks: string[]
}

const ONLY_LOOK = sql`coalesce(entity = 'picture' AND before - 'look' = after - 'look', false)`

/** Reads the log after a version. A rate affects the products with prices in its currency. */
export async function findLogChanges(trx: Trx, since: number): Promise<LogChanges> {
  const { rows } = await sql<Found>`
    SELECT
      coalesce(bool_or(before IS NOT NULL AND NOT ${ONLY_LOOK} AND entity IN (
        'category', 'area', 'attribute', 'attribute_option', 'color', 'color_system', 'brand', 'picture',
        'dictionary_entry'
      ) OR entity = 'place_rule'), false) AS concern_all,
      coalesce(bool_or(entity = 'thesaurus_entry'), false) AS concern_words,
      coalesce(array_agg(DISTINCT CASE entity
        WHEN 'product' THEN entity_id::text
        ELSE coalesce(after, before)->>'product_id'
      END) FILTER (WHERE entity IN ('product', 'sku', 'attribute_value', 'certificate', 'picture_use')), '{}') AS ids,
      coalesce(array_agg(DISTINCT coalesce(after, before)->>'currency') FILTER (WHERE entity = 'exchange_rate'), '{}')
        AS currencies,
      coalesce(array_agg(DISTINCT entity_id::text) FILTER (WHERE ${ONLY_LOOK}), '{}') AS looks
    FROM change_log WHERE version > ${since}`.execute(trx)
  const [found = { concern_all: true, concern_words: true, ids: [], currencies: [], looks: [] }] = rows
  const { concern_all: concernAll, concern_words: concernWords, ids, currencies, looks } = found
  const priced = currencies.length ? await findPricedIn(trx, currencies) : []
  const covered = looks.length ? await findCoveredBy(trx, looks) : []
  return { concernAll, concernWords, productIds: [...ids.map(Number), ...priced, ...covered] }
}

/** The products with a SKU whose cover is one of these pictures. */
async function findCoveredBy(trx: Trx, pictureIds: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id AS id FROM picture_use
    WHERE role = 'cover' AND picture_id = ANY (${pictureIds}::bigint[])`.execute(trx)
  return rows.map(({ id }) => Number(id))
}

/** Products that change with the date alone: a certificate begins or ends, or a rate changes. */
export async function findTurned(trx: Trx, one: string, other: string): Promise<number[]> {
  const [from, to] = one < other ? [one, other] : [other, one]
  const certified = await trx
    .selectFrom('certificate')
    .select('product_id')
    .distinct()
    .where((is) =>
      is.or([
        is.and([is('issued_on', '>', from), is('issued_on', '<=', to)]),
        is.and([is('expires_on', '>=', from), is('expires_on', '<', to)]),
      ]),
    )
    .execute()
  const rates = await trx
    .selectFrom('exchange_rate')
    .select('currency')
    .distinct()
    .where('date', '>', from)
    .where('date', '<=', to)
    .execute()
  const currencies = rates.map(({ currency }) => currency)
  const priced = currencies.length ? await findPricedIn(trx, currencies) : []
  return [...certified.map(({ product_id: id }) => Number(id)), ...priced]
}

async function findPricedIn(trx: Trx, currencies: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM product WHERE currency_unit = ANY (${currencies}::text[])`.execute(trx)
  return rows.map(({ id }) => Number(id))
}
