import type { Reason } from '../../../contract/import-table.ts'
import { decimalOf } from '../../../contract/values/fraction.ts'
import type { Fraction } from '../../../contract/values/fraction.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { decimalMarkOf as markOfNumbers, NUMBER } from '../../../contract/values/read-number.ts'
import type { DecimalMark } from '../../../contract/values/read-number.ts'
import { readValue } from '../../../contract/values/read-value.ts'
import type { ReadValue, Value } from '../../../contract/values/read-value.ts'
import { readingText } from '../../../contract/values/reading-text.ts'

export type { DecimalMark }

/** Why a text cannot be read; reported with its row and column. */
export class Unreadable extends Error {
  readonly reason: Reason
  constructor(en: string, zh: string) {
    super(en)
    this.reason = { en, zh }
  }
}

/** What is accepted beside a value, but may be a mistake. */
export type Tell = (reason: Reason) => void

/**
 * Normalises a text: full-width digits become plain ones, invisible characters are removed, and `m2` loses its digit, which is no amount.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\b([cdm]?m)[23]\b/gi, '$1')
    .trim()
}

/** The value of a cell, whole; undefined for a word that says there is none. Throws Unreadable, also for what was not understood. */
export function valueOfCell(text: string, mark: DecimalMark | undefined, tell: Tell): Value | undefined {
  const read = readValue(text, mark)
  if (read.is === 'none') return undefined
  refuseUnread(read)
  const { notes } = read
  if (notes.length > 0)
    tell({ en: `its remark was left out: ${notes.join(' ')}`, zh: `备注未录入：${notes.join(' ')}` })
  return read
}

/** Throws Unreadable where a value was not read, or not whole. */
export function refuseUnread(read: Exclude<ReadValue, { is: 'none' }>): asserts read is Value {
  if (read.is === 'unread') throw new Unreadable(readingText(read, 'en'), readingText(read, 'zh'))
  const rest = read.rest.join(' ')
  if (rest !== '') throw new Unreadable(`“${rest}” was not understood`, `未能理解“${rest}”`)
}

/** One amount of a value that may not be a range. Throws Unreadable. */
export function amountOf({ low, high, bound }: Value, tell: Tell): Fraction {
  if (low !== high) throw new Unreadable('is a range', '是一个范围')
  if (bound !== undefined) tell(BOUNDS[bound])
  return low
}

const BOUNDS = {
  about: { en: 'is said to be about so much, and taken as it is', zh: '为约数，按此数录入' },
  from: { en: 'is said to be at least so much, and taken as it is', zh: '为下限，按此数录入' },
  upTo: { en: 'is said to be at most so much, and taken as it is', zh: '为上限，按此数录入' },
}

/** As many significant digits as a number keeps exactly. */
const MOST_DIGITS = 15

/** The number of a fraction with at most `places`, a half rounded away from zero; rounding is told. Throws Unreadable for too many digits. */
export function roundedNumber(amount: Fraction, places: number, tell: Tell): number {
  const { text, isRounded } = decimalOf(amount, places)
  if (isRounded)
    tell({ en: `has more than ${places} decimals; rounded to ${text}`, zh: `小数超过 ${places} 位，已舍入为 ${text}` })
  if (text.length > MOST_DIGITS && String(Number(text)) !== text)
    throw new Unreadable(`has more than ${MOST_DIGITS} digits`, `超过 ${MOST_DIGITS} 位数字`)
  return Number(text)
}

/** The decimal mark of a column, by its unambiguous numbers. Undefined if there are none, as with `1.234` alone: then a person must say. */
export function decimalMarkOf(samples: readonly string[]): DecimalMark | undefined {
  const numbers = samples.flatMap((sample) => plainValue(sample).match(NUMBER) ?? [])
  return markOfNumbers(numbers) ?? (numbers.some((number) => /[.,]/.test(number)) ? undefined : '.')
}

/** A value of a row that could not be read: its place, its text and why. */
export interface CellProblem {
  row: number
  /** The header of the column; empty if the whole row is meant. */
  column: string
  value: string
  reason: Reason
}
