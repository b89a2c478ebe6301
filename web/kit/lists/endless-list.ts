import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useWhenOnline } from '../online.ts'

/** The shape of an endless list's page: each states the total. */
interface PageOfList {
  list: readonly unknown[]
  total: number
}

type Pages<Page> = UseInfiniteQueryResult<InfiniteData<Page>>

/** A list that loads page by page as its end comes near. */
export interface EndlessList<Item> {
  /** The loaded items. */
  items: Item[]
  /** From the last page read. */
  total: number
  /** Nothing has loaded yet. */
  isPending: boolean
  /** It shows an earlier query's items. */
  isOutdated: boolean
  /** Why it has nothing to show. */
  error: Error | null
  /** Why the next page failed; `retry` asks again, and so does the network's return. */
  failedOn: Error | null
  /** `readOn` can load more. */
  hasMore: boolean
  /** Loads the next page near the list's end; nothing while one loads or after a failure. */
  readOn: () => void
  retry: () => void
}

/** `itemsIn` maps pages to items, and is the same function at each render. */
export function useEndlessList<Page extends PageOfList, Item>(
  pages: Pages<Page>,
  itemsIn: (pages: readonly Page[]) => Item[],
): EndlessList<Item> {
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const items = useMemo(() => itemsIn(data?.pages ?? []), [data, itemsIn])
  const readOn = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError])
  useWhenOnline(() => {
    if (isFetchNextPageError) void fetchNextPage()
  })
  return {
    items,
    total: data?.pages.at(-1)?.total ?? 0,
    isPending: pages.isPending,
    isOutdated: pages.isPlaceholderData,
    error: items.length === 0 ? pages.error : null,
    failedOn: isFetchNextPageError ? pages.error : null,
    hasMore: pages.hasNextPage && !isFetchNextPageError,
    readOn,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : pages.refetch()),
  }
}

/** All items, however many pages that takes. Pages that fail are left out; the query client reports the failure. */
export async function readAll<Page extends PageOfList, Item>(
  pages: Pages<Page>,
  itemsIn: (pages: readonly Page[]) => Item[],
): Promise<Item[]> {
  let read = pages
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  while (read.hasNextPage && !read.isFetchNextPageError) read = await read.fetchNextPage()
  return itemsIn(read.data?.pages ?? [])
}

/** For pages by number, from 1. */
export function nextPageNo(pageSize: number) {
  return ({ list, total }: PageOfList, _pages: unknown, lastPageNo: number): number | null =>
    list.length > 0 && lastPageNo * pageSize < total ? lastPageNo + 1 : null
}

const MOST_REFETCHED_PAGES = 5

/** Whether reading a query again is cheap: an endless list reads all loaded pages, one after the other. */
export function isShort({ state: { data } }: { state: { data: unknown } }): boolean {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return true
  return !Array.isArray(data.pages) || data.pages.length <= MOST_REFETCHED_PAGES
}
