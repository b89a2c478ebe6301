import type { Moment } from '../../../platform/postgres/database.ts'
import { copiedFields, forEachRow, takeInteger, takeRest } from '../../../platform/postgres/copied-rows.ts'
import type { StoredValue } from '../../../catalogue/fact-of-value.ts'
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

/** Attribute values as loaded, in no particular order. */
export interface LoadedValues {
  /** By attribute id. */
  attributes: Map<string, AttributeCodes>
  /** The distinct values. */
  values: LoadedValue[]
  /** `said` and `sayers` are parallel lists: the index of a value in `values`, and the product or SKU that has it. */
  said: GrowingNumbers
  /** A product's place, or the number of products plus a SKU's place. */
  sayers: GrowingNumbers
}

/** The codes of an attribute's values: those stated for products, and those stated for single SKUs. */
export interface AttributeCodes {
  dictionary: FacetDictionary
  ofProducts: Uint32Array
  ofSkus: Uint32Array
}

/** An attribute value: either an option's id, a boolean, a number or range, or a text in one or both languages. */
export interface SaidValue {
  attribute: string
  option: string | null
  truth: boolean | null
  /** As plain decimals. */
  low: string | null
  high: string | null
  texts: (string | null)[]
}

interface LoadedValue extends SaidValue {
  /** Its place in the dictionary of the attribute's facet. */
  place: number
}

export async function loadValues(
  { copy }: Moment,
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
    const number = loaded.values.push({ ...value, place }) - 1
    return { codes, place, alone: codeWith(dictionary, 0, place), number }
  }
  let product = 0
  await forEachRow(copy(queryOf(isWanted)), (row) => {
    const productId = takeInteger(row)
    const skuId = takeInteger(row)
    const rest = takeRest(row)
    // A product's values are mostly adjacent rows.
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
  /** The value's place in the facet's dictionary. */
  place: number
  /** The code of the set with this value alone. */
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

/** The value as filters write it; a range of numbers is `low..high`. */
function filterOf({ option, truth, low, high, texts }: SaidValue, { textsOfOption }: Lookups): string {
  if (option !== null) return textsOfOption.get(option)?.[0] ?? ''
  if (truth !== null) return truth ? '1' : '0'
  if (low === null) return texts.find((text) => text !== null) ?? ''
  return high !== null && Number(high) > Number(low) ? `${low}..${high}` : low
}

/** As the table of facts reads it. */
export function storedValueOf({ option, truth, low, high }: SaidValue, { textsOfOption }: Lookups): StoredValue {
  return {
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
    isYes: truth,
    texts: (option !== null && textsOfOption.get(option)) || [],
  }
}

// "14.50" → "14.5": PostgreSQL's numerics keep trailing zeros.
function plain(numeric: string): string {
  return numeric.includes('.') ? numeric.replace(/\.?0+$/, '') : numeric
}

function placeOfSku({ firstSku, skuIds }: Owners, product: number, id: number): number | undefined {
  const end = firstSku[product + 1] ?? 0
  for (let sku = firstSku[product] ?? 0; sku < end; sku++) if (skuIds[sku] === id) return sku
  return undefined
}

export function facetOf(attribute: string): string {
  return `attr.${attribute}`
}

/** The codes of each SKU, by facet; a SKU without a value of its own has its product's. */
export function codesOfValues({ attributes }: LoadedValues, { productOf }: Owners): WideCodes {
  return new Map([...attributes].map(([attribute, codes]) => [facetOf(attribute), settle(codes, productOf)]))
}

function settle({ ofSkus, ofProducts }: AttributeCodes, productOf: Uint32Array): Uint32Array {
  return ofSkus.map((own, sku) => own || (ofProducts[productOf[sku] ?? 0] ?? 0))
}
