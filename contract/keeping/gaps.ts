import * as z from 'zod'

/** What a product or one of its SKUs may lack, in the order of the filter. Withdrawn SKUs lack nothing. */
export const gaps = [
  { value: 'name', of: 'product', name: '缺中文名称', enName: 'No Chinese name' },
  { value: 'enName', of: 'product', name: '缺英文名称', enName: 'No English name' },
  { value: 'description', of: 'product', name: '缺中文描述', enName: 'No Chinese description' },
  { value: 'enDescription', of: 'product', name: '缺英文描述', enName: 'No English description' },
  { value: 'certificateExpired', of: 'product', name: '证书已过期', enName: 'A certificate has expired' },
  { value: 'cover', of: 'sku', name: '缺封面图', enName: 'No cover' },
  { value: 'trueScale', of: 'sku', name: '缺真实比例', enName: 'No true scale' },
  { value: 'price', of: 'sku', name: '缺价格', enName: 'No price' },
  { value: 'pack', of: 'sku', name: '缺包装信息', enName: 'No pack' },
  { value: 'size', of: 'sku', name: '缺尺寸', enName: 'No size' },
  { value: 'color', of: 'sku', name: '缺颜色', enName: 'No colour' },
  { value: 'stock', of: 'sku', name: '缺库存', enName: 'No stock' },
  { value: 'leadTime', of: 'sku', name: '缺交货期', enName: 'No lead time' },
  { value: 'origin', of: 'sku', name: '缺产地', enName: 'No origin' },
] as const satisfies readonly { value: string; of: 'product' | 'sku'; name: string; enName: string }[]

export type Gap = (typeof gaps)[number]['value']

export const gap = z.enum(gaps.map(({ value }) => value))

/**
 * The criteria of a complete product (decisions/132). A unit that needs no pack, and having no certificate that ends, count as
 * met.
 */
export const criteria = [
  'name',
  'enName',
  'description',
  'enDescription',
  'cover',
  'trueScale',
  'price',
  'pack',
  'certificateExpired',
] as const satisfies readonly Gap[]

/** The share of met criteria, in whole percent rounded down: 100 is complete. */
export const completenessPercent = z.number().int().min(0).max(100)

/** A code of the table of facts; `any` for whichever a category expects. */
export const missingFactCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,49}$/, { error: 'expected the code of a fact, or any' })

/**
 * Of the facts that the category of a product expects (contract/facts), how many it or one of its SKUs on sale states: a figure beside the
 * completeness, and never part of it (decisions/207). What only follows from another fact by a norm is not stated.
 */
export const factsStated = z.object({ stated: z.number().int(), expected: z.number().int() })
export type FactsStated = z.output<typeof factsStated>
