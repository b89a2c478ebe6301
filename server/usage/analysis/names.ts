import { sql } from 'kysely'
import type { UsageThing } from '../../../contract/analysis.ts'
import type { UsageDeps } from '../deps.ts'

export interface ThingNames {
  name: string | null
  enName: string | null
  isDeleted: boolean
}

/** The columns of the names. */
const NAMES: Record<UsageThing, readonly [zh: string, en: string]> = {
  product: ['name', 'en_name'],
  brand: ['name', 'english_name'],
  category: ['name', 'en_name'],
}

/** The names of things by id; for deleted ones the last names in the log. */
export async function findUsageNames(
  db: UsageDeps['db'],
  of: UsageThing,
  ids: readonly string[],
): Promise<Map<string, ThingNames>> {
  if (ids.length === 0) return new Map()
  const [zh, en] = NAMES[of]
  const { rows } = await sql<{ id: string } & ThingNames>`
    WITH there AS (SELECT id, ${sql.ref(zh)} AS name, ${sql.ref(en)} AS en_name FROM ${sql.table(of)} WHERE id = ANY (${ids}::bigint[]))
    SELECT id::text, name, en_name AS "enName", false AS "isDeleted" FROM there
    UNION ALL
    SELECT gone.id::text, found.row ->> ${zh}::text, found.row ->> ${en}::text, true
    FROM unnest(${ids}::bigint[]) AS gone (id)
    CROSS JOIN LATERAL (
      SELECT coalesce(after, before) AS row FROM (SELECT * FROM change_log WHERE entity_id = gone.id OFFSET 0) AS change
      WHERE entity = ${of} ORDER BY version DESC LIMIT 1) AS found
    WHERE gone.id NOT IN (SELECT id FROM there)`.execute(db)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

/** The names of one thing; empty where they are unknown. */
export function namesOf(names: ReadonlyMap<string, ThingNames>, id: string): ThingNames {
  return names.get(id) ?? { name: null, enName: null, isDeleted: true }
}

/** The first SKU of each product that is on sale, by product id. */
export async function findFirstSkus(db: UsageDeps['db'], productIds: readonly string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; skuId: string }>`
    SELECT DISTINCT ON (product.id) product.id::text, sku.id::text AS "skuId" FROM product
    JOIN sku ON sku.product_id = product.id AND sku.status = 'on_sale'
    WHERE product.id = ANY (${productIds}::bigint[]) AND product.status = 'on_sale'
    ORDER BY product.id, sku.sort, sku.id`.execute(db)
  return new Map(rows.map(({ id, skuId }) => [id, skuId]))
}
