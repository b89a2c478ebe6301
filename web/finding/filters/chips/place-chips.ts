import { useTranslation } from 'react-i18next'
import { nameOfPlace } from '../../../../contract/places/place-names.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import type { CatalogueFilters } from '../filters.ts'
import type { FilterChip } from './filter-chip.ts'

/** The place where it fits. */
export function usePlaceChips({ place }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  if (place === null) return []
  return [{ key: 'place', text: t('filters.fitsPlace', { place: nameOfPlace(place, isChinese) }), without: { place: null } }] // prettier-ignore
}
