import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type * as z from 'zod'
import type { attributeOfProduct } from '../../contract/catalogue.ts'
import type { FactOfValue } from '../../contract/facts/fact-schemas.ts'
import type { Db } from '../database.ts'
import { factOfValues } from './fact-of-value.ts'
import type { StoredValue } from './fact-of-value.ts'
import type { AttributeKind, CatalogueTables } from './tables.ts'

type Attribute = z.output<typeof attributeOfProduct>
type AttributeOption = Attribute['options'][number]

export interface AttributesByOwner {
  ofProduct: Attribute[]
  bySku: Map<string, Attribute[]>
}

/**
 * The attributes of several products and their SKUs, by product id; products without any are missing. The available choices are left out:
 * for some hundred products they cost a second, and no caller needs them.
 */
export async function findAttributesOf(db: Db, productIds: readonly string[]): Promise<Map<string, AttributesByOwner>> {
  const { rows } = await selectAttributeRows(sql`value.product_id = ANY (${productIds}::bigint[])`).execute(db)
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map([...byProduct].map(([id, own]) => [id, attributesByOwner(own)]))
}

/**
 * Groups attribute rows by product and SKU, with the values of one attribute together. Equal lists of choices are one object, which saves
 * memory.
 */
export function attributesByOwner(rows: readonly AttributeRow[], choices: Choices = {}): AttributesByOwner {
  const options = new Map(
    Object.entries(choices).map(([id, list]) => [id, list.map(([name, en_name]) => optionOf({ name, en_name }))]),
  )
  const byOwner = Map.groupBy(rows, (row) => row.sku_id ?? '')
  const bySku = new Map([...byOwner].map(([owner, own]) => [owner, gather(own, options)]))
  return { ofProduct: bySku.get('') ?? [], bySku }
}

/** An attribute value of a product or of one of its SKUs. */
export interface AttributeRow extends Omit<Selectable<CatalogueTables['attribute_value']>, 'id' | 'sort'> {
  name: string | null
  en_name: string | null
  unit: string
  type: AttributeKind
  fact: string | null
  option_name: string | null
  option_en_name: string | null
}

/** All choices of each attribute in both languages, by attribute id. */
export type Choices = Record<string, [name: string | null, enName: string | null][]>

/** SQL: `Choices` as JSON, of the attributes in which the product or a SKU has a choice. */
export function selectChoices(productId: RawBuilder<unknown>): RawBuilder<Choices> {
  return sql<Choices>`
    SELECT coalesce(json_object_agg(attribute_id, list), '{}') FROM (
      SELECT attribute_id, json_agg(json_build_array(name, en_name) ORDER BY id) AS list
      FROM attribute_option WHERE attribute_id IN (
        SELECT attribute_id FROM attribute_value WHERE product_id = ${productId} AND option_id IS NOT NULL)
      GROUP BY attribute_id) AS choice`
}

/** SQL: the values that meet a condition on `value`, in order. */
export function selectAttributeRows(condition: RawBuilder<unknown>): RawBuilder<AttributeRow> {
  return sql<AttributeRow>`
    SELECT value.product_id::text, value.sku_id::text, value.attribute_id::text, value.option_id::text,
      value.number_low::text, value.number_high::text, value.boolean_value, value.text_value, value.en_text_value,
      attribute.name, attribute.en_name, attribute.unit, attribute.type, attribute.fact,
      option.name AS option_name, option.en_name AS option_en_name
    FROM attribute_value AS value
    JOIN attribute ON attribute.id = value.attribute_id
    LEFT JOIN attribute_option AS option ON option.id = value.option_id
    WHERE ${condition} ORDER BY value.sort`
}

/** A choice for the API: filters use `value`, the English name or the only one. */
export function optionOf(option: { name: string | null; en_name: string | null }): AttributeOption {
  const enName = option.en_name ?? option.name ?? ''
  return { value: enName, name: option.name ?? enName, enName }
}

function gather(rows: AttributeRow[], options: ReadonlyMap<string, AttributeOption[]>): Attribute[] {
  const byAttribute = Map.groupBy(rows, (row) => row.attribute_id)
  return [...byAttribute].flatMap(([id, values]) => {
    const [first] = values
    if (!first) return []
    const list = values.map(readValue)
    const fact = factOfRows(first, values)
    return {
      id,
      name: first.name ?? first.en_name ?? '',
      enName: first.en_name ?? first.name ?? '',
      type: first.type,
      unit: first.unit || null,
      attrValue: list.map(({ name }) => name).join('、'),
      options: (first.option_id !== null && options.get(id)) || [],
      attrValueList: list,
      ...(fact && { fact }),
    }
  })
}

/** By the first row of the values: a product's rows are kept and read again and again (`kept-details.ts`). */
const factsByRow = new WeakMap<AttributeRow, FactOfValue>()

function factOfRows(first: AttributeRow, values: readonly AttributeRow[]): FactOfValue | undefined {
  if (first.fact === null) return undefined
  const known = factsByRow.get(first)
  if (known) return known
  const fact = factOfValues(first.fact, values.map(storedValue))
  if (fact) factsByRow.set(first, fact)
  return fact
}

/** An attribute value as the table of facts reads it. */
export function storedValue(row: AttributeRow): StoredValue {
  const { number_low: low, number_high: high, option_en_name: enName, option_name: name } = row
  return {
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
    isYes: row.boolean_value,
    texts: [enName, name].filter((text) => text !== null),
  }
}

/** An attribute value for the API. */
export function readValue(row: AttributeRow): AttributeOption {
  if (row.option_id !== null) return optionOf({ name: row.option_name, en_name: row.option_en_name })
  if (row.boolean_value !== null) return { value: row.boolean_value ? '1' : '0', ...(row.boolean_value ? YES : NO) }
  if (row.number_low !== null) {
    const low = plainNumber(row.number_low)
    return same(
      row.number_high === null || row.number_high === row.number_low ? low : `${low}–${plainNumber(row.number_high)}`,
    )
  }
  const text = row.text_value ?? row.en_text_value ?? ''
  return { value: text, name: text, enName: row.en_text_value ?? text }
}

const YES = { name: '是', enName: 'Yes' }
const NO = { name: '否', enName: 'No' }

function same(text: string): AttributeOption {
  return { value: text, name: text, enName: text }
}

// "14.50" → "14.5": exact numerics keep trailing zeros.
function plainNumber(numeric: string): string {
  return String(Number(numeric))
}
