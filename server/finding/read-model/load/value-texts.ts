import type { AttributeCodes, LoadedValues, Owners } from './load-values.ts'
import { textsOfAttribute, textsOfValue } from '../words/texts/attribute-texts.ts'
import type { WordField } from '../words/texts/fields.ts'
import { createListInterner } from '../words/segments/gathered.ts'
import type { GatheredTexts } from '../words/segments/gathered.ts'
import type { TextSources } from '../words/texts/text-sources.ts'

interface Ground {
  values: LoadedValues
  owners: Owners
  sources: TextSources
}

/**
 * Gives the text of each attribute value to its product or SKU. A SKU's own value replaces its product's, whose text then goes only to
 * the product's other SKUs.
 */
export function gatherValues(gathered: GatheredTexts, ground: Ground): void {
  const { values, owners, sources } = ground
  const own = createListInterner(gathered)
  const textsAs = (field: WordField) => values.values.map((value) => textsOfValue(value, field, sources))
  const [ofProducts, ofSkus] = [textsAs('attribute'), textsAs('skuAttribute')]
  const ownName = createNaming(gathered, ground)
  const products = owners.productIds.length
  for (let at = 0; at < values.said.length; at++) {
    const value = values.said.numbers[at] ?? 0
    const sayer = values.sayers.numbers[at] ?? 0
    const codes = values.attributes.get(values.values[value]?.attribute ?? '')
    const isOfProduct = sayer < products
    ownName(value, isOfProduct ? sayer : (owners.productOf[sayer - products] ?? 0))
    if (!isOfProduct) own(ofSkus[value] ?? [], sayer - products)
    else if (!codes || !isSaidBySkus(codes, owners, sayer)) own(ofProducts[value] ?? [], sayer)
    else for (const sku of silentSkus(codes, owners, sayer)) own(ofSkus[value] ?? [], sku)
  }
}

/** Gives each product the names of its attributes, each once. */
function createNaming(
  gathered: GatheredTexts,
  { values, owners, sources }: Ground,
): (value: number, product: number) => void {
  const own = createListInterner(gathered)
  const attributes = new Map(
    [...values.attributes.keys()].map((attribute) => [
      attribute,
      { names: textsOfAttribute(attribute, sources), isNamed: new Uint8Array(owners.productIds.length) },
    ]),
  )
  const attributeOf = values.values.map(({ attribute, truth }) =>
    // The text of a true value is the attribute's name already.
    truth === null ? attributes.get(attribute) : undefined,
  )
  return (value, product) => {
    const attribute = attributeOf[value]
    if (!attribute || attribute.isNamed[product]) return
    attribute.isNamed[product] = 1
    own(attribute.names, product)
  }
}

function isSaidBySkus({ ofSkus }: AttributeCodes, { firstSku }: Owners, product: number): boolean {
  const end = firstSku[product + 1] ?? 0
  for (let sku = firstSku[product] ?? 0; sku < end; sku++) if (ofSkus[sku]) return true
  return false
}

function silentSkus({ ofSkus }: AttributeCodes, { firstSku }: Owners, product: number): number[] {
  const silent: number[] = []
  const end = firstSku[product + 1] ?? 0
  for (let sku = firstSku[product] ?? 0; sku < end; sku++) if (!ofSkus[sku]) silent.push(sku)
  return silent
}
