import type { CategoryKind } from '../../../contract/facts/category-kinds.ts'
import type { FormerAttribute } from '../../catalogue/former-attributes.ts'
import type { NamedFact } from '../conditions/facts.ts'
import type { NamedArea } from '../conditions/supply-words.ts'
import { placeOfProduct } from '../model-columns.ts'
import type { ModelColumns } from '../model-columns.ts'
import type { CardColumns } from './cards/cards.ts'
import type { ColorColumns } from './colors/colors.ts'
import type { Codes } from './columns.ts'
import type { Dictionaries, FacetDictionary } from './facet-dictionary.ts'
import type { Orders, Sorted } from './orders.ts'
import type { Thesaurus } from './words/thesaurus.ts'
import type { WordIndex } from './words/word-index.ts'

export interface NamedCategory {
  id: string
  name: string
  enName: string
  kinds: CategoryKind[]
  path: string[]
}

/** The catalogue's areas, categories and attributes that are needed to read conditions from a keyword and to apply them. */
export interface ReadingGround {
  areas: NamedArea[]
  /** Every category, with its kinds and the ids from it to the root. */
  categories: NamedCategory[]
  /** The attributes that give a thickness in millimetres. */
  thicknessIds: string[]
  /** The attributes with a number, a range or a choice. */
  facts: NamedFact[]
  /** What attributes were before they were joined to rows of the table of facts; absent for none. */
  formers?: FormerAttribute[]
  /** The filter values of options that have another name too, by attribute and by the identity of that name; of `formers` alone. */
  formerTexts?: Record<string, Record<string, string[]>>
}

export interface FacetColumn {
  dictionary: FacetDictionary
  /** A code for each SKU. */
  codes: Codes
  /** Whether in every product all SKUs have the same code. */
  isOfProducts: boolean
}

/**
 * The catalogue on sale as columns. A model is immutable; a later one shares its unchanged columns. Prices are in hundredths of CNY; NaN:
 * unknown.
 */
export interface ReadModel extends ModelColumns, Sorted {
  orders: Orders
  /** The search price: per square metre if that is known, else per unit of sale. */
  low: Float64Array
  high: Float64Array
  /** The price per unit of sale. */
  ownLow: Float64Array
  ownHigh: Float64Array
  words: WordIndex
  thesaurus: Thesaurus
  colors: ColorColumns
  /** The data that cards show and no filter reads. */
  cards: CardColumns
  reading: ReadingGround
  /** By name; `attr.12` is the attribute with id 12. */
  facets: Map<string, FacetColumn>
}

export function hasProduct(model: ReadModel, id: number): boolean {
  return model.productIds[placeOfProduct(model, id)] === id
}

/** For each SKU the place of its product. */
export function placesOfOwners(firstSku: Uint32Array): Uint32Array {
  const places = new Uint32Array(firstSku.at(-1) ?? 0)
  for (let product = 0; product < firstSku.length - 1; product++)
    places.fill(product, firstSku[product], firstSku[product + 1])
  return places
}

export function dictionariesOf({ facets }: ReadModel): Dictionaries {
  return new Map([...facets].map(([name, { dictionary }]) => [name, dictionary]))
}

/** Whether in every product all SKUs have the same code. */
export function isOfProducts(codes: Codes, productOf: Uint32Array): boolean {
  for (let sku = 1; sku < codes.length; sku++)
    if (codes[sku] !== codes[sku - 1] && productOf[sku] === productOf[sku - 1]) return false
  return true
}
