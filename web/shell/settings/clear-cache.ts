import type { QueryClient } from '@tanstack/react-query'
import { forgetKeptLookups, prefetchLookups } from '../../catalogue/kept/lookups-at-rest.ts'
import { forgetSeen } from '../../catalogue/last-seen.ts'
import { forgetRecentSearches } from '../../finding/search/recent-searches.ts'
import { isShort } from '../../kit/lists/endless-list.ts'

/**
 * Drops all cached answers, in storage and in memory, the recent searches and the last viewed products, and reads again what is in use.
 * The page in sight keeps its content until the new answers come, so that nobody loses their place.
 */
export async function clearCache(queryClient: QueryClient): Promise<void> {
  forgetKeptLookups()
  forgetRecentSearches()
  forgetSeen()
  queryClient.removeQueries({ type: 'inactive' })
  await queryClient.invalidateQueries({ predicate: isShort })
  await prefetchLookups(queryClient)
}
