import { amountFields } from '../changed-fields.ts'
import type { ChangedField } from '../changed-fields.ts'
import type { FieldChange } from '../difference.ts'
import { differing } from './differing.ts'
import type { Absent } from './differing.ts'

/** How the changes of something are reported. */
export interface ComparedFields<T> {
  /** The field for each path, and all below it; null is never reported. Other paths are `other`. */
  fields: Readonly<Record<string, ChangedField | null>>
  /** The texts of fields that are more than the value at their path. */
  texts: { [Field in ChangedField]?: (of: T) => string | null }
  /** Of an amount. */
  currency?: (of: T, field: ChangedField) => string | null | undefined
}

/** Other fields follow from these: they are reported only where the amounts themselves stay. */
const AMOUNTS: ReadonlySet<ChangedField> = new Set(['low', 'high', 'chosen', 'amount'])
const DERIVED: ReadonlySet<ChangedField> = new Set(['goods', 'tax', 'contingency'])

/** The changes of something, each field once, in the order of discovery. */
export function fieldChangesOf<T>(
  from: T,
  to: T,
  { fields, texts, currency }: ComparedFields<T>,
  absent: Absent,
): FieldChange[] {
  const changes = new Map<ChangedField, FieldChange>()
  for (const { path, ...values } of differing(from, to, absent)) {
    const field = fieldAt(path, fields)
    if (field === null || changes.has(field)) continue
    const text = texts[field]
    const said = text ? { from: text(from), to: text(to) } : { from: plain(values.from), to: plain(values.to) }
    // Values with the same text, or without one, are reported without values.
    const [one, other] = [currency?.(from, field), currency?.(to, field)]
    const isInOne = amountFields.has(field) && one != null && one === other
    const told = said.from === said.to ? { from: null, to: null } : { ...said, ...(isInOne && { currency: one }) }
    changes.set(field, { field, ...told })
  }
  const areAmountsTold = [...AMOUNTS].some((field) => changes.has(field))
  return [...changes.values()].filter(({ field }) => !areAmountsTold || !DERIVED.has(field))
}

function fieldAt(path: string, fields: ComparedFields<unknown>['fields']): ChangedField | null {
  let at = path
  while (at !== '') {
    const field = fields[at]
    if (field !== undefined) return field
    at = at.slice(0, Math.max(0, at.lastIndexOf('.')))
  }
  return 'other'
}

function plain(value: unknown): string | null {
  if (typeof value === 'string') return value || null
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return null
}
