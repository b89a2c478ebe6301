import { SCALES } from '../amounts.ts'
import type { BudgetFields } from '../budget.ts'
import { minorDigitsOf } from '../currencies.ts'
import type { Line, LinePrice } from '../entries.ts'
import type { LineFigures } from '../figures.ts'
import { unitsPriced } from '../price-per.ts'
import { parseDecimal, powerOfTen, roundedTo } from './decimal.ts'
import type { Fraction } from './decimal.ts'
import { QUANTITY_DIGITS, HUNDRED_PERCENT, NEED_DIGITS } from './quantities.ts'
import type { Quantities } from './quantities.ts'

/** The fields of a list that a line's amounts depend on. */
export type SumTerms = Pick<
  BudgetFields,
  'baseCurrency' | 'taxMode' | 'taxRounding' | 'defaultTaxRate' | 'contingencyPct' | 'packing'
>

/** The fields that decide how amounts are shown. */
export type ShowingTerms = Pick<SumTerms, 'baseCurrency' | 'taxMode' | 'taxRounding'>

export const bounds = ['low', 'high', 'chosen'] as const
export type Bound = (typeof bounds)[number]
export type Bounds<Value = bigint> = Record<Bound, Value>

/** A line's amounts, in units of the last digit: of `minorDigitsOf` the base currency, tax of `taxDigitsOf` the list. */
export interface Amounts {
  goods: Bounds
  tax: Bounds
  /** The part of `goods` that is freight. */
  freight: bigint
}

/** Digits of a line's own tax where tax is rounded over the document. */
const UNROUNDED_DIGITS = 4

/** Digits after the point of a line's tax: the minor unit's, or four where tax is rounded over the document. */
export function taxDigitsOf({ baseCurrency, taxRounding }: Pick<SumTerms, 'baseCurrency' | 'taxRounding'>): number {
  const minor = minorDigitsOf(baseCurrency)
  return taxRounding === 'line' ? minor : Math.max(minor, UNROUNDED_DIGITS)
}

/**
 * Low, high and chosen price. A single price counts for all three; chosen is the high one until one is chosen. Null: unpriced.
 */
export function pricesOf({ low, high, chosen }: Pick<LinePrice, Bound>): Bounds<string> | null {
  const least = low ?? high ?? chosen
  const most = high ?? low ?? chosen
  if (least === null || most === null) return null
  return { low: least, high: most, chosen: chosen ?? most }
}

/** The line's tax rate, else the list's, in units of `SCALES.percent`. */
export function taxRateOf(
  { defaultTaxRate }: Pick<SumTerms, 'defaultTaxRate'>,
  { price }: Pick<Line, 'price'>,
): bigint {
  return parseDecimal(price.taxRate ?? defaultTaxRate, SCALES.percent)
}

/** Goods and tax of each price, each rounded once. Null without a price, or without its exchange rate. */
export function amountsOf(
  terms: SumTerms,
  line: Pick<Line, 'price' | 'pack' | 'unit'>,
  quantities: Quantities,
): Amounts | null {
  const selling = sellingOf(line.price)
  if (!selling) return null
  const minor = minorDigitsOf(terms.baseCurrency)
  const taxDigits = taxDigitsOf(terms)
  const taxRate = taxRateOf(terms, line)
  const { prices, perUnit, freight } = selling
  const sold = soldOf(line, quantities)
  // A price with tax is divided by 1 + tax, one for a hundred by a hundred: the fraction keeps its denominator until the amount is rounded.
  const [untaxed, taxless] = line.price.taxIncluded ? [HUNDRED_PERCENT + taxRate, HUNDRED_PERCENT] : [1n, 1n]
  const per = unitsPriced(line) ?? ONE
  const [divisor, dividend] = [untaxed * per.numerator, taxless * per.denominator]
  const perPrice = sold * perUnit.value * dividend
  const carried = freight === 0n ? 0n : freight * powerOfTen(QUANTITY_DIGITS + perUnit.digits - SCALES.rate) * divisor
  const denominator = powerOfTen(QUANTITY_DIGITS + SCALES.price + perUnit.digits) * divisor
  const at = (price: bigint) => {
    const sell = { numerator: perPrice * price + carried, denominator }
    const goods = roundedTo(sell, minor)
    return { goods, tax: taxRate === 0n ? 0n : roundedTo(taxed(sell, taxRate), taxDigits) }
  }
  const low = at(prices.low)
  const high = prices.high === prices.low ? low : at(prices.high)
  const chosen = prices.chosen === prices.high ? high : at(prices.chosen)
  return {
    goods: { low: low.goods, high: high.goods, chosen: chosen.goods },
    tax: { low: low.tax, high: high.tax, chosen: chosen.tax },
    freight: freight === 0n ? 0n : roundedTo({ numerator: freight, denominator: FREIGHT_UNIT }, minor),
  }
}
const ONE: Fraction = { numerator: 1n, denominator: 1n }
const FREIGHT_UNIT = powerOfTen(SCALES.price + SCALES.rate)

/** The amounts that a line shows, in units of `shownDigitsOf` the list: goods, with tax where the list's mode is inclusive. */
export function shownAmounts(terms: ShowingTerms, goods: Bounds, tax: Bounds): Bounds {
  if (terms.taxMode === 'exclusive') return goods
  const finer = powerOfTen(taxDigitsOf(terms) - minorDigitsOf(terms.baseCurrency))
  return {
    low: goods.low * finer + tax.low,
    high: goods.high * finer + tax.high,
    chosen: goods.chosen * finer + tax.chosen,
  }
}

/** Digits after the point of the shown amounts. */
export function shownDigitsOf(terms: ShowingTerms): number {
  return terms.taxMode === 'inclusive' ? taxDigitsOf(terms) : minorDigitsOf(terms.baseCurrency)
}

/** Parses printed figures again. Null for an unpriced line. */
export function readAmounts(terms: SumTerms, figures: LineFigures): Amounts | null {
  const { goodsLow, goodsHigh, goodsChosen, taxLow, taxHigh, taxChosen } = figures
  if (goodsLow === null || goodsHigh === null || goodsChosen === null) return null
  const minor = minorDigitsOf(terms.baseCurrency)
  const taxDigits = taxDigitsOf(terms)
  const tax = (text: string | null) => parseDecimal(text ?? '0', taxDigits)
  return {
    goods: {
      low: parseDecimal(goodsLow, minor),
      high: parseDecimal(goodsHigh, minor),
      chosen: parseDecimal(goodsChosen, minor),
    },
    tax: { low: tax(taxLow), high: tax(taxHigh), chosen: tax(taxChosen) },
    freight: parseDecimal(figures.freight, minor),
  }
}

/** The quantity that the price multiplies: packs, or units ordered, in `QUANTITY_DIGITS`. */
function soldOf({ price, pack }: Pick<Line, 'price' | 'pack'>, { packs, order }: Quantities): bigint {
  const isPerPack = price.basis === 'perPack' && pack.coveragePerPack !== null && packs !== null
  return isPerPack ? packs * powerOfTen(QUANTITY_DIGITS) : order
}

/** A price in whole numbers. */
interface Selling {
  /** In units of `SCALES.price`. */
  prices: Bounds
  /** (1 − discount) × (1 + markup) × fxRate, with its digits after the point. */
  perUnit: { value: bigint; digits: number }
  /** In the base currency, in units of `FREIGHT_UNIT`. */
  freight: bigint
}

const sellings = new WeakMap<LinePrice, Selling | null>()

/** Computed once for each price: an edit makes a new price object. */
function sellingOf(price: LinePrice): Selling | null {
  const known = sellings.get(price)
  if (known !== undefined) return known
  const made = readSelling(price)
  sellings.set(price, made)
  return made
}

function readSelling(price: LinePrice): Selling | null {
  const prices = pricesOf(price)
  if (!prices || price.fxRate === null) return null
  const amount = (text: string) => parseDecimal(text, SCALES.price)
  const rate = parseDecimal(price.fxRate, SCALES.rate)
  const discount = HUNDRED_PERCENT - parseDecimal(price.discountPct, SCALES.percent)
  const markup = HUNDRED_PERCENT + parseDecimal(price.markupPct, SCALES.percent)
  return {
    prices: { low: amount(prices.low), high: amount(prices.high), chosen: amount(prices.chosen) },
    perUnit: shortened(discount * markup * rate, 2 * NEED_DIGITS + SCALES.rate),
    freight: amount(price.freight) * rate,
  }
}

/** Without trailing zeros: most lines have no discount and no markup, and small numbers are faster. */
function shortened(value: bigint, digits: number): Selling['perUnit'] {
  let shorter = { value, digits }
  for (const step of [8, 4, 2, 1])
    while (shorter.digits >= step && shorter.value % powerOfTen(step) === 0n)
      shorter = { value: shorter.value / powerOfTen(step), digits: shorter.digits - step }
  return shorter
}

function taxed({ numerator, denominator }: Fraction, taxRate: bigint): Fraction {
  return { numerator: numerator * taxRate, denominator: denominator * HUNDRED_PERCENT }
}
