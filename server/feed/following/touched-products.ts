import { sql } from 'kysely'
import type { Trx } from '../../database.ts'

/** Tables whose rows belong to one product. */
const OF_PRODUCT = ['sku', 'attribute_value', 'picture_use', 'certificate', 'download']
/** Records that products refer to. Where one is renamed, its products change. */
const SHARED = ['brand', 'category', 'attribute', 'attribute_option', 'color_system', 'color', 'authority']
/** Columns that appear in no line of the feed. */
const UNSAID = sql`CASE entity
  WHEN 'product' THEN '{rank,created_at}'
  WHEN 'sku' THEN '{comparable_low,comparable_high,variant_name,variant_en_name}'
  WHEN 'category' THEN '{sort,image_id}'
  WHEN 'attribute_option' THEN '{sort}'
  WHEN 'color' THEN '{hex}'
  WHEN 'authority' THEN '{url}'
  ELSE '{}' END::text[]`

/** The ids of products whose lines have changed since a version of the log, in the order of their last change. Some may be deleted. */
export async function findTouched(trx: Trx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE change AS MATERIALIZED (
      SELECT version, entity, entity_id, (before ->> 'product_id')::bigint AS was_of, (after ->> 'product_id')::bigint AS is_of
      FROM change_log
      WHERE version > ${after} AND entity = ANY (${['product', ...OF_PRODUCT, ...SHARED]}::text[])
        -- Nothing refers to what came or went that is not told by itself.
        AND (entity <> ALL (${SHARED}::text[]) OR num_nonnulls(before, after) = 2)
        AND (before - ${UNSAID}) IS DISTINCT FROM (after - ${UNSAID})
    ), below AS (
      SELECT entity_id AS id, version FROM change WHERE entity = 'category'
      UNION
      SELECT category.id, below.version FROM below JOIN category ON category.parent_id = below.id
    ), color_change AS (
      SELECT entity_id AS id, version FROM change WHERE entity = 'color'
      UNION ALL
      SELECT color.id, version FROM change JOIN color ON color.system_id = entity_id WHERE entity = 'color_system'
    ), touched AS (
      SELECT entity_id AS id, version FROM change WHERE entity = 'product'
      UNION ALL SELECT was_of, version FROM change WHERE was_of IS NOT NULL
      UNION ALL SELECT is_of, version FROM change WHERE is_of IS NOT NULL
      UNION ALL SELECT product.id, version FROM change JOIN product ON brand_id = entity_id WHERE entity = 'brand'
      UNION ALL SELECT product.id, version FROM below JOIN product ON category_id = below.id
      UNION ALL SELECT product_id, version FROM change JOIN attribute_value ON attribute_id = entity_id WHERE entity = 'attribute'
      UNION ALL SELECT product_id, version FROM change JOIN attribute_value ON option_id = entity_id WHERE entity = 'attribute_option'
      UNION ALL SELECT product_id, version FROM color_change JOIN sku ON color_id = color_change.id
      UNION ALL SELECT product_id, version FROM change JOIN certificate ON authority_id = entity_id WHERE entity = 'authority'
    )
    SELECT id::text FROM touched GROUP BY id ORDER BY max(version), id`.execute(trx)
  return rows.map(({ id }) => id)
}
