import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Fact } from '../../../../contract/facts/fact.ts'
import { attributeOfFact } from '../../../../contract/facts/facts.ts'
import { normsText } from '../../../../contract/facts/norms-text.ts'
import { readClasses } from '../../../../contract/facts/read-fact.ts'
import { identityOf, likenessOf } from '../../../../contract/identity.ts'
import type { Joining, JoiningHindrance } from '../../../../contract/keeping/joining.ts'
import { convertedValue, unitsFit } from '../../../catalogue/converted-value.ts'
import type { AttributeForm, PlainValue } from '../../../catalogue/converted-value.ts'
import type { AttributeKind } from '../../../catalogue/tables.ts'
import type { Trx } from '../../../database.ts'

export interface StoredAttribute extends AttributeForm {
  id: string
  name: string | null
  en_name: string | null
}

/** A distinct value, and what it becomes. */
export interface JoinedValue {
  /** As `KEY`. */
  key: string
  products: number
  value: PlainValue
  /** Chinese and English of a text. */
  names: [string | null, string | null]
  /** Undefined where the row cannot hold it. */
  becomes: PlainValue | undefined
  /** As the row reads it, in the words of the table; null: it does not. */
  read: string | null
}

export interface JoiningPlan {
  attribute: StoredAttribute
  fact: Fact
  joined: StoredAttribute | undefined
  /** Whether the values go to another attribute: the joined one, or a new one in another unit. */
  moves: boolean
  type: AttributeKind
  values: JoinedValue[]
  products: number
  statingBoth: number
  hindrances: JoiningHindrance[]
}

/** SQL: identifies a value of `value` within its attribute. */
export const KEY = sql<string>`CASE
  WHEN value.option_id IS NOT NULL THEN 'o' || value.option_id
  WHEN value.number_low IS NOT NULL THEN 'n' || value.number_low || '..' || coalesce(value.number_high, value.number_low)
  WHEN value.boolean_value IS NOT NULL THEN 'b' || value.boolean_value
  ELSE 't' || coalesce(value.text_value, '') || E'\\n\\n' || coalesce(value.en_text_value, '') END`

/** What joining an attribute to a row would do. */
export async function planJoining(trx: Trx, attribute: StoredAttribute, fact: Fact): Promise<JoiningPlan> {
  const own = attributeOfFact(fact)
  const joined = await trx.selectFrom('attribute').selectAll().where('fact', '=', fact.code).where('id', '<>', attribute.id).orderBy('id').executeTakeFirst() // prettier-ignore
  const units = unitsFit(attribute.unit, own.unit)
  const raw = await findValues(trx, attribute.id)
  const to = { type: own.type, unit: own.unit, fact: fact.code }
  const values = raw.map((one) => {
    const becomes = convertedValue(one.value, attribute.unit, to)
    return { ...one, becomes, read: becomes ? readOf(fact, becomes) : null }
  })
  const hasRanges = values.some(({ becomes }) => becomes && 'low' in becomes && becomes.low !== becomes.high)
  const isRange = own.type === 'number' && (hasRanges || [attribute, joined].some((one) => one?.type === 'range'))
  const moves = joined !== undefined || (units === 'converted' && own.type === 'number')
  const plan = { attribute, fact, joined, moves, type: isRange ? ('range' as const) : own.type, values }
  const counted = await countOwners(trx, plan)
  const isHeld = canHold(attribute, own.type) && (own.type !== 'number' || units !== 'apart')
  return {
    ...plan,
    ...counted,
    hindrances: [
      ...(isHeld ? [] : [{ why: 'form' as const, products: counted.products }]),
      ...(isHeld ? await findHindrances(trx, plan) : []),
    ],
  }
}

/** Whether values of an attribute can be read as a type's at all. */
export function canHold({ type }: AttributeForm, wanted: AttributeKind): boolean {
  if (type === wanted || type === 'choice' || type === 'text') return true
  if (wanted === 'boolean' || type === 'boolean') return false
  return wanted === 'number' || wanted === 'choice'
}

/** The distinct values of an attribute, those of most products first. */
export async function findValues(trx: Trx, attributeId: string): Promise<Omit<JoinedValue, 'becomes' | 'read'>[]> {
  const { rows } = await sql<{
    key: string
    name: string | null
    en_name: string | null
    low: string | null
    high: string | null
    truth: boolean | null
    products: number
  }>`
    SELECT ${KEY} AS key, min(coalesce(option.name, value.text_value)) AS name, min(coalesce(option.en_name, value.en_text_value)) AS en_name,
      min(value.number_low)::text AS low, min(coalesce(value.number_high, value.number_low))::text AS high,
      bool_or(value.boolean_value) AS truth, count(DISTINCT value.product_id)::int AS products
    FROM attribute_value AS value LEFT JOIN attribute_option AS option ON option.id = value.option_id
    WHERE value.attribute_id = ${attributeId} GROUP BY 1 ORDER BY products DESC, key`.execute(trx)
  return rows.map(({ key, products, name, en_name: enName, low, high, truth }) => {
    const texts = [enName, name].filter((text) => text !== null)
    const value = truth !== null ? { truth } : low !== null ? { low, high: high ?? low } : { texts }
    return { key, products, value, names: [name, enName] }
  })
}

/** What the row reads of a value; null: nothing. */
function readOf(fact: Fact, value: PlainValue): string | null {
  if ('truth' in value) return value.truth ? 'true' : 'false'
  if ('low' in value) return [...new Set([value.low, value.high])].map((text) => String(Number(text))).join('–')
  for (const text of value.texts) {
    const read = fact.kind === 'class' ? readClasses(fact, text) : undefined
    if (read?.readings.length) return read.classes.join(' / ')
    const word = likenessOf(text)
    const choice = fact.kind === 'choice' ? fact.values.find((words) => words.some((one) => likenessOf(one) === word)) : undefined // prettier-ignore
    if (choice) return choice[1]
  }
  return null
}

/** SQL: the rows of the attribute, and of the joined one, with what each states after the join. */
function statedAfter({ attribute, joined, values }: Pick<JoiningPlan, 'attribute' | 'joined' | 'values'>) {
  return sql`
    SELECT value.product_id, value.sku_id, becomes.said
    FROM attribute_value AS value
    JOIN unnest(${values.map(({ key }) => key)}::text[], ${values.map(({ becomes }) => saidOf(becomes))}::text[]) AS becomes (key, said)
      ON becomes.key = ${KEY}
    WHERE value.attribute_id = ${attribute.id} AND becomes.said IS NOT NULL
    UNION ALL
    SELECT product_id, sku_id, CASE WHEN boolean_value IS NOT NULL THEN boolean_value::text
      ELSE trim_scale(number_low) || '..' || trim_scale(coalesce(number_high, number_low)) END
    FROM attribute_value WHERE attribute_id = ${joined?.id ?? '0'}`
}

function saidOf(value: PlainValue | undefined): string | null {
  if (!value || 'texts' in value) return null
  return 'truth' in value ? String(value.truth) : `${value.low}..${value.high}`
}

async function countOwners(
  trx: Trx,
  { attribute, joined }: Pick<JoiningPlan, 'attribute' | 'joined'>,
): Promise<Pick<JoiningPlan, 'products' | 'statingBoth'>> {
  const { rows } = await sql<{ products: number; both: number }>`
    SELECT count(*)::int AS products, count(*) FILTER (WHERE EXISTS (
      SELECT FROM attribute_value AS other WHERE other.product_id = own.product_id AND other.attribute_id = ${joined?.id ?? '0'}))::int AS both
    FROM (SELECT DISTINCT product_id FROM attribute_value WHERE attribute_id = ${attribute.id}) AS own`.execute(trx)
  return { products: rows[0]?.products ?? 0, statingBoth: rows[0]?.both ?? 0 }
}

/** What a row of amounts refuses is corrected first, so nothing is lost and nothing guessed. */
async function findHindrances(
  trx: Trx,
  plan: Pick<JoiningPlan, 'attribute' | 'fact' | 'joined' | 'values' | 'moves' | 'type'>,
): Promise<JoiningHindrance[]> {
  const { attribute, fact, joined, values, type, moves } = plan
  const found: JoiningHindrance[] = []
  const unread = values.filter(({ becomes }) => !becomes).reduce((sum, { products }) => sum + products, 0)
  if (unread) found.push({ why: 'unread', products: unread })
  if (type !== 'choice') {
    const { rows } = await sql<{ count: number }>`
      SELECT count(DISTINCT product_id)::int AS count FROM (
        SELECT product_id FROM (${statedAfter(plan)}) AS stated GROUP BY product_id, sku_id HAVING count(DISTINCT said) > 1) AS owner`.execute(
      trx,
    )
    if (rows[0]?.count) found.push({ why: 'contradiction', products: rows[0].count })
  } else {
    const mixed = await mixedTranslations(trx, plan)
    const products = mixed.flat().reduce((sum, one) => sum + one.products, 0)
    if (products) found.push({ why: 'translation', products })
  }
  const unit = attributeOfFact(fact).unit
  if (!joined && (moves || unit !== attribute.unit)) {
    const { rows } = await sql`
      SELECT FROM attribute WHERE coalesce(en_name, name) = ${attribute.en_name ?? attribute.name} AND unit = ${unit} AND id <> ${attribute.id}`.execute(
      trx,
    )
    if (rows.length) found.push({ why: 'name', products: 0 })
  }
  return found
}

/** Values whose Chinese an option of the same English would take the place of, with the others of that English. */
async function mixedTranslations(
  trx: Trx,
  { joined, values }: Pick<JoiningPlan, 'joined' | 'values'>,
): Promise<JoinedValue[][]> {
  const options = await trx.selectFrom('attribute_option').selectAll().where('attribute_id', '=', joined?.id ?? '0').execute() // prettier-ignore
  const known = new Map(options.map(({ name, en_name: enName }) => [identityOf(enName ?? name ?? ''), name]))
  const byEnglish = Map.groupBy(
    values.filter(({ becomes }) => becomes && 'texts' in becomes),
    ({ names: [zh, en] }) => identityOf(en ?? zh ?? ''),
  )
  return [...byEnglish].flatMap(([english, all]) => {
    const isOther = ({ names: [zh, en] }: JoinedValue) => zh !== null && en !== null && zh !== known.get(english)
    const isMixed = new Set(all.map(({ names: [zh] }) => zh)).size > 1 || (known.has(english) && all.some(isOther))
    return isMixed ? [all] : []
  })
}

const MOST_TOLD = 100

/** A plan as it is answered. */
export function tellJoining(plan: JoiningPlan): Omit<Joining, 'runId'> {
  const { attribute, fact, joined, moves, type, values, products, statingBoth, hindrances } = plan
  const { unit } = attributeOfFact(fact)
  const becomes = joined ? formOf({ ...joined, type }) : { ...formOf(attribute), unit, type, id: moves ? null : attribute.id } // prettier-ignore
  const told = {
    attribute: formOf(attribute),
    fact: tellFact(fact),
    becomes,
    joined: joined ? formOf(joined) : null,
    products,
    statingBoth,
    ...countRead(values),
    values: values
      .toSorted(
        (one, other) => Number(one.read !== null) - Number(other.read !== null) || other.products - one.products,
      )
      .slice(0, MOST_TOLD)
      .map(({ value, becomes: after, read, products: own }) => ({
        stored: textOf(value),
        becomes: after ? textOf(after) : '',
        read,
        products: own,
      })),
    hindrances,
  }
  const all = values.map(({ key, products: own, becomes: after }) => [key, own, after])
  return {
    ...told,
    digest: createHash('sha256')
      .update(JSON.stringify([told, all]))
      .digest('hex'),
  }
}

export function countRead(values: readonly JoinedValue[]): Pick<Joining, 'read' | 'unread'> {
  const count = (isRead: boolean) => {
    const own = values.filter(({ read }) => (read !== null) === isRead)
    return { values: own.length, products: own.reduce((sum, { products }) => sum + products, 0) }
  }
  return { read: count(true), unread: count(false) }
}

export function formOf({ id, name, en_name: enName, unit, type }: StoredAttribute): Joining['attribute'] {
  return { id, name: name ?? enName ?? '', enName: enName ?? name ?? '', unit, type }
}

function textOf(value: PlainValue): string {
  if ('texts' in value) return [...new Set(value.texts)].join(' / ')
  if ('truth' in value) return value.truth ? 'true' : 'false'
  return [...new Set([value.low, value.high])].map((text) => String(Number(text))).join('–')
}

/** A row as it is answered. */
export function tellFact(fact: Fact): Joining['fact'] {
  const { code, name, enName } = fact
  const { unit } = attributeOfFact(fact)
  return { code, name, enName, unit, norm: normsText(fact, 'zh'), enNorm: normsText(fact, 'en') }
}
