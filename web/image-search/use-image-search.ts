import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSettled } from '../ui/settled.ts'
import { useUser } from '../members/session/current-user.ts'
import { useEndlessList } from '../ui/lists/endless-list.ts'
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
  const { data } = pages
  const list = useEndlessList(pages, productsOf)
  const more = useMemo(() => moreOf(data?.pages ?? []), [data])
  const [first] = data?.pages ?? []
  return {
    ...list,
    /** Behind what stands in bands. */
    more,
    query: first?.query,
    understood: first?.understood ?? [],
    nearestByColor: first?.nearestByColor ?? [],
    isOutdated: list.isOutdated || settled !== chosen,
    isSearching: pages.isFetching && !pages.isFetchingNextPage,
    /** That nothing is like it is an answer, whatever came of asking again. */
    error: data ? null : list.error,
  }
}
