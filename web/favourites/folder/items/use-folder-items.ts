import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../../../finding/filters/filters.ts'
import { readAll, useEndlessList } from '../../../kit/lists/endless-list.ts'
import { itemPagesOf } from './folder-items.ts'
import { itemsOfPages } from './pages-of-items.ts'

/** The loaded items of a folder, and functions that load more of them, or all. */
export function useFolderItems(folderId: string, filters: CatalogueFilters) {
  const { i18n } = useTranslation()
  const pages = useInfiniteQuery(itemPagesOf(folderId, filters, i18n.language))
  return {
    ...useEndlessList(pages, itemsOfPages),
    understood: pages.data?.pages[0]?.understood ?? [],
    readAll: () => readAll(pages, itemsOfPages),
  }
}
