import type { getProductFacets, ProductCard, ProductSort } from '../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/problem.ts'
import { YUAN } from '../catalogue/rates.ts'
import type { CatalogueCounts } from '../catalogue/counts.ts'
import type { Db, Trx } from '../database.ts'
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
import { filtersOf, scoresOf } from './product-filters.ts'
import type { FilterQuery } from './product-filters.ts'
import { findMatchingSkus, groupsOf } from './read-model/count/filters.ts'
import { pageOfProducts } from './read-model/count/page.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import { priceBasisOf } from './read-model/price-basis.ts'
import { tokensOf } from './read-model/words/tokens.ts'
import { findWords } from './read-model/words/find-words.ts'
import { readWishes } from './wishes/read-wishes.ts'
import { wishGroundOf } from './nearest/wish-ground.ts'
import { understand } from './understand.ts'

/** The search for products and SKUs on sale, with which other domains list, count and rank. Created once. */
export interface Finding {
  /**
   * What is on sale, with every change committed before this call. It may lack what running imports wrote in the last ten
   * seconds.
   */
  follow(): Promise<OnSale>
  /** For the catalogue's calls, which return counts. */
  counts: CatalogueCounts
}

/** What is on sale at one moment. It is immutable, so all its answers agree. */
export interface OnSale {
  columns: ModelColumns
  /** Throws Problem 400 if the query's currency has no rate. */
  find(query: FilterQuery): Found
  /** Those of the given SKUs that meet every filter, in the requested order. */
  findAmong(skuIds: ReadonlySet<number>, query: FilterQuery & { sort: ProductSort; language: Language }): number[]
  /** All products with a SKU that meets every filter, in the requested order, each with these SKUs. */
  list(query: FilterQuery & { sort: ProductSort; language: Language }): ListedProduct[]
  /** How many of the given SKUs each facet value would list. */
  countAmong(skuIds: ReadonlySet<number>, query: FilterQuery): OutputOf<typeof getProductFacets>
  /** The conditions read from the typed words. */
  understand(query: Pick<FilterQuery, 'keyword' | 'priceIn' | 'priceUnit'>): UnderstoodCondition[]
  /** Cards in the given order; `found` says what their matches refer to. */
  cards(list: ListedProduct[], wish: CardWish): Promise<ProductCard[]>
  /** The card of a product as a transaction sees it, which may differ from what is on sale. */
  cardWithin(trx: Trx, product: ListedProduct, priceIn: string): Promise<ProductCard | undefined>
  /** The words of a keyword that are not understood, as typed, and whether it says nothing else. */
  unread(keyword: string): { words: string[]; isAll: boolean }
  /** Phrases that unsuccessful words may have meant, the likeliest first. */
  nearPhrases(keyword: string): Promise<NearPhrase[]>
  /** The same catalogue with another thesaurus entry of kind `from`, which replaces and includes the one with the same first word. */
  withEntry(words: readonly string[]): OnSale
  /** The colour of a card's SKU that is nearest to `0xrrggbb`; ΔE00 with two decimals. */
  nearestColor(card: Pick<ProductCard, 'spuId' | 'skuId'>, wanted: number): ProductCard['colorMatch']
}

export interface Found {
  /** The places of the SKUs that meet every filter, rising. */
  skus: Int32Array
  /** The words that are searched, without the conditions among them. */
  words: string
  /** The requested colour `0xrrggbb`, from a filter or from words. */
  near: number | undefined
}

export interface CardWish {
  /** The currency of comparable prices. */
  priceIn: string
  /** Matches of words and colour, in the reader's language; without it there are none. */
  found?: Pick<Found, 'words' | 'near'> & { language: Language }
}

export function createFinding({ db, catalogue }: { db: Db; catalogue: FollowedModel }): Finding {
  return {
    follow: async () => onSaleIn(db, await catalogue.current()),
    counts: createCounts(catalogue),
  }
}

function onSaleIn(db: Db, model: ReadModel): OnSale {
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
    unread: (keyword) => unreadIn(keyword, model),
    nearPhrases: async (keyword) => nearPhrases(model, keyword, await namesOfThings(db, model)),
    withEntry: (words) => onSaleIn(db, { ...model, thesaurus: withEntry(model.thesaurus, words) }),
    nearestColor: (card, wanted) => colorMatchOf(model, card, wanted),
  }
}

/** Numbers and measures are none: no meaning can be given to them. */
function unreadIn(keyword: string, model: ReadModel): { words: string[]; isAll: boolean } {
  const wishes = readWishes(keyword, wishGroundOf(model, YUAN))
  const unread = wishes.filter(({ means }) => means.kind === 'unread')
  const named = unread.filter(({ text }) => !/^\p{N}/u.test(text))
  const tokens = named.flatMap(({ text }) =>
    tokensOf(text).map((token) => ({ ...token, text: text.slice(token.from, token.to) })),
  )
  const words = tokens.flatMap(({ kind, text }) => (kind === 'number' ? [] : [text]))
  return { words, isAll: unread.length === wishes.length }
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
    scores: scoresOf(model, filters),
    near: filters.near,
  })
  return list
}
