import { productSorts, type getProductFacets, type ProductSort } from '../../../contract/catalogue.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import {
  DEFAULT_COLOR_DISTANCE,
  endsOf,
  filters as rows,
  parametersOf,
  type Filter,
  type ParameterOf,
} from '../../../contract/filters.ts'
import { writtenQuery } from '../../catalogue/address.ts'
import { currencyInput, DEFAULT_CURRENCY, readCurrency } from '../../catalogue/prices/price.ts'
import { readValue, writeAttributes, writeValues, type ValueOf } from './query-values.ts'

/** What a filter is called here: of several values by all of them, else as in a query. */
type FieldOf<Row extends Filter> = Row extends { list: infer List extends string } ? List : ParameterOf<Row>
type Field = FieldOf<Filter>

/** What is in force of each filter of the table (`contract/filters.ts`). */
type Chosen = { [Row in Filter as FieldOf<Row>]: ValueOf<Row> }

/** What the address says of the list. Anything in it that makes no sense is left out, never an error. */
export interface CatalogueFilters extends Chosen {
  /** ΔE00; without `colorHex` without effect. */
  colorDistance: number
  /** The currency that prices are compared in. */
  priceIn: string
  sort: ProductSort
}

/** One for each of the filter's parameters. */
export function filterFieldsOf(filter: Filter): readonly Field[] {
  if ('list' in filter) return [filter.list]
  return filter.kind === 'range' ? endsOf(filter.name) : [filter.name]
}

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
  const values = rows.flatMap((filter) => {
    const parameters = parametersOf(filter)
    return filterFieldsOf(filter).map((field, place) => [field, readValue(query, filter, parameters[place] ?? '')])
  })
  // By name, which the compiler does not follow through `fromEntries`.
  const chosen = Object.fromEntries(values) as Chosen
  const sort = query.get('sort')
  return {
    ...chosen,
    ...pricesOf(query, chosen, currencies),
    colorDistance: readDistance(query.get('colorDistance')),
    sort: productSorts.find((known) => known === sort) ?? 'relevance',
  }
}

/** Prices in a currency that nobody can convert make no sense, and are left out with it. */
function pricesOf(
  query: URLSearchParams,
  { priceMin, priceMax }: Pick<Chosen, 'priceMin' | 'priceMax'>,
  { preferred, offered }: Currencies,
): Pick<CatalogueFilters, 'priceMin' | 'priceMax' | 'priceIn'> {
  const named = readCurrency(query.get('priceIn'))
  const isOffered = (currency: string) => offered === null || offered.has(currency)
  const own = isOffered(preferred) ? preferred : DEFAULT_CURRENCY
  if (named !== null && !isOffered(named)) return { priceMin: null, priceMax: null, priceIn: own }
  const isOwn = !hasPrices({ priceMin, priceMax })
  return { priceMin, priceMax, priceIn: named ?? (isOwn ? own : DEFAULT_CURRENCY) }
}

const FARTHEST = 100

function readDistance(text: string | null): number {
  const distance = Number(text?.trim() || NaN)
  return distance >= 0 && distance <= FARTHEST ? Math.round(distance * 10) / 10 : DEFAULT_COLOR_DISTANCE
}

export const noFilters: CatalogueFilters = readFilters(new URLSearchParams())

/** Clear all: the sort is no filter and stays. */
export function clearedFilters(filters: CatalogueFilters): CatalogueFilters {
  return { ...noFilters, sort: filters.sort, priceIn: filters.priceIn }
}

/** The query with these filters in place of its own; an open product is closed by it, all else stays. */
export function writeFilters(query: URLSearchParams, filters: CatalogueFilters): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('skuId')
  const put = (name: string, text: string | null | undefined) => {
    if (text) next.set(name, text)
    else next.delete(name)
  }
  for (const filter of rows) writeFilter(put, filter, filters)
  put('sort', filters.sort === 'relevance' ? null : filters.sort)
  // Beside prices that are filtered by; it goes with them.
  if (hasPrices(filters)) put('priceIn', currencyInput(filters.priceIn))
  else if (hasPrices(readFilters(query))) put('priceIn', null)
  // What may take several parameters stands last.
  for (const filter of rows) if (filter.kind === 'values') writeValues(next, filter.name, filters[filter.list])
  writeAttributes(next, filters.attrs)
  return next
}

function writeFilter(
  put: (name: string, text: string | null | undefined) => void,
  filter: Filter,
  filters: CatalogueFilters,
): void {
  if (filter.kind === 'text' || filter.kind === 'id' || filter.kind === 'oneOf') put(filter.name, filters[filter.name])
  else if (filter.kind === 'ids') put(filter.name, filters[filter.list].join(','))
  else if (filter.kind === 'flag') put(filter.name, filters[filter.name] ? '1' : null)
  else if (filter.kind === 'range') for (const end of endsOf(filter.name)) put(end, filters[end]?.toString())
  else if (filter.kind === 'color') {
    const { colorHex, colorDistance } = filters
    put('colorHex', colorHex?.slice(1))
    put('colorDistance', colorHex === null || colorDistance === DEFAULT_COLOR_DISTANCE ? null : String(colorDistance))
  }
}

function hasPrices({ priceMin, priceMax }: Pick<CatalogueFilters, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== null || priceMax !== null
}

export function filtersAddress(filters: CatalogueFilters): string {
  return `/?${writtenQuery(writeFilters(new URLSearchParams(), filters))}`
}

type FilterInput = Pick<InputOf<typeof getProductFacets>, ParameterOf<Filter>>

/** The filters as the API takes them; what is not in force is absent. */
export function filterInput(filters: CatalogueFilters) {
  const values = rows.flatMap((filter) => {
    const parameters = parametersOf(filter)
    return filterFieldsOf(filter).map((field, place) => [parameters[place], inputOf(filters[field])])
  })
  return {
    // As in `readFilters`.
    ...(Object.fromEntries(values) as FilterInput),
    colorHex: filters.colorHex?.slice(1),
    colorDistance: filters.colorHex === null ? undefined : filters.colorDistance,
    priceIn: currencyInput(filters.priceIn),
  }
}

function inputOf(value: CatalogueFilters[Field]) {
  if (value === true) return '1'
  return value === null || value === false ? undefined : value
}

/** A lowest price above the highest: nothing can meet both. */
export function isCrossed({ priceMin, priceMax }: Pick<CatalogueFilters, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== null && priceMax !== null && priceMin > priceMax
}

/** How many chips stand for them; the sort is not a filter, nor is what prices are per. Both ends of a range are one. */
export function countFilters(filters: CatalogueFilters): number {
  const counts = rows.map((filter) =>
    'facet' in filter ? Math.max(...filterFieldsOf(filter).map((field) => sizeOf(filters[field]))) : 0,
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** How many values, of all attributes together. */
function sizeOf(value: CatalogueFilters[Field]): number {
  if (value === null || value === false) return 0
  return typeof value === 'object' ? Object.values(value).flat().length : 1
}
