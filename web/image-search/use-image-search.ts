import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSettled } from '../kit/settled.ts'
import { useUser } from '../members/session/current-user.ts'
import { useEndlessList } from '../kit/lists/endless-list.ts'
import type { KeptPicture } from './picture/kept-pictures.ts'
import { moreOf, productsOf, searchPagesOf, type Search } from './searching.ts'

/** One search for a slider moved by keys, and for typed words. */
const PAUSE_MS = 250

type Choice = Omit<Search, 'picture'>

/** The similar products, as far as loaded; while a new search runs, the previous results. */
export function useImageSearch(picture: KeptPicture | null, choice: Choice) {
  const memberId = useUser()?.id
  const chosen = JSON.stringify({ id: picture?.id, ...choice })
  const settled = useSettled(chosen, PAUSE_MS)
  const search = useMemo(() => {
    const { id, ...rest } = JSON.parse(settled) as Choice & { id?: string }
    return picture && picture.id === id ? { picture, ...rest } : null
  }, [picture, settled])
  const pages = useInfiniteQuery(searchPagesOf(memberId, search))
  const { data } = pages
  const list = useEndlessList(pages, productsOf)
  const more = useMemo(() => moreOf(data?.pages ?? []), [data])
  const [first] = data?.pages ?? []
  return {
    ...list,
    /** After the bands. */
    more,
    query: first?.query,
    understood: first?.understood ?? [],
    nearestByColor: first?.nearestByColor ?? [],
    isOutdated: list.isOutdated || settled !== chosen,
    isSearching: pages.isFetching && !pages.isFetchingNextPage,
    /** "Nothing is similar" is an answer and stays, even if asking again fails. */
    error: data ? null : list.error,
  }
}
