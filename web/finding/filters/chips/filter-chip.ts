import type { CatalogueFilters } from '../filters.ts'

/** A filter in force in words, and the filters that remain when its chip is removed. */
export interface FilterChip {
  key: string
  text: string
  /** The swatch's colour, `#rrggbb`. */
  hex?: string | null
  /** A note for hover and screen readers. */
  note?: string | null
  /** It stands in the words of the search, and was understood or not. */
  inWords?: 'read' | 'unread'
  without: Partial<CatalogueFilters>
}

/** The remaining values of a filter, without one. */
export function valuesWithout<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value)
}
