import type { ImportAttribute } from '../../../contract/import-file.ts'
import type { AttributeKind } from '../../catalogue/tables.ts'
import type { Row } from '../merging/bulk-rows.ts'
import { LineRejected } from './line-rejected.ts'

/** The type that a value suggests. */
export function typeOf(value: ImportAttribute['value']): AttributeKind {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'string' || Array.isArray(value)) return 'choice'
  return 'range'
}

/** Throws LineRejected if a value does not fit its attribute's type. */
export function requireType(
  attribute: Omit<Row<'attribute'>, 'id'>,
  { type, value }: ImportAttribute,
  field: string,
): void {
  const label = `${attribute.en_name ?? attribute.name}${attribute.unit && ` (${attribute.unit})`}`
  if (type && type !== attribute.type) throw new LineRejected(`${field}.type`, `${label} is of type ${attribute.type}`)
  const given = typeOf(value)
  if (!isOfType(attribute.type, { value }))
    throw new LineRejected(`${field}.value`, `${label} is of type ${attribute.type}, not ${given}`)
}

/** Whether a stated value is one of a type. */
export function isOfType(own: AttributeKind, { type, value }: Pick<ImportAttribute, 'type' | 'value'>): boolean {
  const given = typeOf(value)
  const fits = given === own || (given === 'number' && own === 'range') || (typeof value === 'string' && own === 'text')
  return fits && (type === undefined || type === own)
}
