import type { Moment } from '../../platform/database.ts'
import type { CatalogueTables } from '../tables.ts'
import { fieldsOf, forEachRow, takeInteger, takeRest } from './copied-rows.ts'
import { codeWith, dictionaryOf, placeOf } from './facet-dictionary.ts'
import type { Dictionaries, FacetDictionary } from './facet-dictionary.ts'
import type { WideCodes } from './load.ts'
import type { Lookups } from './load-lookups.ts'
import { placeOfProduct } from './model.ts'
import type { ReadModel } from './model.ts'

type Owners = Pick<ReadModel, 'productIds' | 'firstSku' | 'skuIds' | 'productOf'>

interface Ground {
  owners: Owners
  lookups: Lookups
  dictionaries: Dictionaries
}

/** One attribute while its values come in, in whatever order. */
interface Gathered {
  dictionary: FacetDictionary
  ofProducts: Uint32Array
  ofSkus: Uint32Array
}

/** What each SKU says of each attribute; where it says nothing, what its product says. */
export async function loadValues(
  { copy }: Moment<CatalogueTables>,
  isWanted: string,
  ground: Ground,
): Promise<WideCodes> {
  const { owners, dictionaries } = ground
  const gathered = new Map<string, Gathered>()
  const known = new Map<string, { attribute: Gathered; place: number }>()
  const read = (rest: string) => {
    const { name, value } = valueOf(rest, ground.lookups)
    const dictionary = dictionaryOf(dictionaries, name)
    const attribute = gathered.get(name) ?? {
      dictionary,
      ofProducts: new Uint32Array(owners.productIds.length),
      ofSkus: new Uint32Array(owners.skuIds.length),
    }
    gathered.set(name, attribute)
    return { attribute, place: placeOf(dictionary, value) }
  }
  let product = 0
  await forEachRow(copy(queryOf(isWanted)), (row) => {
    const productId = takeInteger(row)
    const skuId = takeInteger(row)
    const rest = takeRest(row)
    // The values of a product lie together more often than not.
    if (owners.productIds[product] !== productId) product = placeOfProduct(owners, productId)
    if (owners.productIds[product] !== productId) return
    const isOfProduct = Number.isNaN(skuId)
    const owner = isOfProduct ? product : placeOfSku(owners, product, skuId)
    if (owner === undefined) return
    let said = known.get(rest)
    if (!said) known.set(rest, (said = read(rest)))
    const { dictionary, ofProducts, ofSkus } = said.attribute
    const codes = isOfProduct ? ofProducts : ofSkus
    codes[owner] = codeWith(dictionary, codes[owner] ?? 0, said.place)
  })
  return new Map([...gathered].map(([name, attribute]) => [name, settle(owners, attribute)]))
}

function queryOf(isWanted: string): string {
  return `
    SELECT product_id, sku_id, attribute_id, option_id, boolean_value, number_low, number_high,
      coalesce(text_value, en_text_value)
    FROM attribute_value WHERE product_id ${isWanted}`
}

/** Facet and value of a row's end. A range of numbers is `low..high`. */
function valueOf(rest: string, { nameOfOption }: Lookups): { name: string; value: string } {
  const [attribute, option = null, truth = null, low = null, high = null, text = null] = fieldsOf(rest)
  const name = `attr.${attribute}`
  if (option !== null) return { name, value: nameOfOption.get(option) ?? '' }
  if (truth !== null) return { name, value: truth === 't' ? '1' : '0' }
  if (low === null) return { name, value: text ?? '' }
  const isRange = high !== null && Number(high) > Number(low)
  return { name, value: isRange ? `${plain(low)}..${plain(high)}` : plain(low) }
}

// "14.50" → "14.5": exact numerics keep the zeros they were written with.
function plain(numeric: string): string {
  return numeric.includes('.') ? numeric.replace(/\.?0+$/, '') : numeric
}

function placeOfSku({ firstSku, skuIds }: Owners, product: number, id: number): number | undefined {
  const end = firstSku[product + 1] ?? 0
  for (let sku = firstSku[product] ?? 0; sku < end; sku++) if (skuIds[sku] === id) return sku
  return undefined
}

function settle({ productOf }: Owners, { ofSkus, ofProducts }: Gathered): Uint32Array {
  for (let sku = 0; sku < ofSkus.length; sku++) if (!ofSkus[sku]) ofSkus[sku] = ofProducts[productOf[sku] ?? 0] ?? 0
  return ofSkus
}
