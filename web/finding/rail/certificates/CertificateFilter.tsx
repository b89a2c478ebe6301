import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { entryNameOf, nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { authorityList, useDictionary } from '../../../catalogue/queries.ts'
import styles from './CertificateFilter.module.css'
import { byCount, withTick, worthShowing } from '../facet/facet-values.ts'
import { counterOf, useFacets } from '../facets.ts'
import { FacetGroup } from '../facet/FacetGroup.tsx'
import { FacetRow } from '../facet/FacetRow.tsx'
import { RailSkeleton } from '../RailSkeleton.tsx'
import { SchemeBranch } from './SchemeBranch.tsx'

/** Certificate schemes, and the issuers under each. */
export function CertificateFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  const { data: authorities } = useQuery(authorityList)
  const entries = useDictionary('product_auth_type')
  const facets = useFacets()
  const countScheme = counterOf(facets?.schemes)
  const countAuthority = counterOf(facets?.authorities)
  const { schemes, authorityIds } = filters
  // An unticked issuer stays in the list, so that the keyboard keeps its place.
  const [unticked, setUnticked] = useState<readonly string[]>([])
  if (authorities?.length === 0) return null
  const all = entries?.map((entry) => ({
    id: entry.value,
    name: entryNameOf(isChinese, entry),
    count: countScheme(entry.value),
  }))
  const rows = all && worthShowing(all, schemes)
  // Without a scheme an issuer stands under none.
  const isAlone = (id: string) => authorityIds.includes(id) || unticked.includes(id)
  const alone = schemes.length > 0 ? [] : (authorities ?? []).filter(({ id }) => isAlone(id))
  if (rows?.length === 0 && alone.length === 0) return null
  return (
    <FacetGroup
      name="certificates"
      title={t('filters.certificates')}
      hasTicked={schemes.length + authorityIds.length > 0}
    >
      {!rows && <RailSkeleton rows={5} />}
      {rows && byCount(rows).map((row) => <SchemeBranch key={row.id} scheme={row} authorities={authorities ?? []} />)}
      {alone.map((authority) => (
        <FacetRow
          key={authority.id}
          value={{ id: authority.id, name: nameOf(isChinese, authority), count: countAuthority(authority.id) }}
          isTicked={authorityIds.includes(authority.id)}
          onTick={(isTicked) => {
            setUnticked(withTick(unticked, authority.id, !isTicked))
            changeFilters({ authorityIds: withTick(authorityIds, authority.id, isTicked) })
          }}
        />
      ))}
      <p className={styles['note']}>{t('filters.validToday')}</p>
    </FacetGroup>
  )
}
