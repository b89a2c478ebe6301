import { createContext } from 'react'
import type { getProductFacets } from '../../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { filterInput } from '../filters/filters.ts'

/** What a page lists in place of the whole catalogue, as a folder does, and its filters narrow. */
export interface ListSource {
  /** Under which the counts are known: no two lists share an answer. */
  facetsKey: readonly string[]
  readFacets: (
    filters: ReturnType<typeof filterInput>,
    signal: AbortSignal,
  ) => Promise<OutputOf<typeof getProductFacets>>
  /** What meets the filters in force; while others are being counted, as counted last. */
  total: number
  isCounting: boolean
  /** The conditions among the words. */
  understood: readonly UnderstoodCondition[]
}

/** Null: the whole catalogue. */
export const ListSourceContext = createContext<ListSource | null>(null)
