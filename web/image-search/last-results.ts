import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ImageSearchAnswer } from '../../contract/image-search.ts'
import { productsOf } from './searching.ts'

/** The loaded results of a member's latest search by picture, while they are cached; else empty. */
export function lastResultsOf(client: QueryClient, memberId: string): ImageSearchAnswer['list'] {
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: ['image-search', memberId] })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const data = latest?.state.data as InfiniteData<ImageSearchAnswer> | undefined
  return productsOf(data?.pages ?? [])
}
