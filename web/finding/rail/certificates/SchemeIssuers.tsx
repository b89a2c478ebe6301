import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { getAuthorityList } from '../../../../contract/lookups.ts'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { ListSourceContext } from '../../list/list-source.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { facetsOf } from '../../queries.ts'
import { byCount, withTick } from '../facet/facet-values.ts'
import { counterOf } from '../facets.ts'
import { FacetRow } from '../facet/FacetRow.tsx'
import { RailSkeleton } from '../RailSkeleton.tsx'

interface SchemeIssuersProps {
  scheme: string
  authorities: OutputOf<typeof getAuthorityList>
}

/** The issuers of a scheme. Ticking one ticks the scheme as well, since one certificate must meet both. */
export function SchemeIssuers({ scheme, authorities }: SchemeIssuersProps) {
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  // For the only chosen scheme the rail already has these counts.
  const { data: facets } = useQuery(facetsOf({ ...filters, schemes: [scheme] }, use(ListSourceContext)))
  if (!facets) return <RailSkeleton rows={2} />
  const countOf = counterOf(facets.authorities)
  const { schemes, authorityIds } = filters
  const isTicked = (id: string) => schemes.includes(scheme) && authorityIds.includes(id)
  const issuers = authorities.flatMap((authority) => {
    const { id } = authority
    const count = countOf(id)
    // An issuer ticked under another scheme does not count here.
    return count || (isTicked(id) && schemes.length === 1)
      ? [{ id, name: nameOf(isChinese, authority), count, depth: 1 }]
      : []
  })
  return byCount(issuers).map((issuer) => (
    <FacetRow
      key={issuer.id}
      value={issuer}
      isTicked={isTicked(issuer.id)}
      onTick={(isNowTicked) =>
        changeFilters({
          schemes: withTick(schemes, scheme, isNowTicked || schemes.includes(scheme)),
          authorityIds: withTick(authorityIds, issuer.id, isNowTicked),
        })
      }
    />
  ))
}
