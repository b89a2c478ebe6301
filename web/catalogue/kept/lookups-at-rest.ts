import { useQueryClient, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { removeStored } from '../../kit/storage.ts'
import { areaTree, brandList, categoryList, colorList, dictionaries } from '../queries.ts'
import { DICTIONARY_KEY } from './kept-dictionaries.ts'
import { keptLists } from './kept-lists.ts'

const IDLE_AFTER_MS = 1500

/**
 * Reads the lookups that are still missing once the page is idle, so that the next start finds all of them kept. Returns whether that
 * has been done.
 */
export function useLookupsAtRest(): boolean {
  const queryClient = useQueryClient()
  const [isAtRest, setIsAtRest] = useState(false)
  // The browser's idle time is not React's: these requests must not compete with the first pictures.
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsAtRest(true)
      void prefetchLookups(queryClient)
    }, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [queryClient])
  return isAtRest
}

export async function prefetchLookups(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    prefetch(queryClient, categoryList),
    prefetch(queryClient, brandList),
    prefetch(queryClient, colorList),
    prefetch(queryClient, areaTree),
    prefetch(queryClient, dictionaries),
  ])
}

/** Drops the lookups kept on this device; the page keeps showing its own until they are read again. */
export function forgetKeptLookups(): void {
  for (const key of [...keptLists.map((list) => list.key), DICTIONARY_KEY]) removeStored(key)
}

/** The person did not ask for these requests: a failure is not shown, here or again. */
async function prefetch<Answer>(
  queryClient: QueryClient,
  lookup: FetchQueryOptions<Answer, Error, Answer, string[]>,
): Promise<void> {
  if (queryClient.getQueryState(lookup.queryKey)?.status === 'error') return
  await queryClient.prefetchQuery({ ...lookup, meta: { isBackground: true } })
}
