import { useTranslation } from 'react-i18next'
import { nameOfPlace, placeCodes } from '../../../../contract/places/place-names.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import type { CatalogueFilters } from '../filters.ts'
import type { FilterChip } from './filter-chip.ts'

const TEXTS = { '': 'filters.fitsPlace', not: 'filters.fitsNoPlace', unstated: 'filters.saysNoPlace' } as const

/** The place where it fits, does not, or does not say. */
export function usePlaceChips({ place }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const code = placeCodes.find((one) => place?.split(':')[0] === one)
  if (place === null || code === undefined) return []
  const [, answer = ''] = place.split(':')
  const text = TEXTS[answer === 'not' || answer === 'unstated' ? answer : '']
  return [{ key: 'place', text: t(text, { place: nameOfPlace(code, isChinese) }), without: { place: null } }]
}
