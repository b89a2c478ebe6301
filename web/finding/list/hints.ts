import type { FilterHint } from '../../../contract/catalogue.ts'
import { filters as rows } from '../../../contract/filters.ts'
import { filterFieldsOf, noFilters, type CatalogueFilters } from '../filters/filters.ts'

/** The filters to change to follow the hint; null where there is nothing to remove. */
export function followingHint(
  filters: CatalogueFilters,
  { besides = [], farther, ...hint }: FilterHint,
): Partial<CatalogueFilters> | null {
  const change = leavingOutOne(filters, hint)
  if (change && farther) return { ...change, colorHex: farther.hex.toLowerCase(), colorDistance: farther.distance }
  if (change === null || besides.length === 0) return change
  const before = change.keyword === undefined ? filters.keyword : change.keyword
  const keyword = besides.reduce(withoutWord, before ?? '')
  return { ...change, keyword: keyword || null }
}

function leavingOutOne(filters: CatalogueFilters, { filter, word }: FilterHint): Partial<CatalogueFilters> | null {
  if (word !== null) {
    const keyword = withoutWord(filters.keyword ?? '', word)
    return keyword === filters.keyword ? null : { keyword: keyword || null }
  }
  const change = leavingOut(filters, filter)
  const isInForce = Object.entries(change).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(filters[name as keyof CatalogueFilters]),
  )
  return isInForce ? change : null
}

function leavingOut(filters: CatalogueFilters, filter: string): Partial<CatalogueFilters> {
  const place = /^place\.(.+)$/.exec(filter)?.[1]
  if (place !== undefined) return { places: filters.places.filter((answer) => answer.split(':')[0] !== place) }
  const attributeId = /^attrs\.(\d+)$/.exec(filter)?.[1]
  if (attributeId === undefined) {
    const row = rows.find(({ name }) => name === filter)
    return Object.fromEntries((row ? filterFieldsOf(row) : []).map((field) => [field, noFilters[field]]))
  }
  return { attrs: Object.fromEntries(Object.entries(filters.attrs).filter(([id]) => id !== attributeId)) }
}

/** Removes the word's first occurrence as a whole word, or else its first occurrence. */
function withoutWord(keyword: string, word: string): string {
  const parts = keyword.split(/\s+/)
  const index = parts.findIndex((part) => part.toLowerCase() === word.toLowerCase())
  if (index >= 0) return parts.toSpliced(index, 1).join(' ')
  const place = keyword.toLowerCase().indexOf(word.toLowerCase())
  if (place < 0) return keyword
  const left = `${keyword.slice(0, place)} ${keyword.slice(place + word.length)}`
  // A particle that joined it to the next word is removed as well: 东西的大理石.
  return left
    .replace(/(?<=^|\s)[的和与](?!\S)|(?<=^|\s)的/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
