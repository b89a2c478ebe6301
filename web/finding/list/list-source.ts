import { createContext } from 'react'
import type { getProductFacets } from '../../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { filterInput } from '../filters/filters.ts'

/** The list that filters narrow in place of the whole catalogue, such as a folder. */
export interface ListSource {
  /** The query key of the counts: no two lists share one. */
  facetsKey: readonly string[]
  readFacets: (
    filters: ReturnType<typeof filterInput>,
    signal: AbortSignal,
  ) => Promise<OutputOf<typeof getProductFacets>>
  /** The total under the filters in force; while it loads, the previous one. */
  total: number
  isCounting: boolean
  /** The conditions read in the words. */
  understood: readonly UnderstoodCondition[]
}

/** Null: the whole catalogue. */
export const ListSourceContext = createContext<ListSource | null>(null)
