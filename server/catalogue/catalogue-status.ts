import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { getCatalogueStatus } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { IMPORT_LOCK } from './import-lock.ts'
import type { CatalogueTables } from './tables.ts'

/** How much is on sale, and the newest import that someone is carrying out right now. */
export async function getStatus(db: Kysely<CatalogueTables>): Promise<OutputOf<typeof getCatalogueStatus>> {
  const { rows } = await sql<StatusRow>`
    SELECT
      (SELECT count(*)::int FROM product WHERE status = 'on_sale'
        AND EXISTS (SELECT FROM sku WHERE sku.product_id = product.id AND sku.status = 'on_sale')) AS products,
      (SELECT count(*)::int FROM sku JOIN product ON product.id = sku.product_id
        WHERE sku.status = 'on_sale' AND product.status = 'on_sale') AS skus,
      (SELECT json_build_object('name', name, 'done', next_line - 1, 'total', total) FROM import_run
        WHERE finished_at IS NULL AND EXISTS (
          SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${IMPORT_LOCK}::oid
          AND objid = import_run.id::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
        ORDER BY id DESC LIMIT 1) AS import`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the catalogue has no status')
  return row
}

interface StatusRow {
  products: number
  skus: number
  import: { name: string; done: number; total: number | null } | null
}
