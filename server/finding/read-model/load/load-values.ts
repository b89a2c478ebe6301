import type { Moment } from '../../../platform/postgres/database.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { copiedFields, forEachRow, takeInteger, takeRest } from '../../../platform/postgres/copied-rows.ts'
import { codeWith, dictionaryOf, indexOfValue } from '../facet-dictionary.ts'
import type { Dictionaries, FacetDictionary } from '../facet-dictionary.ts'
import { addNumber, noNumbers } from '../growing.ts'
import type { GrowingNumbers } from '../growing.ts'
import type { WideCodes } from '../columns.ts'
import type { Lookups } from './load-lookups.ts'
import { placeOfProduct } from '../../model-columns.ts'
import type { ReadModel } from '../model.ts'

export type Owners = Pick<ReadModel, 'productIds' | 'firstSku' | 'skuIds' | 'productOf'>

interface Ground {
  owners: Owners
  lookups: Lookups
  dictionaries: Dictionaries
}

/** What is said of attributes, in whatever order it came in. */
export interface LoadedValues {
  /** By the attribute's id. */
  attributes: Map<string, AttributeCodes>
  /** Whatever is said of an attribute, each thing once. */
  values: SaidValue[]
  /** Side by side: the place in `values` of what is said, and who says it. */
  said: GrowingNumbers
  /** Places of products, beyond them those of SKUs. */
  sayers: GrowingNumbers
}

/** An attribute's codes for what is said of each product as a whole and what of each SKU. */
export interface AttributeCodes {
  dictionary: FacetDictionary
  ofProducts: Uint32Array
  ofSkus: Uint32Array
}

/** One of an option's id, a yes or no, a number or range, and a text in one or both languages. */
export interface SaidValue {
  attribute: string
  option: string | null
  truth: boolean | null
  /** As plain decimals. */
  low: string | null
  high: string | null
  texts: (string | null)[]
}

export async function loadValues(
  { copy }: Moment<CatalogueTables>,
  isWanted: string,
  { owners, lookups, dictionaries }: Ground,
): Promise<LoadedValues> {
  const loaded: LoadedValues = { attributes: new Map(), values: [], said: noNumbers(), sayers: noNumbers() }
  const products = owners.productIds.length
  const known = new Map<string, Known>()
  const read = (rest: string): Known => {
    const value = valueOf(rest)
    const dictionary = dictionaryOf(dictionaries, facetOf(value.attribute))
    const codes = loaded.attributes.get(value.attribute) ?? {
      dictionary,
      ofProducts: new Uint32Array(products),
      ofSkus: new Uint32Array(owners.skuIds.length),
    }
    loaded.attributes.set(value.attribute, codes)
    const place = indexOfValue(dictionary, filterOf(value, lookups))
    return { codes, place, alone: codeWith(dictionary, 0, place), number: loaded.values.push(value) - 1 }
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
    let value = known.get(rest)
    if (!value) known.set(rest, (value = read(rest)))
    const { dictionary, ofProducts, ofSkus } = value.codes
    const codes = isOfProduct ? ofProducts : ofSkus
    const before = codes[owner]
    codes[owner] = before ? codeWith(dictionary, before, value.place) : value.alone
    addNumber(loaded.said, value.number)
    addNumber(loaded.sayers, isOfProduct ? owner : products + owner)
  })
  return loaded
}

interface Known {
  codes: AttributeCodes
  /** In the facet's dictionary. */
  place: number
  /** The code of this value and no other. */
  alone: number
  number: number
}

function queryOf(isWanted: string): string {
  return `
    SELECT product_id, sku_id, attribute_id, option_id, boolean_value, number_low, number_high, text_value, en_text_value
    FROM attribute_value WHERE product_id ${isWanted}`
}

function valueOf(rest: string): SaidValue {
  const [attribute, option = null, truth = null, low = null, high = null, ...texts] = copiedFields(rest)
  return {
    attribute: attribute ?? '',
    option,
    truth: truth === null ? null : truth === 't',
    low: low && plain(low),
    high: high && plain(high),
    texts,
  }
}

/** What filters name a value by. A range of numbers is `low..high`. */
function filterOf({ option, truth, low, high, texts }: SaidValue, { nameOfOption }: Lookups): string {
  if (option !== null) return nameOfOption.get(option) ?? ''
  if (truth !== null) return truth ? '1' : '0'
  if (low === null) return texts.find((text) => text !== null) ?? ''
  return high !== null && Number(high) > Number(low) ? `${low}..${high}` : low
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

function facetOf(attribute: string): string {
  return `attr.${attribute}`
}

/** The codes of each SKU: where it says nothing of an attribute, what its product says. */
export function codesOfValues({ attributes }: LoadedValues, { productOf }: Owners): WideCodes {
  return new Map([...attributes].map(([attribute, codes]) => [facetOf(attribute), settle(codes, productOf)]))
}

function settle({ ofSkus, ofProducts }: AttributeCodes, productOf: Uint32Array): Uint32Array {
  return ofSkus.map((own, sku) => own || (ofProducts[productOf[sku] ?? 0] ?? 0))
}
