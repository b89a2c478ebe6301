import { numberOf } from '../../../../contract/values/figure.ts'
import { readValue } from '../../../../contract/values/read-value.ts'
import { HIGHEST_PRICE } from '../../filters/query-values.ts'

export type PriceProblem = 'notAnAmount' | 'negative' | 'tooHigh'

export interface TypedPrice {
  /** Major units, at most two decimals; null for an empty field. */
  price: number | null
  problem: PriceProblem | null
}

/**
 * Reads a typed price, with or without the sign of the current currency: `¥1,200.50`, `120 元`, `EUR 50`. The sign of another currency is
 * refused: what it means here is unclear.
 */
export function readTypedPrice(text: string, { currency, symbol }: { currency: string; symbol: string }): TypedPrice {
  const read = readValue(text.replace(symbol, ' '), '.')
  if (read.is === 'none') return { price: null, problem: null }
  const isOwn =
    read.is === 'value' &&
    read.units.length === 0 &&
    (read.currencies.length === 0 || read.currencies.includes(currency))
  const figure = isOwn ? numberOf(read) : undefined
  if (figure === undefined) return { price: null, problem: 'notAnAmount' }
  const price = Math.round(Math.abs(figure) * 100) / 100
  if (figure < 0 && price > 0) return { price: null, problem: 'negative' }
  return price > HIGHEST_PRICE ? { price: null, problem: 'tooHigh' } : { price, problem: null }
}
