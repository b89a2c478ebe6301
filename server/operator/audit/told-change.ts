import type { AuditChange, AuditValue } from '../../../contract/audit.ts'
import { originOf } from './find-changes.ts'
import type { LoggedChange, LoggedRow } from './find-changes.ts'
import { namesIn, ownerOf, referenceIn } from './records.ts'
import type { KnownRecords } from './records.ts'

/** A change in the form of the API: field by field, with amounts in major units and the names of referenced records. */
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

const AMOUNTS = new Set([
  'min_price',
  'max_price',
  'stated_min_price',
  'stated_max_price',
  'comparable_low',
  'comparable_high',
])

/** A value of an attribute has the attribute's name. */
function namesOf({ entity, before, after }: LoggedChange, records: KnownRecords) {
  const row = after ?? before ?? {}
  const place = entity === 'attribute_value' ? referenceIn(entity, 'attribute_id', row['attribute_id']) : undefined
  return place ? records.namesOf(place) : namesIn(entity, row)
}

/** The fields that differ, without those that the database computes or that appear elsewhere in the change. */
function fieldsOf({ entity, kind }: LoggedChange, before: LoggedRow, after: LoggedRow): string[] {
  const fields = new Set([...FIRST, ...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(
    (field) =>
      !MADE.has(field) &&
      !(kind !== 'changed' && OWNERS.has(field)) &&
      !(entity === 'place_rule' && NAMED.has(field)) &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}

/** The fields that come first, in this order; the log orders fields by the length of their names. */
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
/** What the name of a place's rule says. */
const NAMED = new Set(['place', 'way'])
