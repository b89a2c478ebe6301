import { divideUp } from '../budgets/arithmetic/decimal.ts'
import { times } from './fraction.ts'
import { plainValue } from './plain-value.ts'
import { readValue } from './read-value.ts'
import type { DecimalMark, ReadValue } from './read-value.ts'
import { UNITS } from './units.ts'
import type { UnitName } from './units.ts'

const IN_STOCK =
  /^(?:(?:ex |from |in )?stock|immediate(?:ly)?|(?:ab|auf|am) lager|lagernd|lagerware|sofort(?: lieferbar)?|vorrätig|en stock|disponible|disponibile|pronta consegna|in pronta consegna|en existencia|现货|有货|即时|当天|当日|(?:na )?magazynie|na stanie|od ręki|dostępn[yae]|(?:op|uit) voorraad|em estoque|en? magazzino|在庫(?:あり|有り?)?|即納|即日|متوفر)$/i

/** Days of delivery: whole calendar days, and what else was said; or why there are none. */
export type ReadDays =
  | { days: number; rest: readonly string[] }
  | Exclude<ReadValue, { is: 'value' }>
  | { is: 'unread'; why: 'noTime' }

/**
 * Days of delivery: the longer of a range, rounded up. A number alone counts days, or the unit of its column; five working days are a
 * week of seven; a month has thirty; from stock is at once.
 */
export function readDays(text: string, mark?: DecimalMark, counted: UnitName = 'day'): ReadDays {
  if (IN_STOCK.test(plainValue(text))) return { days: 0, rest: [] }
  const read = readValue(text, mark)
  if (read.is !== 'value') return read
  const [unit = counted] = read.units
  const isTime = UNITS[unit].dimension === 'time' && read.currencies.length === 0 && !read.per
  if (!isTime || read.low.numerator < 0n) return { is: 'unread', why: 'noTime' }
  const { numerator, denominator } = times(read.high, UNITS[unit].is)
  return { days: Number(divideUp(numerator, denominator * 24n)), rest: read.rest }
}
