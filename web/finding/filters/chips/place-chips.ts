import { nameOfPlace } from '../../../../contract/places/place-names.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import type { CatalogueFilters } from '../filters.ts'
import type { FilterChip } from './filter-chip.ts'

/** The place where it fits. */
export function usePlaceChips({ place }: CatalogueFilters): FilterChip[] {
  const isChinese = useIsChinese()
  return place === null ? [] : [{ key: 'place', text: nameOfPlace(place, isChinese), without: { place: null } }]
}
