import type { Kysely, Transaction } from 'kysely'
import type { getProductFacets, ProductCard, ProductSort } from '../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/problem.ts'
import type { CatalogueCounts } from '../catalogue/counts.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import { countAmong, findAmong } from './among-skus.ts'
import { colorMatchOf } from './colors/color-match.ts'
import { createCounts } from './counts.ts'
import { findFoundCards } from './found-cards.ts'
import { nearPhrases } from './learning/near-phrases.ts'
import type { NearPhrase } from './learning/near-phrases.ts'
import { withEntry } from './learning/with-entry.ts'
import type { ModelColumns } from './model-columns.ts'
import { namesOfThings } from './named-things.ts'
import { findStoredCards } from './product-cards.ts'
import type { ListedProduct } from './product-cards.ts'
import { filtersOf } from './product-filters.ts'
import type { FilterQuery } from './product-filters.ts'
import { findMatchingSkus, groupsOf } from './read-model/count/filters.ts'
import { pageOfProducts } from './read-model/count/page.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import { priceBasisOf } from './read-model/price-basis.ts'
import { findWords } from './read-model/words/find-words.ts'
import { understand } from './understand.ts'

/** How products and SKUs on sale are found: what other domains list, count and rank them by. Made once. */
export interface Finding {
  /** What is on sale, with every change that was committed before this call; what imports that are still under way have written in the last ten seconds it may lack. */
  follow(): Promise<OnSale>
  /** For the catalogue, which tells how much it has. */
  counts: CatalogueCounts
}

/** What is on sale at one moment: it stays as it is, and whatever is asked of it agrees. */
export interface OnSale {
  columns: ModelColumns
  /** Throws Problem 400 where the query's currency has no rate. */
  find(query: FilterQuery): Found
  /** Of some SKUs, each of which stands for itself, those that meet every filter, in the order asked for. */
  findAmong(skuIds: ReadonlySet<number>, query: FilterQuery & { sort: ProductSort; language: Language }): number[]
  /** All products that have a SKU which meets every filter, in the order asked for, each with those SKUs. */
  list(query: FilterQuery & { sort: ProductSort; language: Language }): ListedProduct[]
  /** How many of some SKUs each value of each facet would list. */
  countAmong(skuIds: ReadonlySet<number>, query: FilterQuery): OutputOf<typeof getProductFacets>
  /** The conditions that are read out of the words that were typed. */
  understand(query: Pick<FilterQuery, 'keyword' | 'priceIn' | 'priceUnit'>): UnderstoodCondition[]
  /** In the order given; `found` tells what its matches are of. */
  cards(list: ListedProduct[], wish: CardWish): Promise<ProductCard[]>
  /** The card of a product as a transaction has it, which need not be as it is on sale. */
  cardWithin(
    trx: Transaction<CatalogueTables>,
    product: ListedProduct,
    priceIn: string,
  ): Promise<ProductCard | undefined>
  /** What words that found nothing may have been meant for, the likeliest first. */
  nearPhrases(keyword: string): Promise<NearPhrase[]>
  /** The same catalogue if an entry of kind `from` stood in the thesaurus, in place of the one that begins with its first word, whose words it has too. */
  withEntry(words: readonly string[]): OnSale
  /** The colour of a card's SKU that is nearest to one, `0xrrggbb`; ΔE00 to two decimals. */
  nearestColor(card: Pick<ProductCard, 'spuId' | 'skuId'>, wanted: number): ProductCard['colorMatch']
}

export interface Found {
  /** Places in the columns of the SKUs that meet every filter, rising. */
  skus: Int32Array
  /** What is looked for as words, beside the conditions among them. */
  words: string
  /** The colour `0xrrggbb` that is asked for, by filter or by words. */
  near: number | undefined
}

export interface CardWish {
  /** The currency of comparable prices. */
  priceIn: string
  /** Where the words stand is told in the reader's language, and how near the colour is; without it nothing is. */
  found?: Pick<Found, 'words' | 'near'> & { language: Language }
}

export function createFinding({ db, catalogue }: { db: Kysely<CatalogueTables>; catalogue: FollowedModel }): Finding {
  return {
    follow: async () => onSaleIn(db, await catalogue.current()),
    counts: createCounts(catalogue),
  }
}

function onSaleIn(db: Kysely<CatalogueTables>, model: ReadModel): OnSale {
  return {
    columns: model,
    find(query) {
      const filters = filtersOf(query, model)
      return { skus: findMatchingSkus(model, groupsOf(model, filters)), words: filters.keyword, near: filters.near }
    },
    findAmong: (skuIds, query) => findAmong(model, skuIds, query),
    list: (query) => listProducts(model, query),
    countAmong: (skuIds, query) => countAmong(model, skuIds, query),
    understand: (query) => understand(model, query).conditions,
    cards: async (list, { priceIn, found }) =>
      findFoundCards({ db, model }, list, {
        priceIn,
        language: found?.language ?? 'en',
        asked: found && findWords(model, found.words),
        near: found?.near,
      }),
    cardWithin: async (trx, product, currency) =>
      (await findStoredCards(trx, [product], { currency, rates: model.rates }))[0],
    nearPhrases: async (keyword) => nearPhrases(model, keyword, await namesOfThings(db, model)),
    withEntry: (words) => onSaleIn(db, { ...model, thesaurus: withEntry(model.thesaurus, words) }),
    nearestColor: (card, wanted) => colorMatchOf(model, card, wanted),
  }
}

function listProducts(
  model: ReadModel,
  query: FilterQuery & { sort: ProductSort; language: Language },
): ListedProduct[] {
  const filters = filtersOf(query, model)
  const { list } = pageOfProducts(model, findMatchingSkus(model, groupsOf(model, filters)), {
    sort: query.sort,
    language: query.language,
    prices: priceBasisOf(model, query.priceUnit),
    pageSize: model.productIds.length,
    offset: 0,
    scores: findWords(model, filters.keyword)?.scores,
    near: filters.near,
  })
  return list
}
