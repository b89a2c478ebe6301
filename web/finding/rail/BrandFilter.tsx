import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../filters/address-filters.ts'
import { brandNameOf, useIsChinese } from '../../catalogue/names.ts'
import { brandList } from '../../catalogue/queries.ts'
import { byCount, withTick } from './facet/facet-values.ts'
import { counterOf, useFacets } from './facets.ts'
import { FacetList } from './facet/FacetList.tsx'

export function BrandFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  // The rail asked before this part loaded; if that failed, the rail says so and offers a retry.
  const { data: brands } = useQuery({ ...brandList, retryOnMount: false })
  const countOf = counterOf(useFacets()?.brands)
  const values = brands?.map((brand) => ({
    id: brand.id,
    name: brandNameOf(isChinese, brand),
    otherNames: `${brand.name} ${brand.englishName}`,
    count: countOf(brand.id),
  }))
  return (
    <FacetList
      name="brand"
      title={t('filters.brand')}
      findLabel={t('filters.findBrand')}
      values={values && byCount(values)}
      isSearchable
      ticked={filters.brandIds}
      onTick={(id, isTicked) => changeFilters({ brandIds: withTick(filters.brandIds, id, isTicked) })}
    />
  )
}
