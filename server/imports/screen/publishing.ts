import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getImportPublishing } from '../../../contract/import-screen.ts'
import type { Db } from '../../database.ts'
import type { ScreenDeps } from './deps.ts'
import { getUpload } from './uploads.ts'
import type { Upload } from './uploads.ts'

/** SQL: a product is seen if it has a SKU on sale, and is on sale itself. */
const HAS_SKU_ON_SALE = sql`EXISTS (SELECT FROM sku WHERE product_id = product.id AND sku.status = 'on_sale')`

/**
 * SQL: a product that a run added still waits to be published. What somebody, or a later import, has changed the status of since is
 * theirs; publishing and its undo do not count.
 */
const isWaiting = (runId: string) => sql`status = 'withdrawn' AND NOT EXISTS (
  SELECT FROM change_log WHERE entity_id = product.id AND entity = 'product' AND before ->> 'status' <> after ->> 'status'
    AND NOT EXISTS (SELECT FROM import_run WHERE publishes = ${runId}::bigint AND import_run.id IN (change_log.run_id, change_log.undoes)))`

/** SQL: a product that a run added can be published. */
export const isReady = (runId: string) => sql`${isWaiting(runId)} AND ${HAS_SKU_ON_SALE}`

/**
 * The run whose new products began withdrawn because their table says nothing of it; null for any other. A product that is withdrawn
 * because its row says so stays withdrawn.
 */
export function publishableRunOf({ run_id: runId, mapping }: Pick<Upload, 'run_id' | 'mapping'>): string | null {
  if (mapping?.newProducts !== 'withdrawn') return null
  const isStated = mapping.columns.some(({ target }) => target === 'status') || Boolean(mapping.constants.status)
  return isStated ? null : runId
}

/** The products that a run added and that can be published, in order. */
export async function findReady(db: Db, runId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT product.id::text FROM product JOIN (${addedBy(runId)}) AS added USING (id)
    WHERE ${isReady(runId)} ORDER BY product.id`.execute(db)
  return rows.map(({ id }) => id)
}

const addedBy = (runId: string) => sql`
  SELECT entity_id AS id FROM change_log WHERE run_id = ${sql.lit(runId)}::bigint AND entity = 'product' AND before IS NULL`

/** The runs that have published what a run added, the newest first; not those that were undone. */
export async function findPublishings(db: Db, runId: string): Promise<string[]> {
  const runs = await db
    .selectFrom('import_run')
    .select('id')
    .where('publishes', '=', runId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return runs.map(({ id }) => id)
}

/** How much of what a run added withdrawn can be published. */
export async function getPublishing(
  { db }: Pick<ScreenDeps, 'db'>,
  { id }: ParsedInputOf<typeof getImportPublishing>,
): Promise<OutputOf<typeof getImportPublishing>> {
  const runId = publishableRunOf(await getUpload(db, id))
  if (runId === null) return { ready: 0, published: 0, withoutSku: 0, runId: null }
  const { rows } = await sql<{ ready: number; published: number; without_sku: number }>`
    SELECT count(*) FILTER (WHERE ${isReady(runId)})::int AS ready,
      count(*) FILTER (WHERE status = 'on_sale')::int AS published,
      count(*) FILTER (WHERE ${isWaiting(runId)} AND NOT ${HAS_SKU_ON_SALE})::int AS without_sku
    FROM product JOIN (${addedBy(runId)}) AS added USING (id)`.execute(db)
  const { ready = 0, published = 0, without_sku: withoutSku = 0 } = rows[0] ?? {}
  const [last = null] = await findPublishings(db, runId)
  return { ready, published, withoutSku, runId: last }
}
