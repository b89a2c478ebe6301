import * as z from 'zod'
import { calendarDate } from './fields.ts'

/**
 * The currency of comparisons (ISO 4217): of `priceMin`, `priceMax`, the histogram and comparable prices. It must have an
 * exchange rate today; `rate/simple-list` names these currencies.
 */
export const priceIn = z.stringFormat('currency', /^[A-Z]{3}$/).default('CNY')

/**
 * A price for comparing, in major units of `currency`: per square metre (`square_meter`) where that is known, else per its own
 * unit if it is in another currency. In the requested currency; in its own without an exchange rate.
 */
export const comparablePrice = z.object({
  low: z.number(),
  high: z.number(),
  currency: z.string(),
  per: z.string(),
  /** The date of the exchange rate, the older of two; null: not converted. */
  rateDate: calendarDate.nullable(),
  /** The source of the rate, as its import states it. */
  rateSource: z.string().nullable(),
})
