/**
 * SQL: the size of a `sku` row in words, as the supplier writes it, else "450 × 90 × 14 mm"; null if unknown. Search and highlighting
 * share it, since both must see the same words.
 */
export const SKU_SIZE = `coalesce(sku.product_dimension, nullif(concat_ws(' × ',
  trim_scale(sku.length_mm), trim_scale(sku.width_mm), trim_scale(sku.thickness_mm)), '') || ' mm')`

/** SQL: the size in millimetres, "90x450x14"; an unknown measure is empty. */
export const SKU_MEASURES = `concat(trim_scale(sku.length_mm), 'x', trim_scale(sku.width_mm), 'x', trim_scale(sku.thickness_mm))`

export interface Measures {
  sides: [number, number] | undefined
  thickness: number | undefined
}

const IN_WORDS = /(\d+(?:\.\d+)?)\s*[×x*]\s*(\d+(?:\.\d+)?)(?:\s*[×x*]\s*(\d+(?:\.\d+)?))?\s*mm/i

/** Parses such figures; falls back to the supplier's words. */
export function measuresOf(figures: string, words: string): Measures {
  const told = figures === 'xx' ? (IN_WORDS.exec(words)?.slice(1) ?? []) : figures.split('x')
  const [length, width, thickness] = told.map((figure) => Number(figure) || undefined)
  return { sides: length && width ? [length, width] : undefined, thickness }
}
