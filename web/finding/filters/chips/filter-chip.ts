import type { CatalogueFilters } from '../filters.ts'

/** A filter in force, in words, and the filters that are left where it is taken back. */
export interface FilterChip {
  key: string
  text: string
  /** Of the swatch before the text, `#rrggbb`. */
  hex?: string | null
  /** What else is to be known of it. */
  note?: string | null
  /** It was read among the words of the search. */
  isRead?: boolean
  without: Partial<CatalogueFilters>
}

/** The values that are left of a filter. */
export function valuesWithout(values: readonly string[], value: string): string[] {
  return values.filter((other) => other !== value)
}
