import { useTranslation } from 'react-i18next'
import type { LookGroup } from '../../../../contract/looks/look-names.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import type { CatalogueFilters } from '../filters.ts'
import { listOfLook, lookName } from '../looks.ts'
import { valuesWithout, type FilterChip } from './filter-chip.ts'

/** The words of each group of looks. */
export const useWarmthChips = (filters: CatalogueFilters) => useLookChips(filters, 'warmth')
export const usePatternChips = (filters: CatalogueFilters) => useLookChips(filters, 'pattern')
export const useLivelinessChips = (filters: CatalogueFilters) => useLookChips(filters, 'liveliness')

function useLookChips(filters: CatalogueFilters, group: LookGroup): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const list = listOfLook[group]
  return filters[list].map((word) => ({
    key: `${group}-${word}`,
    text: lookName({ group, word }, { isChinese, t }),
    note: t('looks.title'),
    without: { [list]: valuesWithout(filters[list], word) },
  }))
}
