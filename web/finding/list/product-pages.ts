import { useInfiniteQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../filters/filters.ts'
import { productPagesOf } from '../queries.ts'
import { ListSourceContext } from './list-source.ts'

/** The loaded pages of the endless list under these filters. */
export function useProductPages(filters: CatalogueFilters, isWanted = true) {
  const { i18n } = useTranslation()
  return useInfiniteQuery({ ...productPagesOf(filters, i18n.language), enabled: isWanted })
}

/** Whether nothing in the catalogue meets all of the words, and something comes near; it asks for nothing itself. */
export function useIsNearestOnly(filters: CatalogueFilters): boolean {
  const isCatalogue = use(ListSourceContext) === null
  const first = useProductPages(filters, false).data?.pages[0]
  return isCatalogue && first?.total === 0 && (first.nearest?.list.length ?? 0) > 0
}
