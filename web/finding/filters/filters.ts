import { productSorts, type ProductSort } from '../../../contract/catalogue.ts'
import { DEFAULT_COLOR_DISTANCE } from '../../../contract/filters.ts'
import { LONGEST_TEXT } from '../../../contract/fields.ts'
import { isId, writtenQuery } from '../../catalogue/address.ts'
import { currencyInput, DEFAULT_CURRENCY, readCurrency } from '../../catalogue/prices/price.ts'

/** What the address says of the list. Anything in it that makes no sense is left out, never an error. */
export interface CatalogueFilters {
  keyword: string | null
  categoryId: string | null
  brandIds: readonly string[]
  colorIds: readonly string[]
  colorSystems: readonly string[]
  authorityIds: readonly string[]
  /** What certificates claim; with `authorityIds` one and the same one meets both. */
  schemes: readonly string[]
  /** `#rrggbb`. */
  colorHex: string | null
  /** ΔE00; without `colorHex` without effect. */
  colorDistance: number
  /** Major units of `priceIn`. */
  priceMin: number | null
  priceMax: number | null
  /** The currency that prices are compared in. */
  priceIn: string
  /** What prices are per; null: per m² where that is known, else per unit of sale. */
  priceUnit: string | null
  hasCustomOption: '0' | '1' | null
  domesticOrImported: 'domestic' | 'imported' | null
  areaId: string | null
  inStock: boolean
  /** By the attribute's id: values, or one range of numbers (`5..20`, open at either end). */
  attrs: Readonly<Record<string, readonly string[]>>
  sort: ProductSort
}

export const noFilters: CatalogueFilters = {
  keyword: null,
  categoryId: null,
  brandIds: [],
  colorIds: [],
  colorSystems: [],
  authorityIds: [],
  schemes: [],
  colorHex: null,
  colorDistance: DEFAULT_COLOR_DISTANCE,
  priceMin: null,
  priceMax: null,
  priceIn: DEFAULT_CURRENCY,
  priceUnit: null,
  hasCustomOption: null,
  domesticOrImported: null,
  areaId: null,
  inStock: false,
  attrs: {},
  sort: 'relevance',
}

const LONGEST_KEYWORD = 200
const MOST_VALUES = 1000
const FARTHEST = 100
export const HIGHEST_PRICE = 1_000_000_000

/** What somebody compares prices in, where the address does not say, and what can be (null: not known yet). */
export interface Currencies {
  preferred: string
  offered: ReadonlySet<string> | null
}

const ANY_CURRENCY: Currencies = { preferred: DEFAULT_CURRENCY, offered: null }

/**
 * What the query says. Prices that are filtered by are in the currency that it names, CNY without one, whatever a person
 * prefers: so that a link lists the same for everybody.
 */
export function readFilters(query: URLSearchParams, currencies: Currencies = ANY_CURRENCY): CatalogueFilters {
  const hex = /^#?([0-9a-f]{6})$/i.exec(query.get('colorHex') ?? '')?.[1]
  return {
    keyword: query.get('keyword')?.trim().slice(0, LONGEST_KEYWORD) || null,
    categoryId: readId(query, 'categoryId'),
    brandIds: readIds(query, 'brandId'),
    colorIds: readIds(query, 'colorId'),
    colorSystems: readValues(query, 'colorSystem'),
    authorityIds: readIds(query, 'authorityId'),
    schemes: readValues(query, 'scheme'),
    colorHex: hex ? `#${hex.toLowerCase()}` : null,
    colorDistance: readDistance(query.get('colorDistance')),
    ...readPrices(query, currencies),
    priceUnit: query.get('priceUnit')?.trim().slice(0, 50) || null,
    hasCustomOption: readOneOf(query, 'hasCustomOption', ['0', '1'] as const),
    domesticOrImported: readOneOf(query, 'domesticOrImported', ['domestic', 'imported'] as const),
    areaId: readId(query, 'areaId'),
    inStock: query.get('inStock') === '1',
    attrs: readAttributes(query),
    sort: readOneOf(query, 'sort', productSorts) ?? 'relevance',
  }
}

/** The query with these filters in place of its own; an open product is closed by it, all else stays. */
export function writeFilters(query: URLSearchParams, filters: CatalogueFilters): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of [...next.keys()].filter(isAttributeName)) next.delete(name)
  next.delete('skuId')
  const { colorHex, colorDistance } = filters
  const values: Record<string, string | null> = {
    keyword: filters.keyword,
    categoryId: filters.categoryId,
    brandId: filters.brandIds.join(','),
    colorId: filters.colorIds.join(','),
    authorityId: filters.authorityIds.join(','),
    colorHex: colorHex?.slice(1) ?? null,
    colorDistance: colorHex !== null && colorDistance !== DEFAULT_COLOR_DISTANCE ? String(colorDistance) : null,
    priceMin: filters.priceMin?.toString() ?? null,
    priceMax: filters.priceMax?.toString() ?? null,
    priceUnit: filters.priceUnit,
    hasCustomOption: filters.hasCustomOption,
    domesticOrImported: filters.domesticOrImported,
    areaId: filters.areaId,
    inStock: filters.inStock ? '1' : null,
    sort: filters.sort === 'relevance' ? null : filters.sort,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  writeCurrency(next, filters, hasPrices(query))
  writeValues(next, 'colorSystem', filters.colorSystems)
  writeValues(next, 'scheme', filters.schemes)
  for (const [id, chosen] of Object.entries(filters.attrs)) writeValues(next, `attrs.${id}`, chosen)
  return next
}

/** Beside prices that are filtered by; it goes with them. */
function writeCurrency(next: URLSearchParams, { priceIn }: CatalogueFilters, hadPrices: boolean): void {
  if (hasPrices(next) && priceIn !== DEFAULT_CURRENCY) next.set('priceIn', priceIn)
  else if (hasPrices(next) || hadPrices) next.delete('priceIn')
}

function hasPrices(query: URLSearchParams): boolean {
  return readPrice(query.get('priceMin')) !== null || readPrice(query.get('priceMax')) !== null
}

/** Clear all: the sort is no filter and stays. */
export function clearedFilters(filters: CatalogueFilters): CatalogueFilters {
  return { ...noFilters, sort: filters.sort, priceIn: filters.priceIn }
}

export function filtersAddress(filters: CatalogueFilters): string {
  return `/?${writtenQuery(writeFilters(new URLSearchParams(), filters))}`
}

/** The filters as the API takes them; what is not in force is absent. */
export function filterInput(filters: CatalogueFilters) {
  const { colorHex, inStock, attrs } = filters
  return {
    keyword: filters.keyword ?? undefined,
    categoryId: filters.categoryId ?? undefined,
    brandId: [...filters.brandIds],
    colorId: [...filters.colorIds],
    colorSystem: [...filters.colorSystems],
    authorityId: [...filters.authorityIds],
    scheme: [...filters.schemes],
    colorHex: colorHex?.slice(1),
    colorDistance: colorHex === null ? undefined : filters.colorDistance,
    priceMin: filters.priceMin ?? undefined,
    priceMax: filters.priceMax ?? undefined,
    priceUnit: filters.priceUnit ?? undefined,
    priceIn: currencyInput(filters.priceIn),
    hasCustomOption: filters.hasCustomOption ?? undefined,
    domesticOrImported: filters.domesticOrImported ?? undefined,
    areaId: filters.areaId ?? undefined,
    inStock: inStock ? ('1' as const) : undefined,
    attrs: Object.fromEntries(Object.entries(attrs).map(([id, values]) => [id, [...values]])),
  }
}

/** A lowest price above the highest: nothing can meet both. */
export function isCrossed({ priceMin, priceMax }: Pick<CatalogueFilters, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== null && priceMax !== null && priceMin > priceMax
}

/** How many chips stand for them; the sort is not a filter, nor is what prices are per. */
export function countFilters(filters: CatalogueFilters): number {
  const { brandIds, colorIds, colorSystems, authorityIds, schemes, attrs } = filters
  const lists = [brandIds, colorIds, colorSystems, authorityIds, schemes, ...Object.values(attrs)]
  const isInForce = [
    filters.keyword !== null,
    filters.categoryId !== null,
    filters.colorHex !== null,
    filters.priceMin !== null || filters.priceMax !== null,
    filters.hasCustomOption !== null,
    filters.domesticOrImported !== null,
    filters.areaId !== null,
    filters.inStock,
  ]
  return isInForce.filter(Boolean).length + lists.reduce((sum, { length }) => sum + length, 0)
}

function readId(query: URLSearchParams, name: string): string | null {
  const id = query.get(name)
  return id !== null && isId(id) ? id : null
}

function readIds(query: URLSearchParams, name: string): string[] {
  return readValues(query, name).filter(isId)
}

/** `x=1,2`; where a value has a comma itself, `x[0]=…`. */
function readValues(query: URLSearchParams, name: string): string[] {
  const indexed = [...query].flatMap(([key, value]) => (key.replace(/\[\d*\]$/, '[]') === `${name}[]` ? [value] : []))
  const parted = query.getAll(name).flatMap((text) => text.split(','))
  const values = [...indexed, ...parted].map((value) => value.trim()).filter((value) => value.length <= LONGEST_TEXT)
  return [...new Set(values.filter(Boolean))].slice(0, MOST_VALUES)
}

function writeValues(query: URLSearchParams, name: string, values: readonly string[]): void {
  const before = [...query.keys()].filter((key) => key.replace(/\[\d*\]$/, '') === name)
  for (const key of before) query.delete(key)
  if (values.some((value) => value.includes(','))) {
    for (const [index, value] of values.entries()) query.set(`${name}[${index}]`, value)
  } else if (values.length > 0) query.set(name, values.join(','))
}

function readAttributes(query: URLSearchParams): Record<string, readonly string[]> {
  const names = new Set([...query.keys()].filter(isAttributeName).map((name) => name.replace(/\[\d*\]$/, '')))
  const entries = [...names].map((name) => [name.slice('attrs.'.length), readValues(query, name)] as const)
  return Object.fromEntries(entries.filter(([id, values]) => isId(id) && values.length > 0))
}

function isAttributeName(name: string): boolean {
  return name.startsWith('attrs.')
}

function readOneOf<Value extends string>(query: URLSearchParams, name: string, known: readonly Value[]): Value | null {
  return known.find((value) => value === query.get(name)) ?? null
}

/** Prices in a currency that nobody can convert make no sense, and are left out with it. */
function readPrices(query: URLSearchParams, { preferred, offered }: Currencies) {
  const named = readCurrency(query.get('priceIn'))
  const isOffered = (currency: string) => offered === null || offered.has(currency)
  const own = isOffered(preferred) ? preferred : DEFAULT_CURRENCY
  if (named !== null && !isOffered(named)) return { priceMin: null, priceMax: null, priceIn: own }
  return {
    priceMin: readPrice(query.get('priceMin')),
    priceMax: readPrice(query.get('priceMax')),
    priceIn: named ?? (hasPrices(query) ? DEFAULT_CURRENCY : own),
  }
}

function readDistance(text: string | null): number {
  const distance = Number(text?.trim() || NaN)
  return distance >= 0 && distance <= FARTHEST ? Math.round(distance * 10) / 10 : DEFAULT_COLOR_DISTANCE
}

/** A price as an address writes it: nothing, or an amount with at most two decimals. */
function readPrice(text: string | null): number | null {
  if (!text?.trim()) return null
  const price = Math.round(Number(text) * 100) / 100
  return Number.isFinite(price) && price >= 0 && price <= HIGHEST_PRICE ? price : null
}
