import { readPlainNumber } from '../../../contract/values/figure.ts'
import type { FieldShown } from './kinds.ts'
import type { FieldValue } from './record.ts'

/** A field's value as editable text. */
export function textOfField(value: FieldValue): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

/** Typed text as a field's value; an invalid number is sent as it is, and the server refuses it. */
export function valueOfText({ as, isText, isCode }: FieldShown, text: string): FieldValue {
  const typed = text.trim()
  if (as === 'words') return typed.split('\n').flatMap((line) => line.trim() || [])
  if (typed === '') return isText ? '' : null
  if (as === 'number') return readPlainNumber(typed) ?? typed
  return isCode ? typed.toUpperCase() : typed
}

/** Whether two values are equal. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
