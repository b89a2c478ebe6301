import type { FieldShown } from './kinds.ts'
import type { FieldValue } from './record.ts'

/** A field's value as it is typed. */
export function textOfField(value: FieldValue): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

/** What was typed, as the field keeps it; what is no number goes as it is, and is refused with its name. */
export function valueOfText({ as, isText }: FieldShown, text: string): FieldValue {
  const typed = text.trim()
  if (as === 'words') return typed.split('\n').flatMap((line) => line.trim() || [])
  if (typed === '') return isText ? '' : null
  if (as === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : typed
  return typed
}

/** Whether two values say the same. */
export function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
