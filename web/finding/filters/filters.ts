import { productSorts, type getProductFacets, type ProductSort } from '../../../contract/catalogue.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { endsOf, filters as rows, parametersOf, type Filter, type ParameterOf } from '../../../contract/filters.ts'
import { usualColorDistance } from '../../../contract/colors/usual-distance.ts'
import { writtenQuery } from '../../catalogue/address.ts'
import { currencyInput, DEFAULT_CURRENCY, readCurrency } from '../../catalogue/prices/price.ts'
import { readValue, writeAttributes, writeValues, type ValueOf } from './query-values.ts'

/** A filter's name here: for several values the plural, else as in a query. */
type FieldOf<Row extends Filter> = Row extends { list: infer List extends string } ? List : ParameterOf<Row>
type Field = FieldOf<Filter>

/** The value in force of each filter of the table (`contract/filters.ts`). */
type Chosen = { [Row in Filter as FieldOf<Row>]: ValueOf<Row> }

/** The filters that the address states. Invalid values are left out, never an error. */
export interface CatalogueFilters extends Chosen {
  /** ΔE00; null: the usual one of the colour. Without `colorHex` it has no effect. */
  colorDistance: number | null
  /** The currency for comparing prices. */
  priceIn: string
  sort: ProductSort
}

/** One for each of the filter's parameters. */
export function filterFieldsOf(filter: Filter): readonly Field[] {
  if ('list' in filter) return [filter.list]
  return filter.kind === 'range' ? endsOf(filter.name) : [filter.name]
}

/** The currency that the person prefers, where the address states none, and the currencies with a rate (null: unknown yet). */
export interface Currencies {
  preferred: string
  offered: ReadonlySet<string> | null
}

const ANY_CURRENCY: Currencies = { preferred: DEFAULT_CURRENCY, offered: null }

/**
 * The filters of a query. Prices are in the query's currency, CNY if it has none, whatever the person prefers: a link lists the same
 * for everybody.
 */
export function readFilters(query: URLSearchParams, currencies: Currencies = ANY_CURRENCY): CatalogueFilters {
  const values = rows.flatMap((filter) => {
    const parameters = parametersOf(filter)
    return filterFieldsOf(filter).map((field, place) => [field, readValue(query, filter, parameters[place] ?? '')])
  })
  // The compiler loses the names in `fromEntries`.
  const chosen = Object.fromEntries(values) as Chosen
  const sort = query.get('sort')
  return {
    ...chosen,
    ...pricesOf(query, chosen, currencies),
    // What is liked is a stretch of the words.
    like: chosen.keyword === null ? null : chosen.like,
    colorDistance: readDistance(query.get('colorDistance')),
    sort: productSorts.find((known) => known === sort) ?? 'relevance',
  }
}

/** Prices in a currency without a rate are left out, with the currency. */
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

function readDistance(text: string | null): number | null {
  const distance = Number(text?.trim() || NaN)
  return distance >= 0 && distance <= FARTHEST ? Math.round(distance * 10) / 10 : null
}

/** The ΔE00 in force from a colour `#rrggbb`. */
export function distanceFrom(colorHex: string, { colorDistance }: Pick<CatalogueFilters, 'colorDistance'>): number {
  return colorDistance ?? usualColorDistance(colorHex)
}

export const noFilters: CatalogueFilters = readFilters(new URLSearchParams())

/** Clears all filters; the sort stays. */
export function clearedFilters(filters: CatalogueFilters): CatalogueFilters {
  return { ...noFilters, sort: filters.sort, priceIn: filters.priceIn }
}

/** The query with these filters in place of its own. It closes an open product; the rest stays. */
export function writeFilters(query: URLSearchParams, filters: CatalogueFilters): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('skuId')
  const put = (name: string, text: string | null | undefined) => {
    if (text) next.set(name, text)
    else next.delete(name)
  }
  for (const filter of rows) writeFilter(put, filter, filters)
  put('sort', filters.sort === 'relevance' ? null : filters.sort)
  // The currency stands only beside price filters.
  if (hasPrices(filters)) put('priceIn', currencyInput(filters.priceIn))
  else if (hasPrices(readFilters(query))) put('priceIn', null)
  // Filters with several parameters come last.
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
  else if (filter.kind === 'ids' || filter.kind === 'answers') put(filter.name, filters[filter.list].join(','))
  else if (filter.kind === 'flag') put(filter.name, filters[filter.name] ? '1' : null)
  else if (filter.kind === 'range') for (const end of endsOf(filter.name)) put(end, filters[end]?.toString())
  else if (filter.kind === 'color') {
    const { colorHex, colorDistance } = filters
    put('colorHex', colorHex?.slice(1))
    const isUsual = colorHex === null || colorDistance === usualColorDistance(colorHex)
    put('colorDistance', isUsual ? null : colorDistance?.toString())
  }
}

function hasPrices({ priceMin, priceMax }: Pick<CatalogueFilters, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== null || priceMax !== null
}

export function filtersAddress(filters: CatalogueFilters): string {
  return `/?${writtenQuery(writeFilters(new URLSearchParams(), filters))}`
}

type FilterInput = Pick<InputOf<typeof getProductFacets>, ParameterOf<Filter>>

/** The filters as the API takes them, without those not in force. */
export function filterInput(filters: CatalogueFilters) {
  const values = rows.flatMap((filter) => {
    const parameters = parametersOf(filter)
    return filterFieldsOf(filter).map((field, place) => [parameters[place], inputOf(filters[field])])
  })
  return {
    // As in `readFilters`.
    ...(Object.fromEntries(values) as FilterInput),
    colorHex: filters.colorHex?.slice(1),
    colorDistance: filters.colorHex === null ? undefined : distanceFrom(filters.colorHex, filters),
    priceIn: currencyInput(filters.priceIn),
  }
}

function inputOf(value: CatalogueFilters[Field]) {
  if (value === true) return '1'
  return value === null || value === false ? undefined : value
}

/** A lowest price above the highest: no product can meet both. */
export function isCrossed({ priceMin, priceMax }: Pick<CatalogueFilters, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== null && priceMax !== null && priceMin > priceMax
}

/** How many chips the filters have; sort and price unit have none, and both ends of a range share one. */
export function countFilters(filters: CatalogueFilters): number {
  const counts = rows.map((filter) =>
    'facet' in filter ? Math.max(...filterFieldsOf(filter).map((field) => sizeOf(filters[field]))) : 0,
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The number of values, of all attributes together. */
function sizeOf(value: CatalogueFilters[Field]): number {
  if (value === null || value === false) return 0
  return typeof value === 'object' ? Object.values(value).flat().length : 1
}
