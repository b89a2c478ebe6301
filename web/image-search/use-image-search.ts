import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSettled } from '../ui/settled.ts'
import { useUser } from '../members/session/current-user.ts'
import { useWhenOnline } from '../ui/online.ts'
import type { KeptPicture } from './picture/kept-pictures.ts'
import { moreOf, productsOf, searchPagesOf, type Search } from './searching.ts'

/** One search for a slider that is moved by keys, and for words that are typed. */
const PAUSE_MS = 250

type Choice = Omit<Search, 'picture'>

/** What is like the picture, as far as it is loaded; while something else is searched for, what was found last. */
export function useImageSearch(picture: KeptPicture | null, choice: Choice) {
  const memberId = useUser()?.id
  const chosen = JSON.stringify({ id: picture?.id, ...choice })
  const settled = useSettled(chosen, PAUSE_MS)
  const search = useMemo(() => {
    const { id, ...rest } = JSON.parse(settled) as Choice & { id?: string }
    return picture && picture.id === id ? { picture, ...rest } : null
  }, [picture, settled])
  const pages = useInfiniteQuery(searchPagesOf(memberId, search))
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const products = useMemo(() => productsOf(data?.pages ?? []), [data])
  const more = useMemo(() => moreOf(data?.pages ?? []), [data])
  const readOn = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError])
  useWhenOnline(() => {
    if (isFetchNextPageError) void fetchNextPage()
  })
  const [first] = data?.pages ?? []
  return {
    products,
    /** Behind what stands in bands. */
    more,
    total: data?.pages.at(-1)?.total ?? 0,
    query: first?.query,
    understood: first?.understood ?? [],
    nearestByColor: first?.nearestByColor ?? [],
    isOutdated: pages.isPlaceholderData || settled !== chosen,
    isSearching: pages.isFetching && !isFetchingNextPage,
    error: data ? null : pages.error,
    /** More of it did not come. */
    hasFailedOn: isFetchNextPageError,
    hasMore: pages.hasNextPage && !isFetchNextPageError,
    readOn,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : pages.refetch()),
  }
}
