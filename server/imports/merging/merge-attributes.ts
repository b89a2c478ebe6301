import type { ImportAttribute, ImportProduct } from '../../../contract/import-file.ts'
import { asWritten } from './as-written.ts'
import type { Row } from './bulk-rows.ts'
import { placeAt } from './place-at.ts'
import type { References } from './references.ts'

export interface AttributeMerge {
  before: Row<'attribute_value'>[]
  product: Row<'product'>
  idByModel: Map<string, string>
  references: References
}

type Value = Pick<
  Row<'attribute_value'>,
  'option_id' | 'number_low' | 'number_high' | 'boolean_value' | 'text_value' | 'en_text_value'
>

/** The attribute values of a product and its SKUs; a line that gives an owner's list replaces it. */
export async function mergeAttributes(given: ImportProduct, merge: AttributeMerge): Promise<Row<'attribute_value'>[]> {
  let rows = merge.before
  const replace = async (
    skuId: string | null,
    attributes: ImportAttribute[] | undefined,
    field: string,
  ): Promise<void> => {
    if (!attributes) return
    const own = rows.filter((row) => row.sku_id === skuId)
    const fresh = await rowsOf(attributes, { skuId, own, field, merge })
    rows = [...rows.filter((row) => !own.includes(row)), ...fresh]
  }
  await replace(null, given.attrs, 'attrs')
  for (const [index, { model, attrs }] of (given.skus ?? []).entries()) {
    await replace(merge.idByModel.get(model) ?? null, attrs, `skus[${index}].attrs`)
  }
  return rows
}

interface Owner {
  skuId: string | null
  own: Row<'attribute_value'>[]
  field: string
  merge: AttributeMerge
}

async function rowsOf(
  attributes: ImportAttribute[],
  { skuId, own, field, merge }: Owner,
): Promise<Row<'attribute_value'>[]> {
  const rows: Row<'attribute_value'>[] = []
  for (const [index, given] of attributes.entries()) {
    const { references } = merge
    const [attribute, stated] = references.attributeLeadingOn(given) ?? [
      await references.attribute(given, `${field}[${index}]`),
      given,
    ]
    for (const value of await valuesOf(stated, attribute, references)) {
      if (references.hasBeenJoined(attribute.id) && rows.some((row) => isSaid(row, attribute.id, value))) continue
      const sort = placeAt(own, rows.length)
      const before = own[rows.length]
      const id = before?.id ?? (await merge.references.takeId('attribute_value'))
      const owner = { product_id: merge.product.id, sku_id: skuId, attribute_id: attribute.id }
      rows.push({ id, ...owner, sort, ...asWritten(value, before) })
    }
  }
  return rows
}

/** Whether a row states this value of the attribute. */
function isSaid(row: Row<'attribute_value'>, attributeId: string, value: Value): boolean {
  const isSame = (name: 'number_low' | 'number_high') =>
    row[name] === value[name] || (row[name] !== null && Number(row[name]) === Number(value[name]))
  const isOne = row.option_id === value.option_id && row.boolean_value === value.boolean_value
  return row.attribute_id === attributeId && isOne && isSame('number_low') && isSame('number_high')
}

const NOTHING: Value = {
  option_id: null,
  number_low: null,
  number_high: null,
  boolean_value: null,
  text_value: null,
  en_text_value: null,
}

async function valuesOf(
  { value, enValue }: Pick<ImportAttribute, 'value' | 'enValue'>,
  { id, type }: Row<'attribute'>,
  references: References,
): Promise<Value[]> {
  if (typeof value === 'boolean') return [{ ...NOTHING, boolean_value: value }]
  if (typeof value === 'number') return [{ ...NOTHING, number_low: String(value), number_high: String(value) }]
  if (typeof value === 'object' && !Array.isArray(value)) {
    return [{ ...NOTHING, number_low: String(value.low), number_high: String(value.high) }]
  }
  const english = Array.isArray(enValue) ? enValue : [enValue]
  if (type === 'text') return [{ ...NOTHING, text_value: String(value), en_text_value: english[0] ?? null }]
  const values: Value[] = []
  for (const [index, text] of [value].flat().entries()) {
    const optionId = await references.option(id, text, english[index])
    if (!values.some((known) => known.option_id === optionId)) values.push({ ...NOTHING, option_id: optionId })
  }
  return values
}
