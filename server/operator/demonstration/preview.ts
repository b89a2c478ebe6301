import { sql } from 'kysely'
import type { previewRemoval, RemovalPreview } from '../../../contract/demonstration.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Db } from '../../database.ts'
import { findDemonstrationRuns } from './runs.ts'

/** What a removal would do now, by the same rules as the undo of an import. */
export async function getPreview(
  { db }: { db: Db },
  _input: ParsedInputOf<typeof previewRemoval>,
  { caller: { memberId } }: MemberContext,
): Promise<RemovalPreview> {
  const runs = await findDemonstrationRuns(db)
  const [catalogue, accounts] = [await countCatalogue(db, runs), await countAccounts(db, memberId)]
  const { keeps_own: keepsOwnAccount, ...ofAccounts } = accounts
  return {
    goes: { products: catalogue.products, skus: catalogue.skus, ...ofAccounts },
    stays: { products: catalogue.touched, skusInFolders: catalogue.in_folders },
    keepsOwnAccount,
  }
}

interface CatalogueCount {
  products: number
  skus: number
  touched: number
  in_folders: number
}

// Folders of demonstration accounts do not count: they are deleted before the products.
async function countCatalogue(db: Db, runs: string[]): Promise<CatalogueCount> {
  const ids = sql`${runs}::bigint[]`
  const present = OWNED.map(
    (table) => sql`
      SELECT ${sql.lit(table)} AS entity, id AS entity_id, product_id FROM ${sql.table(table)}
      WHERE product_id IN (SELECT entity_id FROM made WHERE entity = 'product')`,
  )
  const { rows } = await sql<CatalogueCount>`
    WITH made AS MATERIALIZED (
      SELECT change_log.entity, entity_id, version,
        CASE WHEN change_log.entity = 'product' THEN entity_id ELSE (after ->> 'product_id')::bigint END AS product_id
      FROM change_span JOIN change_log ON version BETWEEN first AND last
      WHERE change_span.run_id = ANY (${ids}) AND kind = 'added'
        AND change_span.entity IN ('product', ${sql.join(OWNED.map((table) => sql.lit(table)))})),
    touched AS MATERIALIZED (
      SELECT product_id FROM made WHERE EXISTS (
        SELECT FROM change_log later WHERE later.entity_id = made.entity_id AND later.entity = made.entity
          AND later.version > made.version AND (later.run_id = ANY (${ids})) IS NOT TRUE)
      UNION
      SELECT product_id FROM (${sql.join(present, sql` UNION ALL `)}) AS present
      WHERE (entity, entity_id) NOT IN (SELECT entity, entity_id FROM made)),
    held AS MATERIALIZED (
      SELECT sku.id, sku.product_id FROM sku JOIN made ON made.entity = 'sku' AND made.entity_id = sku.id
      WHERE sku.product_id NOT IN (SELECT product_id FROM touched) AND EXISTS (
        SELECT FROM folder_item JOIN member ON member.id = folder_item.member_id
        WHERE sku_id = sku.id AND NOT is_demonstration))
    SELECT
      (SELECT count(*) FROM product WHERE id IN (SELECT entity_id FROM made WHERE entity = 'product')
        AND id NOT IN (SELECT product_id FROM touched) AND id NOT IN (SELECT product_id FROM held))::int AS products,
      (SELECT count(*) FROM sku WHERE id IN (SELECT entity_id FROM made WHERE entity = 'sku')
        AND product_id NOT IN (SELECT product_id FROM touched) AND id NOT IN (SELECT id FROM held))::int AS skus,
      (SELECT count(*) FROM product WHERE id IN (SELECT product_id FROM touched))::int AS touched,
      (SELECT count(*) FROM held)::int AS in_folders`.execute(db)
  return rows[0] ?? { products: 0, skus: 0, touched: 0, in_folders: 0 }
}

/** Tables of what belongs to a product and has an id. */
const OWNED = ['sku', 'attribute_value', 'picture_use', 'certificate', 'download']

interface AccountCount {
  boards: number
  budgets: number
  folders: number
  accounts: number
  keeps_own: boolean
}

async function countAccounts(db: Db, memberId: string): Promise<AccountCount> {
  const ofThem = (table: string) =>
    sql`(SELECT count(*) FROM ${sql.table(table)} WHERE member_id IN (SELECT id FROM going) AND deleted_at IS NULL)::int`
  const { rows } = await sql<AccountCount>`
    WITH going AS (SELECT id FROM member WHERE is_demonstration AND id <> ${memberId}::bigint)
    SELECT ${ofThem('board')} AS boards, ${ofThem('budget')} AS budgets, ${ofThem('folder')} AS folders,
      (SELECT count(*) FROM going)::int AS accounts,
      EXISTS (SELECT FROM member WHERE is_demonstration AND id = ${memberId}::bigint) AS keeps_own`.execute(db)
  return rows[0] ?? { boards: 0, budgets: 0, folders: 0, accounts: 0, keeps_own: false }
}
