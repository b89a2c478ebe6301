/**
 * SQL for the size of a row of `sku` in words: as the supplier writes it, else "450 × 90 × 14 mm"; null where nothing is known.
 * Words are looked for in it and marked in it, so that both must say the same.
 */
export const SKU_SIZE = `coalesce(sku.product_dimension, nullif(concat_ws(' × ',
  trim_scale(sku.length_mm), trim_scale(sku.width_mm), trim_scale(sku.thickness_mm)), '') || ' mm')`
