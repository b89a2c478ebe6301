import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useWhenOnline } from '../online.ts'

/** What a page of an endless list is, whatever else it says: how many there are in all stands on each. */
interface PageOfList {
  list: readonly unknown[]
  total: number
}

type Pages<Page> = UseInfiniteQueryResult<InfiniteData<Page>>

/** A list that is loaded page by page as its end comes near. */
export interface EndlessList<Item> {
  /** As far as they are loaded. */
  items: Item[]
  /** As the page that was read last has it. */
  total: number
  /** Nothing of it is there yet. */
  isPending: boolean
  /** It shows what was asked for before. */
  isOutdated: boolean
  /** Why it has nothing to show. */
  error: Error | null
  /** Why no more of it came; it is asked for again by `retry`, or once the network is back. */
  failedOn: Error | null
  /** More can be read by `readOn`. */
  hasMore: boolean
  /** When its end comes near. Nothing where more is on its way, or has failed to come. */
  readOn: () => void
  retry: () => void
}

/** `itemsIn` makes the items of the pages, and is the same function at each call. */
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

/** All items, however many pages that takes. What does not come is left out; whoever makes the calls tells of it. */
export async function readAll<Page extends PageOfList, Item>(
  pages: Pages<Page>,
  itemsIn: (pages: readonly Page[]) => Item[],
): Promise<Item[]> {
  let read = pages
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  while (read.hasNextPage && !read.isFetchNextPageError) read = await read.fetchNextPage()
  return itemsIn(read.data?.pages ?? [])
}

/** For pages that go by number, from 1. */
export function nextPageNo(pageSize: number) {
  return ({ list, total }: PageOfList, _pages: unknown, lastPageNo: number): number | null =>
    list.length > 0 && lastPageNo * pageSize < total ? lastPageNo + 1 : null
}

const MOST_REFETCHED_PAGES = 5

/** Whether a query is cheap to read again: all loaded pages of an endless list are, one after the other. */
export function isShort({ state: { data } }: { state: { data: unknown } }): boolean {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return true
  return !Array.isArray(data.pages) || data.pages.length <= MOST_REFETCHED_PAGES
}
