/**
 * What products are filtered by, each filter once. From these rows come the API's input and what it counts (`filter-schemas.ts`),
 * what the server looks for (`server/finding/product-filters.ts`) and what an address of the page says (`web/finding/filters/`). They stand
 * in the order of such an address. Plain data, since the browser reads them too (decisions/010, decisions/055).
 */
export const filters = [
  { name: 'keyword', kind: 'text', longest: 200, facet: 'words' },
  { name: 'categoryId', kind: 'id', facet: 'category', counts: 'categories' },
  { name: 'brandId', kind: 'ids', list: 'brandIds', facet: 'brand', counts: 'brands' },
  { name: 'colorId', kind: 'ids', list: 'colorIds', facet: 'color', counts: 'colors' },
  { name: 'colorSystem', kind: 'values', list: 'colorSystems', facet: 'colorSystem', counts: 'colorSystems' },
  // Certified by one of them today.
  { name: 'authorityId', kind: 'ids', list: 'authorityIds', facet: 'authority', counts: 'authorities' },
  // Certified for one of them today, values of product_auth_type. With `authorityId` one and the same certificate must meet both.
  { name: 'scheme', kind: 'values', list: 'schemes', facet: 'scheme', counts: 'schemes' },
  // A colour that the SKU's cover must have; how far from it, `colorDistance` says.
  { name: 'colorHex', kind: 'color', facet: 'nearColor' },
  // In `priceIn`. A range of prices counts where it overlaps; a converted one is compared as it is said, in hundredths.
  { name: 'price', kind: 'range', facet: 'price' },
  // What prices are per, for range, histogram and sorts: a value of product_measurement_unit; absent, the price for finding.
  { name: 'priceUnit', kind: 'text', longest: 50 },
  // 1: not customisable; 0: customisable, said or not.
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
  // By attribute: values, or a range of numbers (`5..20`, open at either end). A range finds every number and range that it
  // overlaps, and is found by them.
  { name: 'attrs', kind: 'attributes', facet: 'attrs' },
] as const satisfies readonly FilterRow[]

export const DEFAULT_COLOR_DISTANCE = 10

/** One filter: of a query's parameters the one that it is named after. */
export type FilterRow = {
  name: string
  /** What the read model keeps under this name is looked through; without one it narrows nothing by itself. */
  facet?: string
  /** The list of counts that says what each value of its facet would list. With it a facet is a column of values. */
  counts?: string
} & FilterKind

type FilterKind =
  | { kind: 'text'; longest: number }
  | { kind: 'id' }
  /** Any of them, here called `list`. */
  | { kind: 'ids' | 'values'; list: string }
  | { kind: 'oneOf'; values: readonly string[] }
  /** `1`, or it is not asked for. */
  | { kind: 'flag' }
  /** Two amounts, both of them within: `priceMin` and `priceMax` of `price`. */
  | { kind: 'range' }
  /** The one of its kind each. */
  | { kind: 'color' | 'attributes' }

export type Filter = (typeof filters)[number]

/** Filters whose values the read model has as a column, and counts. */
export type CountedFilter = Extract<Filter, { counts: string }>

export const countedFilters = /* @__PURE__ */ filters.filter((filter): filter is CountedFilter => 'counts' in filter)

/** Whether its values are counted by id, and not as they stand. */
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
