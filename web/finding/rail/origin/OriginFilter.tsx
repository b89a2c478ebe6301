import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { areaPath } from '../../../catalogue/facts/areas.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { areaTree } from '../../../catalogue/queries.ts'
import { findableAreas, shownAreas } from './area-values.ts'
import { counterOf, useFacets } from '../facets.ts'
import { FacetList } from '../facet/FacetList.tsx'

/** A product's origin: one country, or one of its provinces. */
export function OriginFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  const { data: areas } = useQuery(areaTree)
  const countOf = counterOf(useFacets()?.areas)
  const { areaId } = filters
  const openIds = areas && areaId !== null ? areaPath(areas, areaId).map(({ id }) => id) : []
  const asked = { isChinese, countOf, openIds }
  return (
    <FacetList
      name="origin"
      title={t('filters.origin')}
      values={areas && shownAreas(areas, asked)}
      findable={areas && findableAreas(areas, asked)}
      ticked={areaId === null ? [] : [areaId]}
      isOpenAtFirst={false}
      onTick={(id, isTicked) => changeFilters({ areaId: isTicked ? id : null })}
    />
  )
}
