import { pricePerSquareMetre, saysComparable } from '../../catalogue/prices/comparable-price.ts'
import type { Compared } from '../best.ts'
import type { ComparisonRow } from './rows.ts'

/**
 * The rows of prices. Where every SKU's own price is already per m² in one currency, the row per m² is dropped, and its mark and reason
 * move to the row of own prices.
 */
export function withoutEcho(rows: readonly ComparisonRow[], compared: readonly Compared[]): readonly ComparisonRow[] {
  const comparable = rows.find(({ key }) => key === 'comparable')
  if (!comparable || !compared.every(isPricedPerSquareMetre)) return rows
  const marks = { ...(comparable.best && { best: comparable.best }), ...(comparable.note && { note: comparable.note }) }
  return rows.filter((row) => row !== comparable).map((row) => (row.key === 'price' ? { ...row, ...marks } : row))
}

function isPricedPerSquareMetre({ detail, sku }: Compared): boolean {
  const price = pricePerSquareMetre(sku)
  return (
    price !== null &&
    saysComparable({ ...detail, statedPrice: sku.statedPrice }, price) &&
    price.low === sku.minPrice &&
    price.high === sku.maxPrice
  )
}
