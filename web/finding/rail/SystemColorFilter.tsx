import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../filters/address-filters.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { colorList } from '../../catalogue/queries.ts'
import { byCount, withTick } from './facet/facet-values.ts'
import { counterOf, useFacets } from './facets.ts'
import { FacetList } from './facet/FacetList.tsx'

/** Colour systems, and their colours by number or name: what the maker states, not what a picture shows. */
export function SystemColorFilter() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const { data: colors } = useQuery(colorList)
  const facets = useFacets()
  const countSystem = counterOf(facets?.colorSystems)
  const countColor = counterOf(facets?.colors)
  if (colors?.length === 0) return null
  const systems = [...new Set([...(colors ?? []).map(({ system }) => system), ...filters.colorSystems])]
  const isOffered = ({ id, system }: { id: string; system: string }) =>
    filters.colorSystems.length === 0 || filters.colorSystems.includes(system) || filters.colorIds.includes(id)
  const offered = colors?.filter(isOffered).map(({ id, name, hex, system }) => ({
    id,
    name: `${system} ${name}`,
    count: countColor(id),
    mark: <ColorDot hex={hex} />,
  }))
  return (
    <>
      <FacetList
        name="colorSystem"
        title={t('filters.colorSystem')}
        values={colors && byCount(systems.map((system) => ({ id: system, name: system, count: countSystem(system) })))}
        ticked={filters.colorSystems}
        isOpenAtFirst={false}
        onTick={(id, isTicked) => changeFilters({ colorSystems: withTick(filters.colorSystems, id, isTicked) })}
      />
      <FacetList
        name="systemColor"
        title={t('filters.systemColor')}
        values={offered && byCount(offered)}
        ticked={filters.colorIds}
        isOpenAtFirst={false}
        onTick={(id, isTicked) => changeFilters({ colorIds: withTick(filters.colorIds, id, isTicked) })}
      />
    </>
  )
}
