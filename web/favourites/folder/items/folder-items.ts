import { infiniteQueryOptions, keepPreviousData, type Query, type QueryClient } from '@tanstack/react-query'
import { getItemFacets, getItemPage, type FolderItem } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { filterInput, type CatalogueFilters } from '../../../finding/filters/filters.ts'
import type { ListSource } from '../../../finding/list/list-source.ts'
import { isShort } from '../../../ui/lists/endless-list.ts'
import { usesKey } from '../../../workspace/uses-key.ts'
import { itemsKey } from '../../queries.ts'
import { PAGE_SIZE, pageAfter, withItems, type ItemPages } from './pages-of-items.ts'

/** Younger than this, the items are not asked for again when they come into sight. */
export const FRESH_MS = 3000

/** What stands in the address as no sort at all is the order of the folder. */
export function isByHand({ sort }: CatalogueFilters): boolean {
  return sort === 'relevance'
}

export const pagesKey = (folderId: string) => [...itemsKey(folderId), 'pages'] as const
const facetsKey = (folderId: string) => [...itemsKey(folderId), 'facets'] as const

/** The items that meet the filters, as far as they are loaded. Names sort by the language asked for. */
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
    // Other tabs and devices change it too; a folder that is read far down is not read again as a whole for that.
    refetchOnWindowFocus: isShort,
    refetchOnMount: isDue,
    refetchOnReconnect: isShort,
    meta: { isMembers: true },
  })
}

/** For the rail: counts of this folder in place of the catalogue's. */
export function folderFacets(folderId: string): Pick<ListSource, 'facetsKey' | 'readFacets'> {
  return {
    facetsKey: facetsKey(folderId),
    readFacets: (filters, signal) => call(getItemFacets, { favoritesId: folderId, ...filters }, { signal }),
  }
}

/** Shows a change at once, under whatever filters the folder is known. */
export function changeItems(
  client: QueryClient,
  folderId: string,
  change: (items: FolderItem[]) => FolderItem[],
): void {
  client.setQueriesData<ItemPages>({ queryKey: pagesKey(folderId) }, (data) => data && withItems(data, change))
}

/**
 * Before a change is shown at once: an answer that was asked for earlier would show how it was before. Answers whether one
 * was on its way. A further page still comes: nobody would ask for it again.
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

/** Of a folder's changes, by which it is known whether one is under way. */
export const changing = (folderId: string) => ['change-items', folderId] as const

/**
 * After a change: counts, and the items where that takes few calls; what was shown at once stands where it takes many, unless others
 * have changed something meanwhile.
 */
export async function readItemsAgain(client: QueryClient, folderId: string): Promise<void> {
  readCountsAgain(client, folderId)
  await client.invalidateQueries({ queryKey: pagesKey(folderId), predicate: isDue })
}

/** Many calls are for what others have changed alone. */
function isDue(query: { state: { data: unknown; isInvalidated: boolean } }): boolean {
  return isShort(query) || query.state.isInvalidated
}

export function readCountsAgain(client: QueryClient, folderId: string): void {
  void client.invalidateQueries({ queryKey: facetsKey(folderId) })
  void client.invalidateQueries({ queryKey: usesKey })
}
