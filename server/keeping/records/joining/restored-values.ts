import { sql } from 'kysely'
import { identityOf } from '../../../../contract/identity.ts'
import { convertedValue } from '../../../catalogue/converted-value.ts'
import type { PlainValue } from '../../../catalogue/converted-value.ts'
import type { Trx } from '../../../database.ts'
import type { TrashEntry } from '../../trash.ts'
import type { StoredAttribute } from './plan-joining.ts'

type Row = Record<string, unknown>
type Cell = string | number | null | undefined
type Rows = TrashEntry['rows']

/**
 * The rows of a product in the trash, with the values of attributes that were joined to a fact since, or whose join was undone since, as
 * these attributes state them now (decisions/205). Others are left as they are.
 */
export async function restoredValues(trx: Trx, rows: Rows): Promise<Rows> {
  const now: Rows = []
  const said = new Set<string>()
  for (const [table, row] of rows) {
    const becomes = table === 'attribute_value' ? await valueNow(trx, row) : row
    const { id: _id, sort: _sort, ...own } = becomes
    const mark = JSON.stringify(own)
    // Two attributes that have become one may have said the same.
    if (becomes !== row && said.has(mark)) continue
    if (table === 'attribute_value') said.add(mark)
    now.push([table, becomes])
  }
  return now
}

async function valueNow(trx: Trx, row: Row): Promise<Row> {
  const was = String(row['attribute_id'])
  const found = await attributeNow(trx, was)
  if (!found) return row
  const { attribute, unit } = found
  const value = await statedBy(trx, row)
  const isSame = attribute.id === was && value.isThere && isHeld(attribute, row)
  const becomes = isSame || !value.plain ? undefined : convertedValue(value.plain, unit, attribute)
  if (!becomes) return row
  const { option_id: _, number_low: _low, number_high: _high, boolean_value: _truth, text_value: _zh, en_text_value: _en, ...bare } = row // prettier-ignore
  const own = { ...bare, attribute_id: attribute.id }
  if ('truth' in becomes) return { ...own, boolean_value: becomes.truth }
  if ('low' in becomes) return { ...own, number_low: becomes.low, number_high: becomes.high }
  const [zh = becomes.texts[0] ?? null, en = null] = value.names ?? []
  if (attribute.type === 'text') return { ...own, text_value: zh, en_text_value: en }
  return { ...own, option_id: await optionOf(trx, attribute.id, [zh, en]) }
}

function isHeld({ type }: StoredAttribute, row: Row): boolean {
  if (type === 'choice') return row['option_id'] != null
  if (type === 'boolean') return row['boolean_value'] != null
  return type === 'text' ? row['option_id'] == null && row['number_low'] == null : row['number_low'] != null
}

/** The attribute that has the values of one now, and the unit in which they were stated. */
async function attributeNow(trx: Trx, id: string): Promise<{ attribute: StoredAttribute; unit: string } | undefined> {
  const find = (own: string) => trx.selectFrom('attribute').selectAll().where('id', '=', own).executeTakeFirst()
  const there = await find(id)
  if (there) return { attribute: there, unit: '' }
  const { rows: leading } = await sql<Leading>`
    SELECT attribute_id::text AS id, unit FROM attribute_former WHERE former_id = ${id}`.execute(trx)
  const { rows: undone } = leading.length ? { rows: leading } : await beforeUndo(trx, id)
  for (const { id: now, unit } of undone) {
    const attribute = await find(now)
    if (attribute) return { attribute, unit }
  }
  return undefined
}

interface Leading {
  id: string
  unit: string
}

/** The attribute of which one was made by a join that was undone. */
async function beforeUndo(trx: Trx, id: string): Promise<{ rows: Leading[] }> {
  return sql<Leading>`
    SELECT log.before ->> 'former_id' AS id, coalesce((SELECT made.before ->> 'unit' FROM change_log AS made
      WHERE made.entity = 'attribute' AND made.entity_id = ${id} AND made.after IS NULL ORDER BY version DESC LIMIT 1), '') AS unit
    FROM change_span span CROSS JOIN LATERAL (
      SELECT version, entity, before FROM change_log WHERE version BETWEEN span.first AND span.last OFFSET 0) AS log
    WHERE span.entity = 'attribute_former' AND span.kind = 'removed' AND log.entity = 'attribute_former'
      AND log.before ->> 'attribute_id' = ${id}
    ORDER BY log.version DESC LIMIT 1`.execute(trx)
}

interface Stated {
  plain: PlainValue | undefined
  /** Chinese and English of a text. */
  names?: [string | null, string | null]
  isThere: boolean
}

async function statedBy(trx: Trx, row: Row): Promise<Stated> {
  const cells = row as Record<string, Cell>
  const text = (name: string) => (cells[name] == null ? null : String(cells[name]))
  const [low, high = low] = [text('number_low'), text('number_high') ?? undefined]
  if (low !== null) return { plain: { low, high: high ?? low }, isThere: true }
  if (row['boolean_value'] != null) return { plain: { truth: row['boolean_value'] === true }, isThere: true }
  if (row['option_id'] == null) return ofTexts([text('text_value'), text('en_text_value')], true)
  const optionId = text('option_id')
  const stored = await trx.selectFrom('attribute_option').select(['name', 'en_name']).where('id', '=', optionId ?? '').executeTakeFirst() // prettier-ignore
  if (stored) return ofTexts([stored.name, stored.en_name], true)
  const { rows } = await sql<{ name: string | null; en_name: string | null }>`
    SELECT before ->> 'name' AS name, before ->> 'en_name' AS en_name FROM change_log
    WHERE entity = 'attribute_option' AND entity_id = ${optionId} AND after IS NULL ORDER BY version DESC LIMIT 1`.execute(
    trx,
  )
  const [gone] = rows
  return gone ? ofTexts([gone.name, gone.en_name], false) : { plain: undefined, isThere: false }
}

function ofTexts(names: [string | null, string | null], isThere: boolean): Stated {
  const texts = names.toReversed().filter((one) => one !== null)
  return { plain: texts.length ? { texts } : undefined, names, isThere }
}

async function optionOf(
  trx: Trx,
  attributeId: string,
  [name, enName]: [string | null, string | null],
): Promise<string> {
  const all = await trx.selectFrom('attribute_option').selectAll().where('attribute_id', '=', attributeId).execute()
  const called = (one: { name: string | null; en_name: string | null }) => identityOf(one.en_name ?? one.name ?? '')
  const option = { attribute_id: attributeId, name, en_name: enName }
  const known = all.find((one) => called(one) === called(option))
  return known?.id ?? (await trx.insertInto('attribute_option').values(option).returning('id').executeTakeFirstOrThrow()).id // prettier-ignore
}
