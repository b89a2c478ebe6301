import type { Moment } from '../../../platform/postgres/database.ts'
import { loadCards } from '../cards/load-cards.ts'
import { narrow } from '../columns.ts'
import { dictionaryOf } from '../facet-dictionary.ts'
import type { Dictionaries } from '../facet-dictionary.ts'
import { loadCovers } from './load-covers.ts'
import { loadLookups } from './load-lookups.ts'
import { PLACE } from '../places.ts'
import { codesOfPlaces } from './load-places.ts'
import { loadModelProducts } from './load-products.ts'
import { loadSkus } from './load-skus.ts'
import { codesOfValues, loadValues } from './load-values.ts'
import { LOOK } from '../looks.ts'
import { isOfProducts, placesOfOwners } from '../model.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { sortOrders } from '../orders.ts'
import { textsOfModel } from './model-texts.ts'
import { loadTextSources } from '../words/texts/text-sources.ts'
import { loadThesaurus } from '../words/thesaurus.ts'
import type { Thesaurus } from '../words/thesaurus.ts'
import { readWords } from '../words/word-index.ts'

/** What to load. `today` (`YYYY-MM-DD`) decides rates and valid certificates; without `ids` all products are loaded. */
export interface LoadWish {
  today: string
  ids?: number[]
  /** The dictionaries of the model that the result will be merged into; loading adds to them. */
  dictionaries: Dictionaries
  /** The thesaurus of the same model; loaded if absent. */
  thesaurus?: Thesaurus
}

/** Loads the products on sale, with their SKUs on sale, into a read model. */
export async function loadModel(moment: Moment, wish: LoadWish): Promise<ReadModel> {
  const { ids, dictionaries } = wish
  const isWanted = ids ? `= ANY ('{${ids.join(',')}}')` : 'IS NOT NULL'
  const lookups = await loadLookups(moment.trx, wish.today)
  const products = await loadModelProducts(moment, isWanted, wish.today)
  const skus = await loadSkus(moment, isWanted, { products, lookups, dictionaries })
  const owners = { ...products, skuIds: skus.skuIds, productOf: placesOfOwners(products.firstSku) }
  const { colors, looks } = await loadCovers(moment, isWanted, { count: skus.skuIds.length, dictionaries })
  const cards = await loadCards(moment, isWanted, { skuIds: skus.skuIds, products })
  const values = await loadValues(moment, isWanted, { owners, lookups, dictionaries })
  const sources = await loadTextSources(moment.trx)
  const thesaurus = wish.thesaurus ?? (await loadThesaurus(moment.trx))
  const codes = codesOfValues(values, owners)
  const places = codesOfPlaces({ owners, products, values, codes, lookups, dictionaries })
  const facets = new Map<string, FacetColumn>()
  for (const [name, wide] of [...skus.codes, [LOOK, looks] as const, ...codes, [PLACE, places] as const]) {
    const dictionary = dictionaryOf(dictionaries, name)
    const narrowed = narrow(wide, dictionary.sets.length)
    facets.set(name, { dictionary, codes: narrowed, isOfProducts: isOfProducts(narrowed, owners.productOf) })
  }
  return {
    productIds: products.productIds,
    ranks: products.ranks,
    names: products.names,
    enNames: products.enNames,
    firstSku: products.firstSku,
    orders: sortOrders(products),
    skuIds: skus.skuIds,
    productOf: owners.productOf,
    low: skus.low,
    high: skus.high,
    ownLow: skus.ownLow,
    ownHigh: skus.ownHigh,
    rates: lookups.rates,
    reading: lookups.reading,
    colors,
    cards,
    thesaurus,
    words: readWords(owners, textsOfModel({ products, skus, values, owners, sources, colors })),
    facets,
  }
}
