import type { QueryClient } from '@tanstack/react-query'
import { forgetKeptLookups, prefetchLookups } from '../../catalogue/kept/lookups-at-rest.ts'
import { forgetSeen } from '../../catalogue/last-seen.ts'
import { forgetRecentSearches } from '../../finding/search/recent-searches.ts'
import { isShort } from '../../ui/lists/endless-list.ts'

/**
 * Drops every answer that was kept, in storage and in memory, the recent searches and what was looked at last, and reads anew what is in use. What is in sight stays there until
 * the new answer comes, so that no one loses their place.
 */
export async function clearCache(queryClient: QueryClient): Promise<void> {
  forgetKeptLookups()
  forgetRecentSearches()
  forgetSeen()
  queryClient.removeQueries({ type: 'inactive' })
  await queryClient.invalidateQueries({ predicate: isShort })
  await prefetchLookups(queryClient)
}
