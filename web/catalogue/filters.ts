import { productSorts, type ProductSort } from '../../contract/catalogue.ts'

/** What the address says of the list. Anything in it that makes no sense is left out, never an error. */
export interface CatalogueFilters {
  keyword: string | null
  categoryId: string | null
  brandIds: readonly string[]
  /** Major units of CNY. */
  priceMin: number | null
  priceMax: number | null
  sort: ProductSort
}

export const noFilters: CatalogueFilters = {
  keyword: null,
  categoryId: null,
  brandIds: [],
  priceMin: null,
  priceMax: null,
  sort: 'relevance',
}

const LONGEST_KEYWORD = 200
const MOST_VALUES = 1000
const HIGHEST_PRICE = 1_000_000_000

export function readFilters(query: URLSearchParams): CatalogueFilters {
  const categoryId = query.get('categoryId')
  return {
    keyword: query.get('keyword')?.trim().slice(0, LONGEST_KEYWORD) || null,
    categoryId: categoryId !== null && isId(categoryId) ? categoryId : null,
    brandIds: [...new Set((query.get('brandId') ?? '').split(',').filter(isId))].slice(0, MOST_VALUES),
    priceMin: readPrice(query.get('priceMin')),
    priceMax: readPrice(query.get('priceMax')),
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
  }
}

/** The query with these filters in place of its own; an open product is closed by it, all else stays. */
export function writeFilters(query: URLSearchParams, filters: CatalogueFilters): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('skuId')
  const values: Record<string, string | null> = {
    keyword: filters.keyword,
    categoryId: filters.categoryId,
    brandId: filters.brandIds.join(','),
    priceMin: filters.priceMin?.toString() ?? null,
    priceMax: filters.priceMax?.toString() ?? null,
    sort: filters.sort === 'relevance' ? null : filters.sort,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Clear all: the sort is no filter and stays. */
export function clearedFilters(filters: CatalogueFilters): CatalogueFilters {
  return { ...noFilters, sort: filters.sort }
}

/** As a link writes it: commas between values stay commas. */
export function filtersAddress(filters: CatalogueFilters): string {
  return `/?${writtenQuery(writeFilters(new URLSearchParams(), filters))}`
}

export function writtenQuery(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',')
}

/** How many chips stand for them; the sort is not a filter. */
export function countFilters(filters: CatalogueFilters): number {
  const hasPrice = filters.priceMin !== null || filters.priceMax !== null
  return (
    Number(filters.keyword !== null) + Number(filters.categoryId !== null) + filters.brandIds.length + Number(hasPrice)
  )
}

/** A price as typed or written in an address: nothing, or an amount with at most two decimals. */
export function readPrice(text: string | null): number | null {
  if (!text?.trim()) return null
  const price = Math.round(Number(text) * 100) / 100
  return Number.isFinite(price) && price >= 0 && price <= HIGHEST_PRICE ? price : null
}

/** What the catalogue counts by: anything else in an address names nothing. */
export function isId(text: string): boolean {
  return /^\d{1,18}$/.test(text)
}
