/**
 * SQL for the size of a row of `sku` in words: as the supplier writes it, else "450 × 90 × 14 mm"; null where nothing is known.
 * Words are looked for in it and marked in it, so that both must say the same.
 */
export const SKU_SIZE = `coalesce(sku.product_dimension, nullif(concat_ws(' × ',
  trim_scale(sku.length_mm), trim_scale(sku.width_mm), trim_scale(sku.thickness_mm)), '') || ' mm')`

/** SQL for the same in figures, millimetres: "90x450x14", without what is not known. */
export const SKU_MEASURES = `concat(trim_scale(sku.length_mm), 'x', trim_scale(sku.width_mm), 'x', trim_scale(sku.thickness_mm))`

export interface Measures {
  sides: [number, number] | undefined
  thickness: number | undefined
}

const IN_WORDS = /(\d+(?:\.\d+)?)\s*[×x*]\s*(\d+(?:\.\d+)?)(?:\s*[×x*]\s*(\d+(?:\.\d+)?))?\s*mm/i

/** What such figures say; where they say nothing, what the supplier wrote in words. */
export function measuresOf(figures: string, words: string): Measures {
  const told = figures === 'xx' ? (IN_WORDS.exec(words)?.slice(1) ?? []) : figures.split('x')
  const [length, width, thickness] = told.map((figure) => Number(figure) || undefined)
  return { sides: length && width ? [length, width] : undefined, thickness }
}
