import '../../../locales/filters-texts.ts'
import type { Filter } from '../../../../contract/filters.ts'
import type { CatalogueFilters } from '../filters.ts'
import { useAttributeChips } from './attribute-chips.ts'
import { useCategoryChips, useBrandChips } from './named-chips.ts'
import { useAuthorityChips, useSchemeChips } from './certificate-chips.ts'
import { nearColorChips, systemChips, useColorChips } from './color-chips.ts'
import type { FilterChip } from './filter-chip.ts'
import { usePriceChips } from './price-chips.ts'
import { useAreaChips, useCustomChips, useOriginChips, useStockChips } from './supply-chips.ts'

/** What narrows a list; what prices are per does not. */
type Narrowing = Extract<Filter, { facet: string }>['name']

/**
 * The chips of each filter, in the order in which they stand. A name that is not loaded yet is its kind; one that the catalogue
 * does not have says so.
 */
const chipsByFilter: Record<Narrowing, (filters: CatalogueFilters) => FilterChip[]> = {
  keyword: ({ keyword }) =>
    keyword === null ? [] : [{ key: 'keyword', text: `“${keyword}”`, without: { keyword: null } }],
  categoryId: useCategoryChips,
  brandId: useBrandChips,
  scheme: useSchemeChips,
  authorityId: useAuthorityChips,
  colorHex: nearColorChips,
  colorSystem: systemChips,
  colorId: useColorChips,
  price: usePriceChips,
  attrs: useAttributeChips,
  inStock: useStockChips,
  hasCustomOption: useCustomChips,
  domesticOrImported: useOriginChips,
  areaId: useAreaChips,
}
const chipsOfEach = Object.values(chipsByFilter)

/** Every filter in force. */
export function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  // They are always the same, one after the other, as hooks have to be.
  return chipsOfEach.flatMap((useChips) => useChips(filters))
}
