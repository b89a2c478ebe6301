import { useInfiniteQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../filters/filters.ts'
import { ListSourceContext, type ListSource } from './list-source.ts'
import { productPagesOf } from '../queries.ts'

/** How much the filters leave of what is listed here. */
export function useListCount(filters: CatalogueFilters): Pick<ListSource, 'total' | 'isCounting'> {
  const { i18n } = useTranslation()
  const source = use(ListSourceContext)
  const pages = useInfiniteQuery({ ...productPagesOf(filters, i18n.language), enabled: source === null })
  return source ?? { total: pages.data?.pages.at(-1)?.total ?? 0, isCounting: pages.isPlaceholderData }
}
