import { SCALES } from '../amounts.ts'
import type { BudgetFields } from '../budget.ts'
import { minorDigitsOf } from '../currencies.ts'
import type { Line, LinePrice } from '../entries.ts'
import { parseDecimal, powerOfTen, roundedTo } from './decimal.ts'
import type { Fraction } from './decimal.ts'
import { QUANTITY_DIGITS, WHOLE, WHOLE_DIGITS } from './quantities.ts'
import type { Quantities } from './quantities.ts'

/** What a line's sums depend on of its list. */
export type Terms = Pick<
  BudgetFields,
  'baseCurrency' | 'taxMode' | 'taxRounding' | 'defaultTaxRate' | 'contingencyPct' | 'packing'
>

export const bounds = ['low', 'high', 'chosen'] as const
export type Bound = (typeof bounds)[number]
export type Bounds<Value = bigint> = Record<Bound, Value>

/** What a line comes to, in units of the last digit: of `minorDigitsOf` the base currency, tax of `taxDigitsOf` the list. */
export interface Amounts {
  goods: Bounds
  tax: Bounds
  /** Of which freight. */
  freight: bigint
}

/** Digits of a line's own tax that is rounded over the document. */
const UNROUNDED_DIGITS = 4

/** Digits after the point of a line's tax: the minor unit's, or four where tax is rounded over the document. */
export function taxDigitsOf({ baseCurrency, taxRounding }: Pick<Terms, 'baseCurrency' | 'taxRounding'>): number {
  const minor = minorDigitsOf(baseCurrency)
  return taxRounding === 'line' ? minor : Math.max(minor, UNROUNDED_DIGITS)
}

/** Low, high and chosen price: of one alone all three, and the high one until one is chosen. Null: unpriced. */
export function pricesOf({ low, high, chosen }: Pick<LinePrice, Bound>): Bounds<string> | null {
  const least = low ?? high ?? chosen
  const most = high ?? low ?? chosen
  if (least === null || most === null) return null
  return { low: least, high: most, chosen: chosen ?? most }
}

/** The line's, else the list's, in units of `SCALES.percent`. */
export function taxRateOf({ defaultTaxRate }: Pick<Terms, 'defaultTaxRate'>, { price }: Pick<Line, 'price'>): bigint {
  return parseDecimal(price.taxRate ?? defaultTaxRate, SCALES.percent)
}

/** Goods and tax of each price, each rounded once. Null where there is no price, or no rate for it. */
export function amountsOf(terms: Terms, line: Pick<Line, 'price' | 'pack'>, quantities: Quantities): Amounts | null {
  const prices = pricesOf(line.price)
  const { fxRate } = line.price
  if (!prices || fxRate === null) return null
  const minor = minorDigitsOf(terms.baseCurrency)
  const taxDigits = taxDigitsOf(terms)
  const { sellAt, freight, taxRate } = sellingOf(terms, line, { ...quantities, fxRate })
  const goods = { low: 0n, high: 0n, chosen: 0n }
  const tax = { low: 0n, high: 0n, chosen: 0n }
  for (const bound of bounds) {
    const same = bounds.find((other) => prices[other] === prices[bound]) ?? bound
    if (same !== bound) {
      goods[bound] = goods[same]
      tax[bound] = tax[same]
      continue
    }
    const sell = sellAt(prices[bound])
    goods[bound] = roundedTo(sell, minor)
    tax[bound] = taxRate === 0n ? 0n : roundedTo(taxed(sell, taxRate), taxDigits)
  }
  return { goods, tax, freight: roundedTo(freight, minor) }
}

/** What is sold at a price, in major units of the base currency, exactly: (orderQty × p × (1 − discount) × (1 + markup) + freight) × fxRate. */
function sellingOf(
  terms: Terms,
  { price, pack }: Pick<Line, 'price' | 'pack'>,
  { packs, order, fxRate }: Quantities & { fxRate: string },
) {
  const taxRate = taxRateOf(terms, { price })
  const isPerPack = price.basis === 'perPack' && pack.coveragePerPack !== null && packs !== null
  const sold = isPerPack ? packs * powerOfTen(QUANTITY_DIGITS) : order
  const discount = WHOLE - parseDecimal(price.discountPct, SCALES.percent)
  const markup = WHOLE + parseDecimal(price.markupPct, SCALES.percent)
  const rate = parseDecimal(fxRate, SCALES.rate)
  const freight = { numerator: parseDecimal(price.freight, SCALES.price) * rate, denominator: FREIGHT_UNIT }
  // A price with tax is divided by 1 + tax: its denominator stays where it is until the sum is rounded.
  const [divisor, dividend] = price.taxIncluded ? [WHOLE + taxRate, WHOLE] : [1n, 1n]
  const perPrice = sold * discount * markup * rate * dividend
  const carried = freight.numerator * (SELL_UNIT / FREIGHT_UNIT) * divisor
  const denominator = SELL_UNIT * divisor
  const sellAt = (amount: string): Fraction => ({
    numerator: perPrice * parseDecimal(amount, SCALES.price) + carried,
    denominator,
  })
  return { sellAt, freight, taxRate }
}
const FREIGHT_UNIT = powerOfTen(SCALES.price + SCALES.rate)
const SELL_UNIT = powerOfTen(QUANTITY_DIGITS + SCALES.price + 2 * WHOLE_DIGITS + SCALES.rate)

function taxed({ numerator, denominator }: Fraction, taxRate: bigint): Fraction {
  return { numerator: numerator * taxRate, denominator: denominator * WHOLE }
}
