import type { ProductCard } from '../../contract/catalogue.ts'
import { coveragePerUnit, type PriceBasis } from '../../contract/coverage.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { fromYuan, inYuan, YUAN } from './rates.ts'
import type { Rates } from './rates.ts'

/** A price in hundredths per unit as hundredths per square metre, rounded to the nearest. */
export function comparablePriceOf(minor: number | null, basis: PriceBasis): number | null {
  const coverage = coveragePerUnit(basis)
  return minor === null || !coverage ? null : Math.round(minor / coverage)
}

/** What prices are compared in. */
export interface Comparing {
  currency: string
  rates: Rates
}

/** In hundredths of the currency of its product. */
interface OwnRange {
  low: number
  high: number
}

interface PricesOfProduct {
  currencyUnit: string
  measurementUnit: string
  /** Per square metre; null where that cannot be told. */
  perSquareMetre: OwnRange | null
  /** Per unit of sale. */
  own: OwnRange | null
}

type ComparablePrice = NonNullable<ProductCard['comparablePrice']>

/**
 * What is said beside an own price so that it compares: per square metre where that can be told, else per its own unit
 * where another currency is compared in; null where the own price says it all. Where no rate leads from one currency to
 * the other it stays in its own. It is no own price: `rmb` is the yuan here.
 */
export function comparablePrice(prices: PricesOfProduct, comparing: Comparing): ComparablePrice | null {
  const { perSquareMetre, own, measurementUnit } = prices
  const currency = prices.currencyUnit === 'rmb' ? YUAN : prices.currencyUnit
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

/** Null where there is nothing to convert, or nothing to convert by. */
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
    // By way of the yuan there may be two: what was converted is as old as the older.
    rateDate: used.flatMap(({ date }) => date ?? []).sort()[0] ?? null,
    rateSource: [...sources].join(', ') || null,
  }
}
