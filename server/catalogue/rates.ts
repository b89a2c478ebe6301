import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CurrencyRate } from '../../contract/lookups.ts'
import { decimalText } from '../../contract/values/figure.ts'
import { decimalOf, fractionOf as exactly, over } from '../../contract/values/fraction.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database.ts'

/** The value of one currency unit in yuan, as a fraction of integers, so that exact cents stay exact. */
export interface Rate {
  whole: number
  scale: number
  /** The first day of the rate; null: always in force. */
  date: string | null
  source: string | null
}

/** By currency unit; `rmb` is another name of the yuan. */
export type Rates = ReadonlyMap<string, Rate>

export const YUAN = 'CNY'

/** Whether a currency unit is the yuan, by either name. */
export function isYuan(currency: string): boolean {
  return currency === YUAN || currency === 'rmb'
}

const ITSELF: Rate = { whole: 1, scale: 1, date: null, source: null }

/** A stored rate; its numbers are texts. */
export interface RateRow {
  currency: string
  cny: string
  date: string
  source: string | null
}

/** SQL: the newest rate of each currency that is in force on a day (`YYYY-MM-DD`). */
export function selectRates(today: string): RawBuilder<RateRow> {
  return sql<RateRow>`
    SELECT DISTINCT ON (currency) currency, trim_scale(cny)::text AS cny, date::text, source FROM exchange_rate
    WHERE date <= ${today}::date ORDER BY currency, date DESC`
}

export async function findRates(db: Db, today: string): Promise<Rates> {
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

/** All currencies in which prices can be compared, the yuan first. */
export function listRates(rates: Rates): CurrencyRate[] {
  const currencies = [...rates.keys()].filter((currency) => /^[A-Z]{3}$/.test(currency)).sort()
  return [YUAN, ...currencies.filter((currency) => currency !== YUAN)].map((currency) => {
    const { whole, scale, date, source } = rates.get(currency) ?? ITSELF
    return { currency, cny: whole / scale, date, source }
  })
}

/** The rate of a requested currency. Throws Problem 400 if there is none today. */
export function getRate(rates: Rates, priceIn: string): Rate {
  const rate = rates.get(priceIn)
  if (!rate) throw new Problem(400, { field: 'priceIn', reason: NO_RATE })
  return rate
}

const NO_RATE = {
  en: 'expected a currency that has an exchange rate today',
  zh: '应为今天有汇率的币种',
}

/** Converts hundredths of a currency to hundredths of CNY, exact except for the last division; NaN if price or rate is unknown. */
export function inYuan(minor: number, rate: Rate | undefined): number {
  return rate ? (minor * rate.whole) / rate.scale : NaN
}

/** Converts hundredths of CNY to hundredths of a currency, without rounding. */
export function fromYuan(yuan: number, { whole, scale }: Rate): number {
  return (yuan * scale) / whole
}

/** Bounds in hundredths of CNY: a price range matches if it ends at or above `from` and begins below `below`. */
export interface PriceBounds {
  from: number
  below: number
}

/**
 * Converts a range in hundredths of a currency. Prices are shown rounded to hundredths and must match as shown, so each bound is half a
 * hundredth wider. A reversed range matches nothing.
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

/** As many digits as a number keeps. */
const DIGITS = 15

/** The yuan that one unit buys, of how many units one yuan buys: to fifteen digits, and twenty places at most. */
export function yuanOfInverse(perYuan: number): string {
  const places = Math.min(20, DIGITS - 1 - Math.floor(Math.log10(1 / perYuan)))
  return decimalOf(over({ numerator: 1n, denominator: 1n }, exactly(decimalText(perYuan))), Math.max(0, places)).text
}

/** The rate of a currency that stands on a day: the newest until then, or else the first after it. */
export async function findStandingRate(
  db: Db,
  { currency, date }: { currency: string; date: string },
): Promise<Pick<RateRow, 'cny' | 'date'> | undefined> {
  const { rows } = await sql<Pick<RateRow, 'cny' | 'date'>>`
    SELECT trim_scale(cny)::text AS cny, date::text FROM exchange_rate WHERE currency = ${currency}
    ORDER BY date <= ${date}::date DESC, abs(date - ${date}::date) LIMIT 1`.execute(db)
  return rows[0]
}

/** Ten times more or less than another rate: a point in the wrong place, a rate of a hundred units, or the other way round. */
export function isFarFrom(cny: number, other: number): boolean {
  const times = cny / other
  return times >= 10 || times <= 0.1
}
