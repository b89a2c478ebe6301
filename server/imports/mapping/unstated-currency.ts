import type { MadeLine } from './line-of-rows.ts'
import type { CellProblem } from './read-number.ts'

/** Matters only for new products. */
export const UNSTATED_CURRENCY = {
  en: 'has a price but no currency, and no currency is set for all rows. New products are priced in yuan (CNY); known products keep their currency',
  zh: '有价格但没有币种，也没有为每一行指定币种：新产品的价格按人民币（CNY）计，已有产品的币种不变',
}

/** Finds the first row with a price and no currency; one note is enough. */
export function createCurrencyCheck(): (made: MadeLine) => CellProblem[] {
  let isTold = false
  return ({ rows, value }) => {
    if (isTold || value['currencyUnit'] !== undefined) return []
    const skus = (value['skus'] ?? []) as Record<string, unknown>[]
    const at = skus.findIndex((sku) => sku['minPrice'] !== undefined || sku['maxPrice'] !== undefined)
    const row = rows[at]
    if (row === undefined) return []
    isTold = true
    return [{ row, column: '', value: '', reason: UNSTATED_CURRENCY }]
  }
}
