import { useTranslation } from 'react-i18next'
import { nameOfPlace, placeCodes } from '../../../contract/places/place-names.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import { FacetList } from './facet/FacetList.tsx'
import { counterOf, useFacets } from './facets.ts'

/** The places where products fit by what they state; one at a time. */
export function PlaceFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  const countOf = counterOf(useFacets()?.places)
  return (
    <FacetList
      name="place"
      title={t('filters.place')}
      values={placeCodes.map((code) => ({ id: code, name: nameOfPlace(code, isChinese), count: countOf(code) }))}
      ticked={filters.place === null ? [] : [filters.place]}
      onTick={(id, isTicked) => changeFilters({ place: (isTicked && placeCodes.find((code) => code === id)) || null })}
    />
  )
}
