import type { ImportTarget } from '../../../../contract/import-mapping.ts'
import { meaningOf } from '../../../imports/mapping/guess-values.ts'
import type { KnownCatalogue } from '../../../imports/mapping/known-names.ts'

/**
 * What a cell says. A table cannot state everything, because it is read as people write it. A value that would be misread gets an
 * empty cell, which changes nothing at import. Only lines of the import file state everything.
 */

/** Characters that the reading of a table drops or changes. */
const CHANGED = /[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/
/** Those for which it refuses a row. */
const REFUSED = /^\p{C}|[^\P{Cc}\t\n\r]|[\ufffd-\uffff]|\p{Cs}/u

export function textCell(text: string | null): string {
  return text === null || CHANGED.test(text) || text.trim() !== text || !isReadable(text) ? '' : text
}

/** Whether a name is known again by a cell: spaces and signs that nobody sees do not matter (contract/identity.ts). */
export function isReadable(name: string): boolean {
  return !REFUSED.test(name)
}

/** A value of a dictionary or an area's code, where the import reads it as itself. */
export function valueCell(value: string | null, target: ImportTarget, known: KnownCatalogue): string {
  if (value === null) return ''
  const meant = meaningOf(value, target, known)
  return meant === undefined || meant === value ? textCell(value) : ''
}

/** Either thousands or thousandths; a fourth decimal makes it certain. */
const DOUBTFUL = /^[1-9]\d{0,2}\.\d{3}$/
const DIGITS_OF_A_SHEET = 15

/** An exact number that reads back the same with a decimal point or comma; a number where a sheet keeps all its digits. */
export function numberCell(exact: string | number | null): string | number {
  if (exact === null) return ''
  const text = plainDecimal(String(exact))
  if (DOUBTFUL.test(text)) return `${text}0`
  return String(Number(Number(text).toPrecision(DIGITS_OF_A_SHEET))) === text ? Number(text) : text
}

/** Lengths are read to a thousandth of a millimetre. */
export function lengthCell(exact: string | null): string | number {
  if (exact === null) return ''
  return Number(Number(exact).toFixed(3)) === Number(exact) ? numberCell(exact) : ''
}

function plainDecimal(text: string): string {
  return text.includes('e')
    ? Number(text)
        .toFixed(20)
        .replace(/\.?0+$/, '')
    : text
}
