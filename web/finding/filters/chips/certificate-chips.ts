import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { entryNameOf, nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { authorityList, toName, useDictionary } from '../../../catalogue/queries.ts'
import type { CatalogueFilters } from '../filters.ts'
import { valuesWithout, type FilterChip } from './filter-chip.ts'

/** The certificate's scheme. */
export function useSchemeChips({ schemes }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const claims = useDictionary('product_auth_type')
  return schemes.map((scheme) => {
    const entry = claims?.find(({ value }) => value === scheme)
    const text = entry ? entryNameOf(isChinese, entry) : t(claims ? 'filters.unknownScheme' : 'filters.certificates')
    return { key: `scheme-${scheme}`, text, without: { schemes: valuesWithout(schemes, scheme) } }
  })
}

/** Its issuer. */
export function useAuthorityChips({ authorityIds }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: authorities } = useQuery({ ...authorityList, ...toName(authorityIds.length > 0) })
  return authorityIds.map((authorityId) => {
    const authority = authorities?.find(({ id }) => id === authorityId)
    const kind = t(authorities ? 'filters.unknownAuthority' : 'filters.certificates')
    const text = authority ? nameOf(isChinese, authority) : kind
    return {
      key: `authority-${authorityId}`,
      text,
      without: { authorityIds: valuesWithout(authorityIds, authorityId) },
    }
  })
}
