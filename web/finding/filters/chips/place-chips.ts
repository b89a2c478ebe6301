import { useTranslation } from 'react-i18next'
import { nameOfPlace, placeCodes } from '../../../../contract/places/place-names.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import type { CatalogueFilters } from '../filters.ts'
import { valuesWithout, type FilterChip } from './filter-chip.ts'

const TEXTS = { '': 'filters.fitsPlace', not: 'filters.fitsNoPlace', unstated: 'filters.saysNoPlace' } as const

/** The places where it fits, does not, or does not say. */
export function usePlaceChips({ places }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return places.flatMap((place) => {
    const [, answer = ''] = place.split(':')
    const code = placeCodes.find((one) => place.split(':')[0] === one)
    if (code === undefined) return []
    const text = TEXTS[answer === 'not' || answer === 'unstated' ? answer : '']
    const without = { places: valuesWithout(places, place) }
    return [{ key: `place-${place}`, text: t(text, { place: nameOfPlace(code, isChinese) }), without }]
  })
}
