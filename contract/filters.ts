import { LIKES } from './likes.ts'
import { placeAnswers } from './places/place-names.ts'

/**
 * The filters of products, each described once. The API's input and counts (`filter-schemas.ts`), the search
 * (`server/finding/product-filters.ts`) and the page's address (`web/finding/filters/`, in this order) follow from these rows.
 * Plain data, since the browser reads them too (decisions/010, decisions/055).
 */
export const filters = [
  { name: 'keyword', kind: 'text', longest: 200, facet: 'words' },
  // Stretches of the keyword that are liked, not asked for, as `likes.ts` writes them: lists and counts read it without them.
  { name: 'like', kind: 'text', longest: 160, form: LIKES },
  { name: 'categoryId', kind: 'id', facet: 'category', counts: 'categories' },
  { name: 'brandId', kind: 'ids', list: 'brandIds', facet: 'brand', counts: 'brands' },
  { name: 'colorId', kind: 'ids', list: 'colorIds', facet: 'color', counts: 'colors' },
  { name: 'colorSystem', kind: 'values', list: 'colorSystems', facet: 'colorSystem', counts: 'colorSystems' },
  // Certified by one of them, in force today.
  { name: 'authorityId', kind: 'ids', list: 'authorityIds', facet: 'authority', counts: 'authorities' },
  // Certified for one of them, in force today; values of product_auth_type. With `authorityId` one and the same certificate must meet both.
  { name: 'scheme', kind: 'values', list: 'schemes', facet: 'scheme', counts: 'schemes' },
  // A colour that the SKU's cover must have, within `colorDistance`; without it, within the usual distance (`colors/usual-distance.ts`).
  { name: 'colorHex', kind: 'color', facet: 'nearColor' },
  // What is measured of the SKU's cover: words of `looks/look-names.ts`, or `unmeasured`.
  { name: 'warmth', kind: 'values', list: 'warmths', facet: 'warmth', counts: 'warmths' },
  { name: 'pattern', kind: 'values', list: 'patterns', facet: 'pattern', counts: 'patterns' },
  { name: 'liveliness', kind: 'values', list: 'livelinesses', facet: 'liveliness', counts: 'livelinesses' },
  // In `priceIn`. A price range counts where it overlaps; a converted price is compared as it is shown, in hundredths.
  { name: 'price', kind: 'range', facet: 'price' },
  // The unit of prices in range, histogram and sorts: a value of product_measurement_unit; without it, the price for finding.
  { name: 'priceUnit', kind: 'text', longest: 50 },
  // 1: not customisable; 0: customisable, stated or not.
  { name: 'hasCustomOption', kind: 'oneOf', values: ['0', '1'], facet: 'hasCustomOption', counts: 'customOptions' },
  {
    name: 'domesticOrImported',
    kind: 'oneOf',
    values: ['domestic', 'imported'],
    facet: 'domesticOrImported',
    counts: 'domesticOrImported',
  },
  { name: 'areaId', kind: 'id', facet: 'area', counts: 'areas' },
  { name: 'inStock', kind: 'flag', facet: 'inStock', counts: 'inStock' },
  // Places where the SKU fits by what it states (decisions/209), all of them. The counts also say for how many it does not (`stairs:not`) or
  // is not stated (`stairs:unstated`); of answers for one place, a SKU needs one.
  { name: 'place', kind: 'answers', list: 'places', values: placeAnswers, facet: 'place', counts: 'places' },
  // By attribute: values, or a range of numbers (`5..20`, open at either end). A range matches every number and range that it
  // overlaps, and is matched by them.
  { name: 'attrs', kind: 'attributes', facet: 'attrs' },
] as const satisfies readonly FilterRow[]

/** One filter. Its name is the query parameter. */
export type FilterRow = {
  name: string
  /** The name of its column in the read model; a row without one narrows nothing by itself. */
  facet?: string
  /**
   * The list of counts with what each value of its facet would list. A row with counts has a facet that is a column of values.
   */
  counts?: string
} & FilterKind

type FilterKind =
  | { kind: 'text'; longest: number; form?: RegExp }
  | { kind: 'id' }
  /** Any of them, here called `list`. */
  | { kind: 'ids' | 'values'; list: string }
  | { kind: 'oneOf'; values: readonly string[] }
  /** One of these answers for each thing that is named, here called `list`. */
  | { kind: 'answers'; list: string; values: readonly string[] }
  /** `1`; without it the filter is off. */
  | { kind: 'flag' }
  /** Two amounts, both included: `priceMin` and `priceMax` of `price`. */
  | { kind: 'range' }
  /** Kinds with a single filter each. */
  | { kind: 'color' | 'attributes' }

export type Filter = (typeof filters)[number]

/** Filters whose values are a counted column of the read model. */
export type CountedFilter = Extract<Filter, { counts: string }>

export const countedFilters = /* @__PURE__ */ filters.filter((filter): filter is CountedFilter => 'counts' in filter)

/** Whether its values are counted by id and not by text. */
export function isById({ kind }: FilterRow): boolean {
  return kind === 'id' || kind === 'ids'
}

/** The parameters of a range. */
export function endsOf<Name extends string>(name: Name) {
  return [`${name}Min`, `${name}Max`] as const
}

/** The parameters of a filter. */
export type ParameterOf<Row extends Filter> = Row extends { kind: 'range' }
  ? ReturnType<typeof endsOf<Row['name']>>[number]
  : Row['name']

export function parametersOf(filter: Filter): readonly ParameterOf<Filter>[] {
  return filter.kind === 'range' ? endsOf(filter.name) : [filter.name]
}
