import '../../../locales/filters-texts.ts'
import type { Filter } from '../../../../contract/filters.ts'
import type { CatalogueFilters } from '../filters.ts'
import { useAttributeChips } from './attribute-chips.ts'
import { useCategoryChips, useBrandChips } from './named-chips.ts'
import { useAuthorityChips, useSchemeChips } from './certificate-chips.ts'
import { systemChips, useColorChips, useNearColorChips } from './color-chips.ts'
import type { FilterChip } from './filter-chip.ts'
import { useLivelinessChips, usePatternChips, useWarmthChips } from './look-chips.ts'
import { usePlaceChips } from './place-chips.ts'
import { usePriceChips } from './price-chips.ts'
import { useAreaChips, useCustomChips, useOriginChips, useStockChips } from './supply-chips.ts'

/** The filters that narrow a list: the price unit alone does not. */
type Narrowing = Extract<Filter, { facet: string }>['name']

/** The chips of each filter, in their order. Until a name loads, a chip shows its kind; an unknown value says so. */
const chipsByFilter: Record<Narrowing, (filters: CatalogueFilters) => FilterChip[]> = {
  keyword: ({ keyword }) =>
    keyword === null ? [] : [{ key: 'keyword', text: `“${keyword}”`, without: { keyword: null } }],
  categoryId: useCategoryChips,
  brandId: useBrandChips,
  scheme: useSchemeChips,
  authorityId: useAuthorityChips,
  colorHex: useNearColorChips,
  colorSystem: systemChips,
  colorId: useColorChips,
  price: usePriceChips,
  place: usePlaceChips,
  attrs: useAttributeChips,
  warmth: useWarmthChips,
  pattern: usePatternChips,
  liveliness: useLivelinessChips,
  inStock: useStockChips,
  hasCustomOption: useCustomChips,
  domesticOrImported: useOriginChips,
  areaId: useAreaChips,
}
const chipsOfEach = Object.values(chipsByFilter)

/** The chips of all filters in force. */
export function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  // Hooks: the same ones in the same order at every render.
  return chipsOfEach.flatMap((useChips) => useChips(filters))
}
