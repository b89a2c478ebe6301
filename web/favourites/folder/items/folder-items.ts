import { infiniteQueryOptions, keepPreviousData, type Query, type QueryClient } from '@tanstack/react-query'
import { getItemFacets, getItemPage, type FolderItem } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { filterInput, type CatalogueFilters } from '../../../finding/filters/filters.ts'
import type { ListSource } from '../../../finding/list/list-source.ts'
import { isShort } from '../../../kit/lists/endless-list.ts'
import { usesKey } from '../../../workspace/uses-key.ts'
import { itemsKey } from '../../queries.ts'
import { PAGE_SIZE, pageAfter, withItems, type ItemPages } from './pages-of-items.ts'

/** Items read less than this ago are not read again. Also the pause between readings of others' changes. */
export const FRESH_MS = 3000

/** Whether items stand in the folder's own order. It is the default: the address then has 'relevance', as in other lists. */
export function isByHand({ sort }: CatalogueFilters): boolean {
  return sort === 'relevance'
}

export const pagesKey = (folderId: string) => [...itemsKey(folderId), 'pages'] as const
const facetsKey = (folderId: string) => [...itemsKey(folderId), 'facets'] as const

/** The loaded items that meet the filters. Sorting by name depends on the language. */
export function itemPagesOf(folderId: string, filters: CatalogueFilters, language: string) {
  return infiniteQueryOptions({
    queryKey: [...pagesKey(folderId), filters, filters.sort === 'name' ? language : null],
    queryFn: ({ pageParam, signal }) =>
      call(
        getItemPage,
        {
          favoritesId: folderId,
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          ...filterInput(filters),
          sort: filters.sort === 'relevance' ? 'manual' : filters.sort,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (_last, pages, lastPageNo) => pageAfter(pages, lastPageNo),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Other tabs and devices change it too; but a folder loaded far down is not read again as a whole for that.
    refetchOnWindowFocus: isShort,
    refetchOnMount: isDue,
    refetchOnReconnect: isShort,
    meta: { isMembers: true },
  })
}

/** For the rail: counts of this folder instead of the catalogue's. */
export function folderFacets(folderId: string): Pick<ListSource, 'facetsKey' | 'readFacets'> {
  return {
    facetsKey: facetsKey(folderId),
    readFacets: (filters, signal) => call(getItemFacets, { favoritesId: folderId, ...filters }, { signal }),
  }
}

/** Changes the cached items at once, for every combination of filters. */
export function changeItems(
  client: QueryClient,
  folderId: string,
  change: (items: FolderItem[]) => FolderItem[],
): void {
  client.setQueriesData<ItemPages>({ queryKey: pagesKey(folderId) }, (data) => data && withItems(data, change))
}

/**
 * Before an optimistic change: cancels the reading, whose answer would show the old state. Returns whether one was running. A further
 * page still arrives: nothing would ask for it again.
 */
export async function stopReading(client: QueryClient, folderId: string): Promise<boolean> {
  const reading = {
    queryKey: pagesKey(folderId),
    predicate: ({ state }: Query) => state.data !== undefined && !state.fetchMeta?.fetchMore,
  }
  const count = client.isFetching(reading)
  await client.cancelQueries(reading)
  return count > 0
}

/** The mutation key of a folder's changes, which tells whether one is running. */
export const changing = (folderId: string) => ['change-items', folderId] as const

/**
 * After a change: reads the counts again, and the items where that takes few calls. Where it takes many, the optimistic state stays
 * unless others have changed the folder meanwhile.
 */
export async function readItemsAgain(client: QueryClient, folderId: string): Promise<void> {
  readCountsAgain(client, folderId)
  await client.invalidateQueries({ queryKey: pagesKey(folderId), predicate: isDue })
}

/** Whether to read the items again: always if that takes few calls, else only if others have changed the folder. */
function isDue(query: { state: { data: unknown; isInvalidated: boolean } }): boolean {
  return isShort(query) || query.state.isInvalidated
}

export function readCountsAgain(client: QueryClient, folderId: string): void {
  void client.invalidateQueries({ queryKey: facetsKey(folderId) })
  void client.invalidateQueries({ queryKey: usesKey })
}
