import { decimalOf } from './fraction.ts'
import { readValue } from './read-value.ts'
import type { Value } from './read-value.ts'

const MOST_PLACES = 10

/** A number alone, without a unit, a currency or any other word; null for none, undefined for another text. A lone point is decimal. */
export function readPlainNumber(text: string): number | null | undefined {
  const read = readValue(text, '.')
  if (read.is === 'none') return null
  return read.is === 'value' && read.units.length === 0 && read.currencies.length === 0 ? numberOf(read) : undefined
}

/** The number of a value; undefined for a range, a bound, a basis, or what was not understood. */
export function numberOf({ low, high, bound, per, rest, notes }: Value): number | undefined {
  const isAlone = low === high && bound === undefined && !per && rest.length === 0 && notes.length === 0
  return isAlone ? Number(decimalOf(low, MOST_PLACES).text) : undefined
}
