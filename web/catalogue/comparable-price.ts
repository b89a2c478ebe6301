import { coveragePerUnit } from '../../contract/coverage.ts'
import type { ProductCard, ProductDetail, SkuDetail } from '../../contract/catalogue.ts'
import { formatApproximate, formatMeasure, joinSymbol } from './price.ts'

export type ComparablePrice = NonNullable<SkuDetail['comparablePrice']>

interface Priced {
  currencyUnit: string
  measurementUnit: string
}

/** Whether the own price, as it is shown, is the comparable one: then it need not be said twice. */
export function saysComparable({ currencyUnit, measurementUnit }: Priced, price: ComparablePrice): boolean {
  return currencyUnit === price.currency && measurementUnit === price.per
}

/** Whether a price per m² can be said besides its own. */
export function hasEstimate(product: ProductCard): boolean {
  return product.comparablePrice !== null && !saysComparable(product, product.comparablePrice)
}

/** "¥187 – 218", rounded to what compares. `symbol` is the dictionary's for the price's currency. */
export function formatComparable({ low, high }: ComparablePrice, symbol: string, language: string): string {
  const figures = new Set([low, high].map((amount) => formatApproximate(amount, language)))
  return joinSymbol(symbol) + [...figures].join(' – ')
}

/** The square metres that one unit of sale covers, as text; null where price is per m² anyway, or they are not known. */
export function coverageText(product: ProductDetail, sku: SkuDetail, language: string): string | null {
  const { measurementUnit } = product
  if (measurementUnit === 'square_meter') return null
  const { packCoverage, packPieces, size } = sku
  const coverage = coveragePerUnit({
    measurementUnit,
    packCoverage,
    packPieces,
    length: size?.length,
    width: size?.width,
  })
  return coverage === null ? null : formatMeasure(coverage, language)
}
