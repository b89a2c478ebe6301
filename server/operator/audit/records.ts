import { sql } from 'kysely'
import type { AuditChange } from '../../../contract/audit.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { places } from '../../../contract/places/places.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import type { Db } from '../../database.ts'
import type { LoggedChange, LoggedRow } from './find-changes.ts'

/** One record of the catalogue. */
interface RecordPlace {
  entity: string
  id: string
}
type RecordNames = Pick<AuditChange, 'name' | 'enName'>

/** The names of records, deleted ones included. */
export interface KnownRecords {
  namesOf(place: RecordPlace): RecordNames
}

/** Columns by which a row refers to another record. */
const REFERENCES: Readonly<Record<string, string>> = {
  product_id: 'product',
  sku_id: 'sku',
  brand_id: 'brand',
  category_id: 'category',
  attribute_id: 'attribute',
  option_id: 'attribute_option',
  system_id: 'color_system',
  color_id: 'color',
  authority_id: 'authority',
  picture_id: 'picture',
  logo_id: 'picture',
  image_id: 'picture',
  document_id: 'stored_document',
}

/** The record to which a field of a row refers; undefined for plain values. */
export function referenceIn(entity: string, field: string, value: unknown): RecordPlace | undefined {
  const to = field === 'parent_id' ? entity : REFERENCES[field]
  return to && (typeof value === 'number' || typeof value === 'string') ? { entity: to, id: String(value) } : undefined
}

/** The record to which a row belongs. */
export function ownerOf({
  entity,
  before,
  after,
}: Pick<LoggedChange, 'entity' | 'before' | 'after'>): RecordPlace | undefined {
  const row = after ?? before ?? {}
  const field = OWNERS[entity]?.find((name) => row[name] !== undefined && row[name] !== null)
  return field === undefined ? undefined : referenceIn(entity, field, row[field])
}

const OWNERS: Readonly<Record<string, readonly string[]>> = {
  sku: ['product_id'],
  attribute_value: ['sku_id', 'product_id'],
  picture_use: ['sku_id', 'product_id'],
  certificate: ['product_id'],
  download: ['product_id'],
  attribute_option: ['attribute_id'],
  attribute_former: ['attribute_id'],
  color: ['system_id'],
}

/** The row's own names. */
export function namesIn(entity: string, row: LoggedRow): RecordNames {
  if (entity === 'place_rule') return namesOfRule(row)
  const [zh, en = zh] = NAMES[entity] ?? BOTH
  return { name: textIn(row, zh), enName: textIn(row, en) }
}

/** `Stairs: Slip class, ASR A1.5`. A way that is no longer in the table keeps its code. */
function namesOfRule(row: LoggedRow): RecordNames {
  const place = places.find(({ code }) => code === row['place'])
  const way = place?.demands.flatMap(({ ways }) => ways).find(({ code }) => code === row['way'])
  const fact = findFact(way?.fact)
  if (!place || !way || !fact) {
    const text = `${String(row['place'])} ${String(row['way'])}`
    return { name: text, enName: text }
  }
  const [source, enSource] = way.source
  return {
    name: `${nameOfPlace(place.code, true)}：${fact.name}，${source}`,
    enName: `${nameOfPlace(place.code, false)}: ${fact.enName}, ${enSource}`,
  }
}

const BOTH = ['name', 'en_name'] as const
const NAMES: Readonly<Record<string, readonly [zh: string, en?: string]>> = {
  brand: ['name', 'english_name'],
  sku: ['model'],
  color_system: ['name'],
  color: ['name'],
  dictionary_entry: ['label', 'remark'],
  thesaurus_entry: ['head'],
  exchange_rate: ['currency'],
  certificate: ['number'],
  picture_use: ['role'],
  picture: ['no name'],
  stored_document: ['no name'],
}

function textIn(row: LoggedRow, field: string): string | null {
  const value = row[field]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Finds the names of the records in changes, as the log had them last. */
export async function findAuditedRecords(db: Db, changes: readonly LoggedChange[]): Promise<KnownRecords> {
  const places = new Map(changes.flatMap(placesIn).map((place) => [keyOf(place), place]))
  const wanted = [...places.values()]
  const { rows } = await sql<{ entity: string; id: string; row: LoggedRow }>`
    SELECT place.entity, place.id::text AS id, found.row
    FROM unnest(${wanted.map(({ entity }) => entity)}::text[], ${wanted.map(({ id }) => id)}::bigint[]) AS place (entity, id)
    CROSS JOIN LATERAL (
      SELECT coalesce(after, before) AS row FROM (SELECT * FROM change_log WHERE entity_id = place.id OFFSET 0) AS change
      WHERE entity = place.entity ORDER BY version DESC LIMIT 1) AS found`.execute(db)
  const names = new Map(rows.map(({ entity, id, row }) => [keyOf({ entity, id }), namesIn(entity, row)]))
  return { namesOf: (place) => names.get(keyOf(place)) ?? NO_NAMES }
}

const NO_NAMES: RecordNames = { name: null, enName: null }
const keyOf = ({ entity, id }: RecordPlace) => `${entity} ${id}`

function placesIn({ entity, before, after }: LoggedChange): RecordPlace[] {
  return [before, after].flatMap((row) =>
    Object.entries(row ?? {}).flatMap(([field, value]) => referenceIn(entity, field, value) ?? []),
  )
}
