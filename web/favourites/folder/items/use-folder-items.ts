import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../../../finding/filters/filters.ts'
import { useWhenOnline } from '../../../ui/online.ts'
import { itemPagesOf } from './folder-items.ts'
import { itemsIn } from './pages-of-items.ts'

/** The items of a folder as far as they are loaded, and how to load more of them, or all. */
export function useFolderItems(folderId: string, filters: CatalogueFilters) {
  const { i18n } = useTranslation()
  const pages = useInfiniteQuery(itemPagesOf(folderId, filters, i18n.language))
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError, hasNextPage } = pages
  const items = useMemo(() => itemsIn(data?.pages ?? []), [data])
  const readOn = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError])
  useWhenOnline(() => {
    if (isFetchNextPageError) void fetchNextPage()
  })
  /** What is not there after a failure is left out; the query client has told of it. */
  const readAll = async () => {
    let read = pages
    while (read.hasNextPage && !read.isFetchNextPageError) read = await read.fetchNextPage()
    return itemsIn(read.data?.pages ?? [])
  }
  return {
    items,
    total: data?.pages.at(-1)?.total ?? 0,
    understood: data?.pages[0]?.understood ?? [],
    isPending: pages.isPending,
    isOutdated: pages.isPlaceholderData,
    error: items.length === 0 ? pages.error : null,
    hasFailedOn: isFetchNextPageError,
    hasMore: hasNextPage && !isFetchNextPageError,
    readOn,
    readAll,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : pages.refetch()),
  }
}
