import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { call, takeInlined, TransportError } from '../api.ts'
import { isFacets, isProductPage } from '../catalogue/kept/answer-shapes.ts'
import { isShort } from '../kit/lists/endless-list.ts'
import { filterInput, noFilters, type CatalogueFilters } from './filters/filters.ts'
import type { ListSource } from './list/list-source.ts'

const PAGE_SIZE = 60
const LIST_FRESH_MS = 5 * 60_000
/** Words that found nothing are asked again whenever they are shown: staff may have taught the catalogue the words since. */
const freshMs = (total: number | undefined) => (total === 0 ? 0 : LIST_FRESH_MS)
/** A kept page shows its list again at once; later it reads it again and scrolls to the old position. */
const LIST_KEPT_MS = 30 * 60_000

/** The endless list. Sorting by name depends on the language, so each language has its own list. */
export function productPagesOf(filters: CatalogueFilters, language: string) {
  const inputAfter = (after?: string) => ({
    pageSize: PAGE_SIZE,
    after,
    ...filterInput(filters),
    sort: filters.sort,
    // With the first page, however the list is sorted.
    ...(after === undefined && filters.keyword !== null && { nearest: '1' as const }),
  })
  let inlinedAt: number | undefined
  return infiniteQueryOptions({
    queryKey: ['products', filters, filters.sort === 'name' ? language : null],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(getProductPage, inputAfter(pageParam ?? undefined), { signal })
      if (!isProductPage(page)) throw new TransportError('unreadable')
      return page
    },
    initialData: () => {
      const first = takeInlined(getProductPage, inputAfter())
      inlinedAt = first?.readAt
      return first && isProductPage(first.data) ? { pages: [first.data], pageParams: [null] } : undefined
    },
    initialDataUpdatedAt: () => inlinedAt,
    initialPageParam: null as string | null,
    getNextPageParam: ({ list }) => (list.length < PAGE_SIZE ? null : (list.at(-1)?.spuId ?? null)),
    placeholderData: keepPreviousData,
    staleTime: ({ state: { data } }) => freshMs(data?.pages[0]?.total),
    gcTime: LIST_KEPT_MS,
    refetchOnMount: isShort,
    refetchOnReconnect: isShort,
  })
}

/** How many products each value would list, of the catalogue or another list; independent of the sort. */
export function facetsOf(filters: CatalogueFilters, list: ListSource | null = null) {
  return queryOptions({
    queryKey: [...(list?.facetsKey ?? ['facets']), { ...filters, sort: noFilters.sort }],
    queryFn: async ({ signal }) => {
      const input = filterInput(filters)
      const facets = await (list ? list.readFacets(input, signal) : call(getProductFacets, input, { signal }))
      if (!isFacets(facets)) throw new TransportError('unreadable')
      return facets
    },
    placeholderData: keepPreviousData,
    staleTime: ({ state: { data } }) => (list ? 0 : freshMs(data?.total)),
    meta: { isMembers: list !== null },
  })
}

/**
 * Updates lists and counts after the catalogue has grown. New products come last in the editorial order, so the view stays. A list
 * scrolled far down loads on by itself and is not read again.
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['brands'] }),
    queryClient.invalidateQueries({ queryKey: ['brand'] }),
    queryClient.invalidateQueries({ queryKey: ['product'] }),
    queryClient.invalidateQueries({ queryKey: ['categories'] }),
    queryClient.invalidateQueries({ queryKey: ['colors'] }),
    queryClient.invalidateQueries({ queryKey: ['rates'] }),
    queryClient.invalidateQueries({ queryKey: ['facets'] }),
    queryClient.invalidateQueries({ queryKey: ['attributes'] }),
    queryClient.invalidateQueries({ queryKey: ['authorities'] }),
    queryClient.invalidateQueries({ queryKey: ['products'], predicate: isShort }),
  ])
}
