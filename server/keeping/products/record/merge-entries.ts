import { findFact } from '../../../../contract/facts/facts.ts'
import type { AttributeEntry } from '../../../../contract/keeping/product-record.ts'
import type { Row } from '../../../imports/merging/bulk-rows.ts'
import type { KnownKeys } from './known-keys.ts'
import { otherType, REASONS, refusal } from './refusals.ts'

type Value = Row<'attribute_value'>
type Said = Pick<Value, 'option_id' | 'number_low' | 'number_high' | 'boolean_value' | 'text_value' | 'en_text_value'>

/** The owner of entries: a product or one of its SKUs. `own` are its present rows. */
interface Owner {
  productId: string
  skuId: string | null
  own: readonly Value[]
  /** The name of the list. */
  field: string
}

/** The rows of an owner's entries, which replace its present ones. Throws Problem 400 for an entry that its attribute does not allow. */
export async function mergeEntries(
  entries: readonly AttributeEntry[],
  { productId, skuId, own, field }: Owner,
  known: KnownKeys,
): Promise<Value[]> {
  const { references } = known
  const rows: Value[] = []
  for (const [index, entry] of entries.entries()) {
    const place = `${field}[${index}]`
    const attribute = await attributeOf(entry, references)
    if (!attribute) throw refusal(`${place}.attributeId`, REASONS.unknown)
    if (attribute.type !== entry.type) throw refusal(`${place}.type`, otherType(attribute.type))
    for (const said of await saidBy({ ...entry, attributeId: attribute.id }, place, known)) {
      const sort = rows.length
      // By place, as in an import: places are unique, and so ids stay with their places.
      const id = own.find((row) => row.sort === sort)?.id ?? (await references.takeId('attribute_value'))
      rows.push({ id, product_id: productId, sku_id: skuId, attribute_id: attribute.id, sort, ...NOTHING, ...said })
    }
  }
  return rows
}

/** The attribute of an entry; that of a fact is made if there is none. */
async function attributeOf(
  { attributeId }: AttributeEntry,
  references: KnownKeys['references'],
): Promise<Row<'attribute'> | undefined> {
  const [, code] = attributeId.split(':')
  const fact = findFact(code)
  if (fact) return references.attributeOfFact(fact)
  return references.attributeNamed(attributeId)
}

const NOTHING: Said = {
  option_id: null,
  number_low: null,
  number_high: null,
  boolean_value: null,
  text_value: null,
  en_text_value: null,
}

async function saidBy(entry: AttributeEntry, place: string, { references }: KnownKeys): Promise<Partial<Said>[]> {
  switch (entry.type) {
    case 'text':
      if (entry.text === null && entry.enText === null) throw refusal(`${place}.text`, REASONS.emptyText)
      return [{ text_value: entry.text, en_text_value: entry.enText }]
    case 'number':
      return [{ number_low: String(entry.number), number_high: String(entry.number) }]
    case 'range':
      if (entry.low > entry.high) throw refusal(`${place}.low`, REASONS.crossedRange)
      return [{ number_low: String(entry.low), number_high: String(entry.high) }]
    case 'boolean':
      return [{ boolean_value: entry.yes }]
    case 'choice': {
      const ids = new Set<string>()
      for (const [index, option] of entry.options.entries())
        ids.add(await optionOf(entry.attributeId, option, `${place}.options[${index}]`, references))
      return [...ids].map((id) => ({ option_id: id }))
    }
  }
}

type Option = Extract<AttributeEntry, { type: 'choice' }>['options'][number]

async function optionOf(
  attributeId: string,
  option: Option,
  place: string,
  references: KnownKeys['references'],
): Promise<string> {
  if ('id' in option) {
    if (!references.optionNamed(attributeId, option.id)) throw refusal(place, REASONS.unknown)
    return option.id
  }
  const { name, enName } = option
  const text = name ?? enName
  if (text === null) throw refusal(place, REASONS.unnamed)
  return references.option(attributeId, text, enName ?? undefined)
}
