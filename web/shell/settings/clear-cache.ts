import type { QueryClient } from '@tanstack/react-query'
import { DICTIONARY_KEY } from '../../catalogue/kept/kept-dictionaries.ts'
import { keptLists } from '../../catalogue/kept/kept-lists.ts'
import { prefetchLookups } from '../../catalogue/kept/lookups-at-rest.ts'
import { isShort } from '../../finding/queries.ts'
import { forgetRecentSearches } from '../../finding/search/recent-searches.ts'
import { removeStored } from '../../ui/storage.ts'

/**
 * Drops every answer that was kept, in storage and in memory, and the recent searches, and reads anew what is in use. What is in sight stays there until
 * the new answer comes, so that no one loses their place.
 */
export async function clearCache(queryClient: QueryClient): Promise<void> {
  for (const key of [...keptLists.map((list) => list.key), DICTIONARY_KEY]) removeStored(key)
  forgetRecentSearches()
  queryClient.removeQueries({ type: 'inactive' })
  await queryClient.invalidateQueries({ predicate: ({ state }) => isShort(state.data) })
  await prefetchLookups(queryClient)
}
