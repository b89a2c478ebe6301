import type { getProductFacets } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { rgbOfHex } from '../../contract/lab.ts'
import { minorFromMajor } from '../../contract/money.ts'
import type { Filters, Wanted } from './read-model/filters.ts'

type FilterQuery = ParsedInputOf<typeof getProductFacets>

/** A query's filters as the read model takes them. */
export function filtersOf(query: FilterQuery): Filters {
  const facets = new Map<string, Wanted>()
  const lists: [string, string[] | undefined][] = [
    ['category', one(query.categoryId)],
    ['brand', query.brandId],
    ['color', query.colorId],
    ['colorSystem', query.colorSystem],
    ['authority', query.authorityId],
    ['area', one(query.areaId)],
    ['hasCustomOption', one(query.hasCustomOption)],
    ['domesticOrImported', one(query.domesticOrImported)],
    ['inStock', one(query.inStock)],
  ]
  for (const [name, list] of lists) {
    const wanted = new Set(list)
    if (wanted.size) facets.set(name, (value) => wanted.has(value))
  }
  for (const [id, list] of Object.entries(query.attrs ?? {})) if (list.length) facets.set(`attr.${id}`, anyOf(list))
  return {
    facets,
    priceMin: query.priceMin === undefined ? undefined : minorFromMajor(query.priceMin),
    priceMax: query.priceMax === undefined ? undefined : minorFromMajor(query.priceMax),
    priceUnit: query.priceUnit,
    color: query.colorHex === undefined ? undefined : { rgb: rgbOfHex(query.colorHex), distance: query.colorDistance },
    keyword: query.keyword ?? '',
  }
}

function one(value: string | undefined): string[] | undefined {
  return value === undefined ? undefined : [value]
}

/** A value as it stands, or a number within a range asked for, or a range of numbers that overlaps it. */
function anyOf(list: string[]): Wanted {
  const exact = new Set(list)
  const ranges = list.flatMap((text) => readRange(text) ?? [])
  return (value) => {
    if (exact.has(value)) return true
    const has = ranges.length ? (readRange(value) ?? readRange(`${value}..${value}`)) : undefined
    return has !== undefined && ranges.some(({ low, high }) => has.high >= low && has.low <= high)
  }
}

/** `5..20`, `5..`, `..20`. */
function readRange(text: string): { low: number; high: number } | undefined {
  const [, low = '', high = ''] = /^(-?[\d.]*)\.\.(-?[\d.]*)$/.exec(text) ?? []
  const range = { low: low === '' ? -Infinity : Number(low), high: high === '' ? Infinity : Number(high) }
  const isRange = (low !== '' || high !== '') && !Number.isNaN(range.low) && !Number.isNaN(range.high)
  return isRange ? range : undefined
}
