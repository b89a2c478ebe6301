import type { ProductCard } from '../../contract/catalogue.ts'
import { divideRounded } from '../../contract/budgets/arithmetic/decimal.ts'
import { coverageOf, type PriceBasis } from '../../contract/coverage.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { fromYuan, inYuan, isYuan, YUAN } from './rates.ts'
import type { Rates } from './rates.ts'

/** Converts hundredths for `quantity` units to hundredths per square metre, rounded half up. */
export function comparablePriceOf(minor: number | null, quantity: number, basis: PriceBasis): number | null {
  const coverage = coverageOf(basis)
  if (minor === null || !coverage) return null
  return Number(divideRounded(BigInt(minor) * coverage.denominator, BigInt(quantity) * coverage.numerator))
}

/** The currency in which prices are compared. */
export interface Comparing {
  currency: string
  rates: Rates
}

/** In hundredths of the product's currency. */
interface OwnRange {
  low: number
  high: number
}

interface PricesOfProduct {
  currencyUnit: string
  measurementUnit: string
  /** Per square metre; null if unknown. */
  perSquareMetre: OwnRange | null
  /** Per unit of sale. */
  own: OwnRange | null
}

type ComparablePrice = NonNullable<ProductCard['comparablePrice']>

/**
 * The price shown beside the own price for comparison: per square metre if known, else a converted own price, else null. Without a rate it
 * stays in its own currency. `rmb` counts as CNY.
 */
export function comparablePrice(prices: PricesOfProduct, comparing: Comparing): ComparablePrice | null {
  const { perSquareMetre, own, measurementUnit } = prices
  const currency = isYuan(prices.currencyUnit) ? YUAN : prices.currencyUnit
  if (perSquareMetre) {
    const per = 'square_meter'
    return convert({ ...perSquareMetre, currency, per }, comparing) ?? asItIs({ ...perSquareMetre, currency, per })
  }
  return own && convert({ ...own, currency, per: measurementUnit }, comparing)
}

type Range = OwnRange & Pick<ComparablePrice, 'currency' | 'per'>

function asItIs({ low, high, currency, per }: Range): ComparablePrice {
  return { low: majorFromMinor(low), high: majorFromMinor(high), currency, per, rateDate: null, rateSource: null }
}

/** Null if the currencies are equal or a rate is missing. */
function convert({ low, high, currency, per }: Range, comparing: Comparing): ComparablePrice | null {
  const [from, to] = [comparing.rates.get(currency), comparing.rates.get(comparing.currency)]
  if (currency === comparing.currency || !from || !to) return null
  const figure = (minor: number) => majorFromMinor(Math.round(fromYuan(inYuan(minor, from), to)))
  const used = [from, to].filter(({ date }) => date !== null)
  const sources = new Set(used.flatMap(({ source }) => source ?? []))
  return {
    low: figure(low),
    high: figure(high),
    currency: comparing.currency,
    per,
    // Two rates may be used; the result is as old as the older one.
    rateDate: used.flatMap(({ date }) => date ?? []).sort()[0] ?? null,
    rateSource: [...sources].join(', ') || null,
  }
}
