import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../../../finding/filters/filters.ts'
import { readAll, useEndlessList } from '../../../ui/lists/endless-list.ts'
import { itemPagesOf } from './folder-items.ts'
import { itemsOfPages } from './pages-of-items.ts'

/** The items of a folder as far as they are loaded, and how to load more of them, or all. */
export function useFolderItems(folderId: string, filters: CatalogueFilters) {
  const { i18n } = useTranslation()
  const pages = useInfiniteQuery(itemPagesOf(folderId, filters, i18n.language))
  return {
    ...useEndlessList(pages, itemsOfPages),
    understood: pages.data?.pages[0]?.understood ?? [],
    readAll: () => readAll(pages, itemsOfPages),
  }
}
