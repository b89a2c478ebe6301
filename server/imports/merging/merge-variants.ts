import { variantNames } from '../../catalogue/variant-names.ts'
import type { VariantFacts, VariantName } from '../../catalogue/variant-names.ts'
import type { Row } from './bulk-rows.ts'
import type { References } from './references.ts'
import type { ProductRows } from './stored-products.ts'

type Rows = Pick<ProductRows, 'skus' | 'values'>
type Value = Row<'attribute_value'>

/** A product's SKUs, each with its variant name. */
export function withVariants(rows: Rows, references: References): Row<'sku'>[] {
  // Most products of a large file have one SKU, which needs no variant name.
  const names = rows.skus.length > 1 ? variantNames(factsOf(rows, references)) : []
  return rows.skus.map((sku, at) => ({
    ...sku,
    variant_name: names[at]?.name ?? '',
    variant_en_name: names[at]?.enName ?? '',
  }))
}

function factsOf({ skus, values }: Rows, references: References): VariantFacts[] {
  const valuesByOwner = Map.groupBy(values, (value) => value.sku_id)
  // An attribute that no SKU states itself is the same for all of them.
  const told = new Set(values.flatMap((value) => (value.sku_id === null ? [] : [value.attribute_id])))
  const ofProduct = (valuesByOwner.get(null) ?? []).filter((value) => told.has(value.attribute_id))
  return skus.map((sku) => ({
    model: sku.model,
    stated: nameOf(sku.stated_name, sku.stated_en_name),
    said: saidOf(valuesByOwner.get(sku.id) ?? [], ofProduct, references),
    color: sku.color_id === null ? null : references.colorName(sku.color_id),
    size: {
      words: sku.product_dimension,
      length: sku.length_mm,
      width: sku.width_mm,
      thickness: sku.thickness_mm,
    },
  }))
}

/** A SKU's own value of an attribute overrides its product's. */
function saidOf(own: Value[], ofProduct: Value[], references: References): VariantFacts['said'] {
  const ownAttributes = new Set(own.map((value) => value.attribute_id))
  const said = [...own, ...ofProduct.filter((value) => !ownAttributes.has(value.attribute_id))]
  const byAttribute = [...Map.groupBy(said, (value) => value.attribute_id)]
  const [words, others] = [true, false].map((areWords) =>
    byAttribute.filter(([, values]) => values.every(isWord) === areWords),
  )
  return new Map(
    [...(words ?? []), ...(others ?? [])].map(([attribute, values]) => {
      const texts = values.flatMap((value) => textOf(value, references) ?? [])
      return [
        attribute,
        { name: texts.map(({ name }) => name).join('、'), enName: texts.map(({ enName }) => enName).join(' / ') },
      ]
    }),
  )
}

function isWord(value: Value): boolean {
  return value.number_low === null && value.boolean_value === null
}

/** The text of a value: a choice's name, or "14 mm"; numbers without a unit and booleans include the attribute's name. */
function textOf(value: Value, references: References): VariantName | null {
  const attribute = references.attributeNamed(value.attribute_id)
  if (value.option_id !== null) {
    const option = references.optionNamed(value.attribute_id, value.option_id)
    return nameOf(option?.name, option?.en_name)
  }
  if (value.boolean_value === null && value.number_low === null) return nameOf(value.text_value, value.en_text_value)
  const title = nameOf(attribute?.name, attribute?.en_name) ?? { name: '', enName: '' }
  if (value.boolean_value !== null) {
    const [yesOrNo, enYesOrNo] = value.boolean_value ? ['是', 'yes'] : ['否', 'no']
    return { name: `${title.name}：${yesOrNo}`, enName: `${title.enName}: ${enYesOrNo}` }
  }
  const amount = amountOf(value)
  if (attribute?.unit) return nameOf(`${amount} ${attribute.unit}`, null)
  return { name: `${title.name} ${amount}`, enName: `${title.enName} ${amount}` }
}

function amountOf({ number_low: low, number_high: high }: Value): string {
  return high === null || high === low ? (low ?? '') : `${low}–${high}`
}

function nameOf(name: string | null | undefined, enName: string | null | undefined): VariantName | null {
  const [chinese, english] = [name ?? enName, enName ?? name]
  return chinese && english ? { name: chinese, enName: english } : null
}
