import type { ChangedField } from '../changed-fields.ts'
import type { FieldChange } from '../difference.ts'
import { differing } from './differing.ts'
import type { Absent } from './differing.ts'

/** How what has changed of something is told. */
export interface ComparedFields<T> {
  /** The field of each path, or of all that lies within; null is never told. What has no field here is `other`. */
  fields: Readonly<Record<string, ChangedField | null>>
  /** Of fields that are more than the value at their path. */
  texts: { [Field in ChangedField]?: (of: T) => string | null }
}

/** These follow from others: they are told only where the amounts themselves stay. */
const AMOUNTS: ReadonlySet<ChangedField> = new Set(['low', 'high', 'chosen'])
const DERIVED: ReadonlySet<ChangedField> = new Set(['goods', 'tax', 'contingency'])

/** What has changed of something, each field once, in the order in which it comes upon them. */
export function fieldChangesOf<T>(from: T, to: T, { fields, texts }: ComparedFields<T>, absent: Absent): FieldChange[] {
  const changes = new Map<ChangedField, FieldChange>()
  for (const { path, ...values } of differing(from, to, absent)) {
    const field = fieldAt(path, fields)
    if (field === null || changes.has(field)) continue
    const text = texts[field]
    const said = text ? { from: text(from), to: text(to) } : { from: plain(values.from), to: plain(values.to) }
    // What only looks alike, or has no words, has changed without them.
    changes.set(field, { field, ...(said.from === said.to ? { from: null, to: null } : said) })
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
