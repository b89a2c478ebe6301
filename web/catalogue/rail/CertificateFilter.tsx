import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../address-filters.ts'
import { nameOf, useIsChinese } from '../names.ts'
import { authorityList } from '../queries.ts'
import { byCount, withTick } from './facet-values.ts'
import { counterOf, useFacets } from './facets.ts'
import { FacetList } from './FacetList.tsx'

/** Who certifies a product with a certificate that is valid today. */
export function CertificateFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  const { data: authorities } = useQuery(authorityList)
  const countOf = counterOf(useFacets()?.authorities)
  if (authorities?.length === 0) return null
  const values = authorities?.map((authority) => ({
    id: authority.id,
    name: nameOf(isChinese, authority),
    otherNames: `${authority.name} ${authority.enName}`,
    count: countOf(authority.id),
  }))
  return (
    <FacetList
      name="certified"
      title={t('filters.certified')}
      values={values && byCount(values)}
      ticked={filters.authorityIds}
      onTick={(id, isTicked) => changeFilters({ authorityIds: withTick(filters.authorityIds, id, isTicked) })}
    />
  )
}
