import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import { findSurvivingRows } from './log-entries.ts'

/**
 * Marks the rows of undone runs that stay: products and SKUs that somebody else has edited or extended, SKUs in a folder, and the SKUs
 * that a remaining product needs to have one at all, or one on sale.
 */
export async function findKeptAfterUndo(trx: Trx): Promise<void> {
  await sql`UPDATE pg_temp.undo_row SET keeper = maker WHERE maker IS NOT NULL AND is_edited`.execute(trx)
  await sql`
    UPDATE pg_temp.undo_row AS sku SET keeper = maker
    WHERE entity = 'sku' AND maker IS NOT NULL AND present IS NOT NULL AND (
      EXISTS (SELECT FROM pg_temp.undo_row own WHERE own.sku_id = sku.entity_id AND own.is_edited)
      OR EXISTS (SELECT FROM folder_item WHERE folder_item.sku_id = sku.entity_id))`.execute(trx)
  await sql`
    UPDATE pg_temp.undo_row AS product SET keeper = maker
    WHERE entity = 'product' AND maker IS NOT NULL AND EXISTS (
      SELECT FROM pg_temp.undo_row own WHERE own.product_id = product.entity_id
        AND (own.is_edited OR (own.entity = 'sku' AND own.keeper IS NOT NULL)))`.execute(trx)
  await keepWithOwner(trx)
  await findSurvivingRows(trx)
  if (await keepLastSkus(trx)) {
    await keepWithOwner(trx)
    await findSurvivingRows(trx)
  }
}

async function keepWithOwner(trx: Trx): Promise<void> {
  await sql`
    UPDATE pg_temp.undo_row AS row SET keeper = owner.keeper FROM pg_temp.undo_row owner
    WHERE row.keeper IS NULL AND row.maker = owner.keeper AND row.entity NOT IN ('product', 'sku')
      AND ((owner.entity = 'sku' AND owner.entity_id = row.sku_id)
        OR (owner.entity = 'product' AND owner.entity_id = row.product_id AND row.sku_id IS NULL))`.execute(trx)
}

// A product keeps a SKU on sale only if somebody has withdrawn or deleted one since; otherwise it may never have had one.
async function keepLastSkus(trx: Trx): Promise<boolean> {
  const { numAffectedRows } = await sql`
    WITH product AS (
      SELECT row.product_id, row.present ->> 'status' = 'on_sale' AND EXISTS (
        SELECT FROM pg_temp.undo_row sku JOIN pg_temp.undo_entry entry USING (entity, entity_id)
        WHERE sku.product_id = row.product_id AND entity = 'sku' AND NOT is_undone
          AND before ->> 'status' IS DISTINCT FROM after ->> 'status' AND version > (
          SELECT min(version) FROM pg_temp.undo_entry undone JOIN pg_temp.undo_row of_product USING (entity, entity_id)
          WHERE of_product.product_id = row.product_id AND undone.is_undone)) AS is_sold
      FROM pg_temp.undo_row AS row WHERE entity = 'product' AND stands AND EXISTS (
        SELECT FROM pg_temp.undo_row sku WHERE sku.product_id = row.product_id AND sku.entity = 'sku' AND present IS NOT NULL AND NOT stands)),
    bare AS (
      SELECT product_id, EXISTS (
        SELECT FROM pg_temp.undo_row sku WHERE sku.product_id = product.product_id AND entity = 'sku' AND stands) AS has_sku
      FROM product WHERE NOT EXISTS (
        SELECT FROM pg_temp.undo_row sku WHERE sku.product_id = product.product_id AND entity = 'sku' AND stands
          AND (NOT is_sold OR present ->> 'status' = 'on_sale')))
    UPDATE pg_temp.undo_row AS sku SET keeper = maker, is_last = true FROM bare
    WHERE sku.product_id = bare.product_id AND entity = 'sku' AND NOT stands AND present IS NOT NULL AND maker IS NOT NULL
      AND (NOT has_sku OR present ->> 'status' = 'on_sale')`.execute(trx)
  return Number(numAffectedRows) > 0
}
