import type { AuditChange, AuditValue } from '../../../contract/audit.ts'
import { originOf } from './find-changes.ts'
import type { LoggedChange, LoggedRow } from './find-changes.ts'
import { namesIn, ownerOf, referenceIn } from './records.ts'
import type { KnownRecords } from './records.ts'

/** A change as it is told: by fields, amounts in major units, and other records by their names. */
export function tellChange(change: LoggedChange, records: KnownRecords): AuditChange {
  const { version, at, actor, entity, entity_id: entityId, kind, before, after } = change
  const memberId = /^member:(\d+)$/.exec(actor)?.[1] ?? null
  const runId = change.undoes ?? change.run_id
  const owner = ownerOf(change)
  return {
    version,
    time: at.getTime(),
    origin: originOf(change),
    memberId,
    actor: memberId === null ? actor : null,
    run: runId === null ? null : { id: runId, name: change.run_name ?? '' },
    entity,
    entityId,
    ...namesOf(change, records),
    of: owner ? { ...owner, ...records.namesOf(owner) } : null,
    kind,
    fields: fieldsOf(change, before ?? {}, after ?? {}).map((field) => ({
      field,
      was: valueOf(field, before?.[field]),
      is: valueOf(field, after?.[field]),
    })),
  }

  function valueOf(field: string, value: unknown): AuditValue {
    if (value === undefined || value === null) return null
    const place = referenceIn(entity, field, value)
    if (place) return { id: place.id, ...records.namesOf(place) }
    if (AMOUNTS.has(field)) return (Number(value) / 100).toFixed(2)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

const AMOUNTS = new Set(['min_price', 'max_price', 'comparable_low', 'comparable_high'])

/** A value of an attribute is called as the attribute is. */
function namesOf({ entity, before, after }: LoggedChange, records: KnownRecords) {
  const row = after ?? before ?? {}
  const place = entity === 'attribute_value' ? referenceIn(entity, 'attribute_id', row['attribute_id']) : undefined
  return place ? records.namesOf(place) : namesIn(entity, row)
}

/** Those that differ, without what the database makes by itself and what is said elsewhere already. */
function fieldsOf({ kind }: LoggedChange, before: LoggedRow, after: LoggedRow): string[] {
  const fields = new Set([...FIRST, ...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(
    (field) =>
      !MADE.has(field) &&
      !(kind !== 'changed' && OWNERS.has(field)) &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}

/** What is told first, in this order; the log has its fields by the length of their names. */
const FIRST = [
  'name',
  'en_name',
  'english_name',
  'model',
  'status',
  'min_price',
  'max_price',
  'number_low',
  'number_high',
]

const MADE = new Set([
  'id',
  'created_at',
  'currency_type',
  'measurement_type',
  'scheme_type',
  'kind_type',
  'palette',
  'placeholder',
])
const OWNERS = new Set(['product_id', 'sku_id'])
