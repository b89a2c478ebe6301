import MiniSearch from 'minisearch'
import type { ProductDocument } from './documents.ts'
import type { Rival } from './rival.ts'

const FIELDS = ['name', 'enName', 'brand', 'category', 'color', 'model', 'attributes', 'description']

/** MiniSearch with its manual's settings: prefixes, a fifth of a word may differ, every word must match. */
export function openMiniSearch(documents: ProductDocument[]): Rival {
  const index = new MiniSearch<ProductDocument>({
    fields: FIELDS,
    storeFields: ['key'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 3, enName: 3, description: 0.5 } },
  })
  index.addAll(documents)
  return {
    name: 'MiniSearch',
    find: async (words, most) =>
      index
        .search(words)
        .slice(0, most)
        .map(({ key }) => String(key)),
    cannot: 'no facets; no pinyin; Chinese only from the beginning of a phrase; numbers only as punctuated',
  }
}
