import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { filters, parametersOf } from '../../../../contract/filters.ts'
import type { ProductQuery } from '../../../../contract/keeping/products.ts'
import type { Language } from '../../../../contract/problem.ts'
import type { OnSale } from '../../../finding/finding.ts'
import type { KeepingTables } from '../../parts.ts'
import type { ProductParts } from '../parts.ts'
import type { KeptSort } from './entry-orders.ts'
import type { KeptCatalogue } from './kept-catalogue.ts'
import { fold } from './load-entries.ts'
import type { KeptEntry, KeptSkuEntry } from './load-entries.ts'

/** What meets the filters of the shop and the words, whatever its status and whatever it lacks. */
export interface FoundEntries {
  /** In the order asked for. */
  list: readonly KeptEntry[]
  hasSku(entry: KeptEntry, sku: KeptSkuEntry): boolean
}

interface Asked {
  query: ProductQuery
  sort: KeptSort
  language: Language
}

/**
 * What is on sale is found as the shop finds it, and by key and model besides; what is not, by those and its names where no filter asks for more
 * than a brand or a category.
 */
export async function findKept(
  parts: Pick<ProductParts, 'db' | 'finding' | 'kept'>,
  asked: Asked,
): Promise<FoundEntries> {
  const { query, sort, language } = asked
  const branch = query.categoryId === undefined ? undefined : await findBranch(parts.db, query.categoryId)
  const onSale = await parts.finding.follow()
  const kept = await parts.kept()
  const inOrder = kept.orders.get(sort, language)
  const words = fold(query.keyword ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const given = filtersIn(query)
  if (!words.length && !given.length) return { list: inOrder, hasSku: () => true }
  const shop = findInShop(onSale, query, given.length > 0)
  const isFoundUnseen = (entry: KeptEntry) =>
    given.every((name) => name === 'brandId' || name === 'categoryId') &&
    (!query.brandId?.length || query.brandId.includes(entry.brandId)) &&
    (!branch || branch.has(entry.categoryId))
  const hasSku = (entry: KeptEntry, sku: KeptSkuEntry) => {
    if (shop.found.has(sku.id)) return true
    const mayBe = entry.isOnSale && sku.isOnSale ? (shop.filtered?.has(sku.id) ?? true) : isFoundUnseen(entry)
    // What is on sale and has not these words in the shop may still have them in its key.
    return mayBe && (words.length ? hasWords(entry, sku, words) : !(entry.isOnSale && sku.isOnSale))
  }
  const isFound = (entry: KeptEntry) =>
    (!words.length || shop.foundProducts.has(entry.id) || words.every((word) => entry.allWords.includes(word))) &&
    entry.skus.some((sku) => hasSku(entry, sku))
  const list = inOrder.filter(isFound)
  return { list: words.length && sort === 'relevance' ? bestFirst(list, kept, onSale, asked) : list, hasSku }
}

/** The filters that are asked for, beside words. */
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

function findInShop(onSale: OnSale, query: ProductQuery, isFiltered: boolean) {
  const { columns } = onSale
  const found = onSale.find(query).skus
  const products = new Set<number>()
  const skus = new Set<number>()
  for (const place of found) {
    skus.add(columns.skuIds[place] ?? 0)
    products.add(columns.productIds[columns.productOf[place] ?? 0] ?? 0)
  }
  return { found: skus, foundProducts: products, filtered: isFiltered && query.keyword ? withoutWords() : undefined }

  function withoutWords(): Set<number> {
    const { keyword: _, ...rest } = query
    return new Set(Array.from(onSale.find(rest).skus, (place) => columns.skuIds[place] ?? 0))
  }
}

function hasWords(entry: KeptEntry, sku: KeptSkuEntry, words: readonly string[]): boolean {
  return words.every((word) => entry.words.includes(word) || sku.model.includes(word))
}

/** What meets the words best in the shop, then what has them in a key or is not on sale. */
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

/** A category with all below it. */
async function findBranch(db: Kysely<KeepingTables>, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE branch AS (
      SELECT id FROM category WHERE id = ${id} UNION SELECT category.id FROM category JOIN branch ON parent_id = branch.id
    ) SELECT id::text FROM branch`.execute(db)
  return new Set(rows.map((row) => row.id))
}
