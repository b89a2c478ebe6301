import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../filters/filters.ts'
import { productPagesOf } from '../queries.ts'

/** The endless list under these filters, as far as it is loaded. */
export function useProductPages(filters: CatalogueFilters) {
  const { i18n } = useTranslation()
  return useInfiniteQuery(productPagesOf(filters, i18n.language))
}
