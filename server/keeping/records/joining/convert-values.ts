import { sql } from 'kysely'
import { identityOf } from '../../../../contract/identity.ts'
import type { AttributeKind } from '../../../catalogue/tables.ts'
import type { Trx } from '../../../database.ts'
import { KEY } from './plan-joining.ts'
import type { JoinedValue, JoiningPlan, StoredAttribute } from './plan-joining.ts'

/** Writes each value as it becomes; where an owner states one twice, the first stays. */
export async function convertValues(
  trx: Trx,
  { attribute, values }: Pick<JoiningPlan, 'attribute' | 'values'>,
  { id: intoId, type }: Pick<StoredAttribute, 'id' | 'type'>,
): Promise<void> {
  const options = type === 'choice' ? await optionsFor(trx, intoId, values) : new Map<string, string>()
  const rows = values.map((one) => ({ key: one.key, option: options.get(one.key), ...columnsOf(one, type) }))
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name] ?? null)
  await sql`
    UPDATE attribute_value AS value SET attribute_id = ${intoId}, option_id = becomes.option_id, number_low = becomes.low,
      number_high = becomes.high, boolean_value = becomes.truth, text_value = becomes.zh, en_text_value = becomes.en
    FROM unnest(${column('key')}::text[], ${column('option')}::bigint[], ${column('low')}::numeric[], ${column('high')}::numeric[],
      ${column('truth')}::boolean[], ${column('zh')}::text[], ${column('en')}::text[]) AS becomes (key, option_id, low, high, truth, zh, en)
    WHERE value.attribute_id = ${attribute.id} AND becomes.key = ${KEY}`.execute(trx)
  await sql`
    DELETE FROM attribute_value AS value USING attribute_value AS other
    WHERE value.attribute_id = ${intoId} AND other.attribute_id = ${intoId} AND other.product_id = value.product_id
      AND other.sku_id IS NOT DISTINCT FROM value.sku_id AND other.sort < value.sort AND other.option_id IS NOT DISTINCT FROM value.option_id
      AND other.number_low IS NOT DISTINCT FROM value.number_low AND other.boolean_value IS NOT DISTINCT FROM value.boolean_value`.execute(trx) // prettier-ignore
}

interface Columns {
  low?: string
  high?: string
  truth?: boolean
  zh?: string | null
  en?: string | null
}

function columnsOf(one: JoinedValue, type: AttributeKind): Columns {
  const { becomes } = one
  if (!becomes) return {}
  if (!('texts' in becomes)) return becomes
  const [zh, en] = namesNow(one)
  return type === 'text' ? { zh, en } : {}
}

/** The Chinese and English of a text; those of an amount are the same. */
function namesNow({ becomes, names, value }: JoinedValue): JoinedValue['names'] {
  if ('texts' in value) return names
  return [becomes && 'texts' in becomes ? (becomes.texts[0] ?? null) : null, null]
}

/** The options for texts, by the values' keys: those there are, as they are spelt, and new ones. */
async function optionsFor(trx: Trx, attributeId: string, values: JoiningPlan['values']): Promise<Map<string, string>> {
  const stored = await trx.selectFrom('attribute_option').selectAll().where('attribute_id', '=', attributeId).orderBy('id').execute() // prettier-ignore
  const known = new Map(stored.map(({ id, name, en_name: enName }) => [identityOf(enName ?? name ?? ''), id]))
  const ids = new Map<string, string>()
  for (const value of values) {
    if (!value.becomes || !('texts' in value.becomes)) continue
    const [name, enName] = namesNow(value)
    const called = identityOf(enName ?? name ?? '')
    const id = known.get(called) ?? (await addOption(trx, { attribute_id: attributeId, name, en_name: enName }))
    known.set(called, id)
    ids.set(value.key, id)
  }
  return ids
}

async function addOption(
  trx: Trx,
  option: { attribute_id: string; name: string | null; en_name: string | null },
): Promise<string> {
  const { id } = await trx.insertInto('attribute_option').values(option).returning('id').executeTakeFirstOrThrow()
  return id
}
