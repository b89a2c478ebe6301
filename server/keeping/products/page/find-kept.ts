import { sql } from 'kysely'
import { filters, parametersOf } from '../../../../contract/filters.ts'
import type { ProductQuery } from '../../../../contract/keeping/products.ts'
import type { Language } from '../../../../contract/problem.ts'
import type { OnSale } from '../../../finding/finding.ts'
import type { Db } from '../../../database.ts'
import type { ProductDeps } from '../deps.ts'
import type { KeptSort } from './entry-orders.ts'
import type { CategoryFacts } from './fact-bits.ts'
import type { KeptCatalogue } from './kept-catalogue.ts'
import { fold } from './load-entries.ts'
import type { KeptEntry, KeptSkuEntry } from './load-entries.ts'
import { findOwnerWords } from './owner-words.ts'

/** Products that match the shop's filters and the words, whatever their status and gaps. */
export interface FoundEntries {
  /** In the requested order. */
  list: readonly KeptEntry[]
  /** The same products in memory order, which is much faster to count through. */
  unordered: Iterable<KeptEntry>
  hasSku(entry: KeptEntry, sku: KeptSkuEntry): boolean
  categories: CategoryFacts
}

interface Asked {
  query: ProductQuery
  sort: KeptSort
  language: Language
}

/**
 * Products on sale are found as in the shop, and by key and model too. Others are found by key, model and names, and those of their
 * brand and categories, where no filter other than these two is set.
 */
export async function findKeptProducts(
  deps: Pick<ProductDeps, 'db' | 'finding' | 'kept'>,
  asked: Asked,
): Promise<FoundEntries> {
  const { query, sort, language } = asked
  const branch = query.categoryId === undefined ? undefined : await findBranch(deps.db, query.categoryId)
  const onSale = await deps.finding.follow()
  const kept = await deps.kept()
  const { categories } = kept
  const inOrder = kept.orders.get(sort, language)
  const words = fold(query.keyword ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const hasOwnerWord = await findOwnerWords(deps.db, words)
  const given = filtersIn(query)
  if (!words.length && !given.length)
    return { list: inOrder, unordered: kept.entries.values(), hasSku: () => true, categories }
  const shop = findInShop(onSale, query, given.length > 0)
  // The shop's other filters know nothing of products that are not on sale.
  const mayBeUnseen = given.every((name) => name === 'brandId' || name === 'categoryId')
  const brands = query.brandId?.length ? new Set(query.brandId) : undefined
  const isFoundUnseen = ({ brandId, categoryId }: KeptEntry) =>
    mayBeUnseen && (!brands || brands.has(brandId)) && (!branch || branch.has(categoryId))
  const hasSku = (entry: KeptEntry, sku: KeptSkuEntry) => {
    const isSeen = entry.isOnSale && sku.isOnSale
    if (isSeen && shop.skus().has(sku.id)) return true
    if (!words.length) return !isSeen && isFoundUnseen(entry)
    // A product on sale without these words in the shop may have them in its key.
    const hasWord = (word: string) =>
      entry.words.includes(word) || sku.model.includes(word) || hasOwnerWord(entry, word)
    return words.every(hasWord) && (isSeen ? (shop.filtered()?.has(sku.id) ?? true) : isFoundUnseen(entry))
  }
  const isFound = (entry: KeptEntry) => {
    if (shop.products.has(entry.id)) return true
    const mayBe = words.length
      ? words.every((word) => entry.allWords.includes(word) || hasOwnerWord(entry, word))
      : isFoundUnseen(entry) && (!entry.isOnSale || entry.skus.some((sku) => !sku.isOnSale))
    return mayBe && entry.skus.some((sku) => hasSku(entry, sku))
  }
  const list = inOrder.filter(isFound)
  const best = words.length && sort === 'relevance' ? bestFirst(list, kept, onSale, asked) : list
  return { list: best, unordered: list, hasSku, categories }
}

/** The filters that are set, besides words. */
function filtersIn(query: ProductQuery): string[] {
  return filters
    .filter(({ kind, name }) => kind !== 'text' || name !== 'keyword')
    .flatMap((filter) =>
      parametersOf(filter).some((parameter) => isGiven(query[parameter])) && 'facet' in filter ? [filter.name] : [],
    )
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined
}

/** What the shop finds: products, SKUs on demand, and the same without the words. */
function findInShop(onSale: OnSale, query: ProductQuery, isFiltered: boolean) {
  const { productIds, productOf } = onSale.columns
  const found = onSale.find(query).skus
  const products = new Set<number>()
  let last = -1
  for (const place of found) {
    const product = productOf[place] ?? 0
    if (product !== last) products.add(productIds[product] ?? 0)
    last = product
  }
  const { keyword, ...filtered } = query
  const isNarrower = isFiltered && keyword !== undefined
  return {
    products,
    skus: once(() => skuIdsAt(onSale, found)),
    filtered: once(() => (isNarrower ? skuIdsAt(onSale, onSale.find(filtered).skus) : undefined)),
  }
}

function skuIdsAt({ columns }: OnSale, places: Int32Array): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const place of places) ids.add(columns.skuIds[place] ?? 0)
  return ids
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The shop's best matches first, then products that match by key or are not on sale. */
function bestFirst(
  list: KeptEntry[],
  { entries }: KeptCatalogue,
  onSale: OnSale,
  { query, language }: Asked,
): KeptEntry[] {
  const ranked = onSale.list({ ...query, sort: 'relevance', language }).flatMap(({ productId }) => {
    const entry = entries.get(productId)
    return entry ? [entry] : []
  })
  const isRanked = new Set(ranked)
  const isWanted = new Set(list)
  return [...ranked.filter((entry) => isWanted.has(entry)), ...list.filter((entry) => !isRanked.has(entry))]
}

/** A category and all below it. */
async function findBranch(db: Db, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE branch AS (
      SELECT id FROM category WHERE id = ${id} UNION SELECT category.id FROM category JOIN branch ON parent_id = branch.id
    ) SELECT id::text FROM branch`.execute(db)
  return new Set(rows.map((row) => row.id))
}
