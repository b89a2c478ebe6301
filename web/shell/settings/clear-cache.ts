import type { QueryClient } from '@tanstack/react-query'
import { prefetchLookups } from '../../catalogue/lookups-at-rest.ts'
import { isShort } from '../../catalogue/queries.ts'
import { removeStored } from '../../ui/storage.ts'

const keys = ['categoryList', 'brandList', 'colorList', 'areaList', 'dictCache', 'keptPages']

/**
 * Drops every answer that was kept, in storage and in memory, and reads anew what is in use. What is in sight stays there until
 * the new answer comes, so that no one loses their place.
 */
export async function clearCache(queryClient: QueryClient): Promise<void> {
  for (const key of keys) removeStored(key)
  queryClient.removeQueries({ type: 'inactive' })
  await queryClient.invalidateQueries({ predicate: ({ state }) => isShort(state.data) })
  await prefetchLookups(queryClient)
}
