import type { FieldShown } from './kinds.ts'
import type { FieldValue } from './record.ts'

/** A field's value as editable text. */
export function textOfField(value: FieldValue): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

/** Typed text as a field's value; an invalid number is sent as it is, and the server refuses it. */
export function valueOfText({ as, isText, isWhole }: FieldShown, text: string): FieldValue {
  const typed = text.trim()
  if (as === 'words') return typed.split('\n').flatMap((line) => line.trim() || [])
  if (typed === '') return isText ? '' : null
  if (as === 'number') return numberOf(typed, isWhole === true) ?? typed
  return typed
}

/** Whether two values are equal. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * A number as people write it: "12.5", "12,5", "1,234.5", "1.234,5", "１２，５". With both signs the last one is the decimal separator; so
 * is a single comma, except before the last three digits of a whole number.
 */
function numberOf(typed: string, isWhole: boolean): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s'’]/g, '')
  const groups = isWhole ? /^-?\d{1,3}(,\d{3})+$/ : /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/
  const plain = groups.test(text) ? text.replaceAll(',', '') : pointed(text)
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** The decimal comma becomes a point. */
function pointed(text: string): string {
  const isGrouped = /^-?\d{1,3}(\.\d{3})+,\d+$/.test(text)
  return (isGrouped ? text.replaceAll('.', '') : text).replace(/^(-?\d*),(\d+)$/, '$1.$2')
}
