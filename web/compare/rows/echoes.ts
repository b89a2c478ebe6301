import { pricePerSquareMetre, saysComparable } from '../../catalogue/prices/comparable-price.ts'
import type { Compared } from '../best.ts'
import type { ComparisonRow } from './rows.ts'

/**
 * The rows of prices, without the one per m² where every SKU's own price is that: its mark, and why there is none, go to the
 * own price then. Where one of them is sold by another unit, or in another currency, the row compares what the own prices
 * do not.
 */
export function withoutEcho(rows: readonly ComparisonRow[], compared: readonly Compared[]): readonly ComparisonRow[] {
  const comparable = rows.find(({ key }) => key === 'comparable')
  if (!comparable || !compared.every(isPricedPerSquareMetre)) return rows
  const marks = { ...(comparable.best && { best: comparable.best }), ...(comparable.note && { note: comparable.note }) }
  return rows.filter((row) => row !== comparable).map((row) => (row.key === 'price' ? { ...row, ...marks } : row))
}

function isPricedPerSquareMetre({ detail, sku }: Compared): boolean {
  const price = pricePerSquareMetre(sku)
  return price !== null && saysComparable(detail, price) && price.low === sku.minPrice && price.high === sku.maxPrice
}
