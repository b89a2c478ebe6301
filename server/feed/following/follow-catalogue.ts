import { sql } from 'kysely'
import { CATALOGUE_VERSION } from '../../catalogue/change-log.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { Db, Trx } from '../../database.ts'
import { findTouched } from './touched-products.ts'

/** Products that visitors see, by the brand and key that name them in the feed. */
const SHOWN = sql`(
  SELECT product.id, brand.english_name AS brand, product.key FROM product JOIN brand ON brand.id = brand_id
  WHERE product.status = 'on_sale'
    AND EXISTS (SELECT FROM sku WHERE sku.product_id = product.id AND sku.status = 'on_sale'))`

/**
 * Gives every product that changed in the catalogue, and every name that ended, a new version in the feed (decisions/135). One
 * transaction at a time does so, so that readers never miss a smaller version that commits later.
 */
export async function followForFeed(db: Db): Promise<void> {
  if (await isUpToDate(db)) return
  await patientOn(db)
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Before any query: its snapshot must be later than the lock.
      await sql`LOCK TABLE feed_state IN EXCLUSIVE MODE`.execute(trx)
      const { rows } = await sql<{ version: string; log_version: string | null; newest: string }>`
        SELECT version, log_version, ${CATALOGUE_VERSION} AS newest FROM feed_state`.execute(trx)
      const state = rows[0]
      if (!state || state.newest === state.log_version) return
      const { log_version: after, newest } = state
      const touched = after === null ? await findShown(trx) : await findTouched(trx, after)
      const removed = Number(state.version) + (await tellRemoved(trx, touched, state.version))
      const version = removed + (await tellShown(trx, touched, removed))
      await sql`UPDATE feed_state SET version = ${version}, log_version = ${newest}`.execute(trx)
    })
}

async function isUpToDate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    SELECT log_version IS NOT DISTINCT FROM ${CATALOGUE_VERSION}::bigint AS is_so FROM feed_state`.execute(db)
  return rows[0]?.is_so ?? false
}

/** All products: on the first run there is no need to read the log. */
async function findShown(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM ${SHOWN} AS shown ORDER BY shown.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Returns how many names no longer belong to these products. */
async function tellRemoved(trx: Trx, touched: readonly string[], version: string): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH gone AS (
      SELECT entry.brand, entry.key, row_number() OVER (ORDER BY place) AS nth
      FROM unnest(${touched}::bigint[]) WITH ORDINALITY AS touched (id, place)
      JOIN feed_entry AS entry ON entry.product_id = touched.id
      WHERE NOT EXISTS (
        SELECT FROM ${SHOWN} AS shown
        WHERE shown.id = touched.id AND shown.brand = entry.brand AND shown.key = entry.key))
    UPDATE feed_entry SET product_id = NULL, version = ${version}::bigint + nth
    FROM gone WHERE feed_entry.brand = gone.brand AND feed_entry.key = gone.key`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Returns how many of these products visitors see. */
async function tellShown(trx: Trx, touched: readonly string[], version: number): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO feed_entry (brand, key, version, product_id)
    SELECT brand, key, ${version}::bigint + row_number() OVER (ORDER BY place), shown.id
    FROM unnest(${touched}::bigint[]) WITH ORDINALITY AS touched (id, place) JOIN ${SHOWN} AS shown ON shown.id = touched.id
    ON CONFLICT (brand, key) DO UPDATE SET version = excluded.version, product_id = excluded.product_id`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
