import * as z from 'zod'
import { fromNowOn } from '../as-stored.ts'
import { currencyOfCode } from '../values/currencies.ts'

/**
 * The most digits after the point. Decimals are text, so that no rounding changes them; an input may be a number too. Arithmetic
 * uses whole numbers of the last digit (`arithmetic/decimal.ts`).
 */
export const SCALES = { quantity: 4, percent: 4, price: 2, rate: 8 } as const
export type Scaled = keyof typeof SCALES

/** The most digits before the point. */
export const WHOLE_DIGITS = { quantity: 9, percent: 4, price: 10, rate: 8 } as const

/** A quantity, in the line's unit, never negative: `12.4`. */
export const quantity = decimal('quantity')
/** A percentage, in percent: `15` is 15 %. */
export const percent = decimal('percent')
/** An amount in major units of a currency. */
export const price = decimal('price')
/** What one unit of a currency is worth in another. Never zero. */
export const rate = decimal('rate').refine((text) => /[1-9]/.test(text), { params: { reason: 'zero' } })

export const MOST_WASTE_PCT = 300
export const MOST_DISCOUNT_PCT = 100
export const MOST_MARKUP_PCT = 1000
export const MOST_TAX_PCT = 100
export const MOST_CONTINGENCY_PCT = 100

/** A percentage up to a maximum. */
export function percentTo(most: number) {
  return percent.refine((text) => Number(text) <= most, { params: { most } })
}

/** An ISO 4217 code. */
export const currency = z.stringFormat('currency', /^[A-Z]{3}$/)

/** One that somebody chooses. */
export const knownCurrency = fromNowOn(
  currency.refine((code) => currencyOfCode(code) === code, { params: { reason: 'noCurrency' } }),
)

/** A decimal in an answer: it may be negative and has as many digits as needed. */
export const figure = z.stringFormat('figure', /^-?\d+(\.\d+)?$/)

function decimal(kind: Scaled) {
  const form = new RegExp(`^\\d{1,${WHOLE_DIGITS[kind]}}(\\.\\d{1,${SCALES[kind]}})?$`)
  return z.coerce.string<string | number>().pipe(z.stringFormat(kind, form))
}
