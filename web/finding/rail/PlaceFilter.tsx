import { useTranslation } from 'react-i18next'
import { nameOfPlace, placeCodes } from '../../../contract/places/place-names.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useFigures } from '../../ui/figures.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import { byCount } from './facet/facet-values.ts'
import { FacetList } from './facet/FacetList.tsx'
import { counterOf, useFacets } from './facets.ts'

/** The places where products fit by what they state, one at a time; beside each, how many do not say. */
export function PlaceFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { filters, changeFilters } = useAddressFilters()
  const counts = useFacets()?.places
  const countOf = counterOf(counts)
  // Others are not asked of any product here.
  const asked = new Set(counts?.map(({ value }) => value.split(':')[0]))
  const values = placeCodes
    .filter((code) => asked.has(code) || filters.place === code)
    .map((code) => {
      const unstated = countOf(`${code}:unstated`)
      return {
        id: code,
        name: nameOfPlace(code, isChinese),
        count: countOf(code),
        aside: unstated ? t('filters.doNotSay', { count: unstated, figure: figure(unstated) }) : undefined,
      }
    })
  return (
    <FacetList
      name="place"
      title={t('filters.place')}
      values={counts && byCount(values)}
      isSearchable={false}
      ticked={filters.place === null ? [] : [filters.place]}
      onTick={(id, isTicked) => changeFilters({ place: (isTicked && placeCodes.find((code) => code === id)) || null })}
    />
  )
}
