import * as z from 'zod'
import { calendarDate } from './fields.ts'

/**
 * The currency that prices are compared in (ISO 4217): of `priceMin`, `priceMax`, the histogram and comparable prices. One
 * that has an exchange rate today, whose newest is in force: `rate/simple-list` names them.
 */
export const priceIn = z.stringFormat('currency', /^[A-Z]{3}$/).default('CNY')

/**
 * A price for comparing, in major units of `currency`: per square metre (`square_meter`) where that can be told, else per
 * the own unit where that is in another currency. In the currency asked for; in its own where no rate leads there.
 */
export const comparablePrice = z.object({
  low: z.number(),
  high: z.number(),
  currency: z.string(),
  per: z.string(),
  /** Of the rate that it was converted at, the older where there are two; null: it is in its own currency. */
  rateDate: calendarDate.nullable(),
  /** Who says so, as the rate's import does. */
  rateSource: z.string().nullable(),
})
