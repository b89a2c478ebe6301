import { decimalOf, fractionOf } from './fraction.ts'
import { readValue } from './read-value.ts'
import type { Value } from './read-value.ts'
import { convertedTo, fittingUnit } from './units.ts'
import type { UnitName } from './units.ts'

const MOST_PLACES = 10
/** As many as a number keeps exactly, and more places than such a number has that anybody types. */
const [MOST_DIGITS, LONGEST_PLACES] = [15, 30]

/**
 * A number in `unit`, without a currency or any other word; null for none, undefined for another text. A unit that is written is
 * converted; there may be none where `unit` is unknown. A lone point is decimal.
 */
export function readPlainNumber(text: string, unit?: UnitName): number | null | undefined {
  const read = readValue(text, '.')
  if (read.is === 'none') return null
  if (read.is === 'unread' || read.currencies.length > 0) return undefined
  if (read.units.length === 0) return numberOf(read)
  const own = unit && fittingUnit(read.units, unit)
  return own && read.low === read.high ? numberOf(inUnit(read, own, unit)) : undefined
}

function inUnit(value: Value, own: UnitName, unit: UnitName): Value {
  const amount = convertedTo(value.low, own, unit)
  return { ...value, low: amount, high: amount }
}

/** The number of a value; undefined for a range, a bound, a basis, what was not understood, or more than fifteen digits. */
export function numberOf({ low, high, bound, per, rest, notes }: Value): number | undefined {
  const isAlone = low === high && bound === undefined && !per && rest.length === 0 && notes.length === 0
  if (!isAlone) return undefined
  const { text, isRounded } = decimalOf(low, LONGEST_PLACES)
  // Only a fraction such as 1/3 has no end.
  if (isRounded) return Number(decimalOf(low, MOST_PLACES).text)
  const digits = text.replace(/^[-0.]+/, '').replace('.', '').length
  // What has more digits before its point is above every limit.
  return digits > MOST_DIGITS && Math.abs(Number(text)) < 10 ** MOST_DIGITS ? undefined : Number(text)
}

/** A number in plain decimals, with all its digits. */
export function decimalText(value: number): string {
  return decimalOf(fractionOf(String(value)), LONGEST_PLACES).text
}
