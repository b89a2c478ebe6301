import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { areaPath } from '../../../catalogue/facts/areas.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { areaTree, toName } from '../../../catalogue/queries.ts'
import type { CatalogueFilters } from '../filters.ts'
import { useSupplyNames } from '../supply-names.ts'
import type { FilterChip } from './filter-chip.ts'

export function useStockChips({ inStock }: CatalogueFilters): FilterChip[] {
  const names = useSupplyNames()
  return inStock ? [{ key: 'in-stock', text: names.inStock, without: { inStock: false } }] : []
}

/** Made to measure, or not. */
export function useCustomChips({ hasCustomOption }: CatalogueFilters): FilterChip[] {
  const names = useSupplyNames()
  if (hasCustomOption === null) return []
  return [{ key: 'custom', text: names.custom(hasCustomOption), without: { hasCustomOption: null } }]
}

/** From this country, or from another. */
export function useOriginChips({ domesticOrImported }: CatalogueFilters): FilterChip[] {
  const names = useSupplyNames()
  if (domesticOrImported === null) return []
  const text = names.domesticOrImported(domesticOrImported)
  return [{ key: 'domestic-imported', text, without: { domesticOrImported: null } }]
}

/** The country. */
export function useAreaChips({ areaId }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: areas } = useQuery({ ...areaTree, ...toName(areaId !== null) })
  if (areaId === null) return []
  const area = areas && areaPath(areas, areaId).at(-1)
  const text = area ? nameOf(isChinese, area) : t(areas ? 'filters.unknownArea' : 'filters.origin')
  return [{ key: 'area', text, without: { areaId: null } }]
}
