import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { CurrencyRate } from '../../contract/lookups.ts'
import { Problem } from '../../contract/problem.ts'
import type { CatalogueTables } from './tables.ts'

/** What one unit of a currency buys in yuan, as a fraction of whole numbers: a price of exact cents stays one. */
export interface Rate {
  whole: number
  scale: number
  /** From when it is in force; null: always. */
  date: string | null
  source: string | null
}

/** By currency unit; `rmb` is the yuan by another name. */
export type Rates = ReadonlyMap<string, Rate>

export const YUAN = 'CNY'

const ITSELF: Rate = { whole: 1, scale: 1, date: null, source: null }

/** A rate as it is stored; its figures are texts. */
export interface RateRow {
  currency: string
  cny: string
  date: string
  source: string | null
}

/** The rates in force on a day (`YYYY-MM-DD`): of each currency the newest that is not dated later. */
export function selectRates(today: string): RawBuilder<RateRow> {
  return sql<RateRow>`
    SELECT DISTINCT ON (currency) currency, trim_scale(cny)::text AS cny, date::text, source FROM exchange_rate
    WHERE date <= ${today}::date ORDER BY currency, date DESC`
}

export async function findRates(db: Kysely<CatalogueTables>, today: string): Promise<Rates> {
  return ratesOf((await selectRates(today).execute(db)).rows)
}

export function ratesOf(rows: readonly RateRow[]): Rates {
  const rates = new Map<string, Rate>(
    rows.map(({ currency, cny, ...known }) => [currency, { ...fractionOf(cny), ...known }]),
  )
  return rates.set(YUAN, ITSELF).set('rmb', ITSELF)
}

function fractionOf(decimal: string): Pick<Rate, 'whole' | 'scale'> {
  const [, fraction = ''] = decimal.split('.')
  return { whole: Number(decimal.replace('.', '')), scale: 10 ** fraction.length }
}

/** Everything that prices can be compared in, the yuan first. */
export function listRates(rates: Rates): CurrencyRate[] {
  const currencies = [...rates.keys()].filter((currency) => /^[A-Z]{3}$/.test(currency)).sort()
  return [YUAN, ...currencies.filter((currency) => currency !== YUAN)].map((currency) => {
    const { whole, scale, date, source } = rates.get(currency) ?? ITSELF
    return { currency, cny: whole / scale, date, source }
  })
}

/** The rate of a currency that prices are asked for in. Throws Problem 400 where there is none today. */
export function getRate(rates: Rates, priceIn: string): Rate {
  const rate = rates.get(priceIn)
  if (!rate) throw new Problem(400, { field: 'priceIn', reason: NO_RATE })
  return rate
}

const NO_RATE = {
  en: 'expected a currency that has an exchange rate today',
  zh: '应为今天有汇率的币种',
}

/** Hundredths of a currency as hundredths of CNY, exact but for the last division; NaN where price or rate is unknown. */
export function inYuan(minor: number, rate: Rate | undefined): number {
  return rate ? (minor * rate.whole) / rate.scale : NaN
}

/** Hundredths of CNY as hundredths of a currency, not rounded. */
export function fromYuan(yuan: number, { whole, scale }: Rate): number {
  return (yuan * scale) / whole
}

/** The prices that a range lets in, in hundredths of CNY: what reaches up to `from` and begins below `below`. */
export interface PriceBounds {
  from: number
  below: number
}

/**
 * What is asked for by a range in hundredths of a currency. A converted price is said in whole hundredths, and meets the
 * range as it is said: so a bound lies half a hundredth outside the figure. A range that is upside down lets nothing in.
 */
export function boundsInYuan(
  { low, high }: { low: number | undefined; high: number | undefined },
  rate: Rate,
): PriceBounds {
  if (low !== undefined && high !== undefined && low > high) return { from: Infinity, below: -Infinity }
  return {
    from: low === undefined ? -Infinity : inYuan(low - 0.5, rate),
    below: high === undefined ? Infinity : inYuan(high + 0.5, rate),
  }
}
