import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { call, takeInlined, TransportError } from '../api.ts'
import { isFacets, isProductPage } from '../catalogue/kept/answer-shapes.ts'
import { isShort } from '../ui/lists/endless-list.ts'
import { filterInput, noFilters, type CatalogueFilters } from './filters/filters.ts'
import type { ListSource } from './list/list-source.ts'

const PAGE_SIZE = 60
const LIST_FRESH_MS = 5 * 60_000
/** What found nothing is asked again whenever it is shown: somebody may have taught the catalogue its words since. */
const freshMs = (total: number | undefined) => (total === 0 ? 0 : LIST_FRESH_MS)
/** A page that is kept finds its list again; after that it is read again, and scrolled to where it was left. */
const LIST_KEPT_MS = 30 * 60_000

/** The endless list. Names sort by the language asked for, so that one sort is another list in each. */
export function productPagesOf(filters: CatalogueFilters, language: string) {
  const inputAfter = (after?: string) => ({
    pageSize: PAGE_SIZE,
    after,
    ...filterInput(filters),
    sort: filters.sort,
  })
  let first: ReturnType<typeof takeInlined<typeof getProductPage>>
  return infiniteQueryOptions({
    queryKey: ['products', filters, filters.sort === 'name' ? language : null],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(getProductPage, inputAfter(pageParam ?? undefined), { signal })
      if (!isProductPage(page)) throw new TransportError('unreadable')
      return page
    },
    initialData: () => {
      first = takeInlined(getProductPage, inputAfter())
      return first && isProductPage(first.data) ? { pages: [first.data], pageParams: [null] } : undefined
    },
    initialDataUpdatedAt: () => first?.readAt,
    initialPageParam: null as string | null,
    getNextPageParam: ({ list }) => (list.length < PAGE_SIZE ? null : (list.at(-1)?.spuId ?? null)),
    placeholderData: keepPreviousData,
    staleTime: ({ state: { data } }) => freshMs(data?.pages[0]?.total),
    gcTime: LIST_KEPT_MS,
    refetchOnMount: isShort,
    refetchOnReconnect: isShort,
  })
}

/** How many products each value would list, of the catalogue or of another list; the sort is none of its business. */
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
 * Brings lists and counts up to a grown catalogue. New products stand at the end of the editorial order, so that what is in
 * view stays where it is; a list scrolled far down already goes on by itself and is not read again.
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['brands'] }),
    queryClient.invalidateQueries({ queryKey: ['brand'] }),
    queryClient.invalidateQueries({ queryKey: ['product'] }),
    queryClient.invalidateQueries({ queryKey: ['categories'] }),
    queryClient.invalidateQueries({ queryKey: ['facets'] }),
    queryClient.invalidateQueries({ queryKey: ['attributes'] }),
    queryClient.invalidateQueries({ queryKey: ['authorities'] }),
    queryClient.invalidateQueries({ queryKey: ['products'], predicate: isShort }),
  ])
}
