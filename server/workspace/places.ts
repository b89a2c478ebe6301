import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { sampleName } from '../../contract/boards/layout/words.ts'
import type { Thing } from '../../contract/collaboration/rights.ts'
import { uuidsOf } from './substituting.ts'

/** An item of a board or folder, or a line of a list, and what it holds. */
export interface HeldPlace {
  id: string
  /** The name or text that it has of its own. */
  own: string | null
  skuId: string | null
  /** Names of the SKU. */
  sku: Parameters<typeof sampleName>[0] | null
}

interface InTwo {
  name: string | null
  enName: string | null
}

/** The longest excerpt that names a text item, in characters. */
const LONGEST_GIST = 60

/** The places of a thing that exist, by their ids. */
export async function findHeldPlaces(
  db: QueryExecutorProvider,
  { kind, refId }: Thing,
  ids: readonly string[],
): Promise<Map<string, HeldPlace>> {
  if (ids.length === 0) return new Map()
  const { rows } = await queries[kind](refId, [...new Set(ids)]).execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The place's own name, else its SKU's with the variant. */
export function nameOfPlace({ own, sku }: Pick<HeldPlace, 'own' | 'sku'>): InTwo {
  if (own) return { name: own, enName: own }
  return nameOfHeld({ own, sku })
}

/** The name of what lies there: the SKU's with its variant, else the place's own. */
export function nameOfHeld({ own, sku }: Pick<HeldPlace, 'own' | 'sku'>): InTwo {
  if (!sku) return { name: own || null, enName: own || null }
  return { name: sampleName(sku, 'zh-CN') || null, enName: sampleName(sku, 'en') || null }
}

const queries: Record<Thing['kind'], (refId: string, ids: readonly string[]) => RawBuilder<HeldPlace>> = {
  board: (refId, ids) => sql`
    SELECT id::text, left(coalesce(content ->> 'name', content ->> 'text'), ${LONGEST_GIST}) AS own, sku_id::text AS "skuId",
      content -> 'snapshot' AS sku
    FROM board_item WHERE board_id = ${refId} AND id = ANY (${uuidsIn(ids)}::uuid[])`,
  budget: (refId, ids) => sql`
    SELECT id::text, content ->> 'name' AS own, sku_id::text AS "skuId", content -> 'snapshot' AS sku
    FROM budget_entry WHERE budget_id = ${refId} AND type = 'line' AND id = ANY (${uuidsIn(ids)}::uuid[])`,
  folder: (refId, ids) => sql`
    SELECT folder_item.id::text, NULL AS own, sku.id::text AS "skuId",
      jsonb_build_object('name', coalesce(product.name, ''), 'enName', coalesce(product.en_name, ''),
        'model', sku.model, 'variant', CASE WHEN coalesce(sku.variant_name, sku.variant_en_name) IS NOT NULL
          THEN jsonb_build_object('name', coalesce(sku.variant_name, ''), 'enName', coalesce(sku.variant_en_name, '')) END) AS sku
    FROM folder_item JOIN sku ON sku.id = folder_item.sku_id JOIN product ON product.id = sku.product_id
    WHERE folder_item.folder_id = ${refId} AND folder_item.id = ANY (${ids}::bigint[]) AND folder_item.deleted_at IS NULL`,
}

const uuidsIn = (ids: readonly string[]) => uuidsOf(ids.map((itemId) => ({ itemId })))
