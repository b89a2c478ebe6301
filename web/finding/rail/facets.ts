import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { getProductFacets } from '../../../contract/catalogue.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { ListSourceContext } from '../list/list-source.ts'
import { useIsNearestOnly } from '../list/product-pages.ts'
import { facetsOf } from '../queries.ts'

export type Facets = OutputOf<typeof getProductFacets>

/** Whether values show how many products they would list. */
export const CountsContext = createContext(true)

/** The counts of all values under the filters in force; while they load, the previous ones. */
export function useFacets(): Facets | undefined {
  return useFacetsQuery().data
}

/** Counts of the catalogue under other filters than the address's; not read unless `isWanted`. */
export function useFacetsUnder(filters: CatalogueFilters, { isWanted }: { isWanted: boolean }): Facets | undefined {
  return useQuery({ ...facetsOf(filters), enabled: isWanted }).data
}

/** Where nothing meets the words, those of what the other filters leave: by these what comes nearest can be narrowed. */
export function useFacetsQuery() {
  const { filters } = useAddressFilters()
  const isNearestOnly = useIsNearestOnly(filters)
  const counted = isNearestOnly ? { ...filters, keyword: null, like: null } : filters
  return useQuery(facetsOf(counted, use(ListSourceContext)))
}

/** Writes the address anew where a property that it names was joined to a fact, and has another id or other values since. */
export function useAttributesNow(): void {
  const { filters, changeFilters } = useAddressFilters()
  const source = use(ListSourceContext)
  const isAsked = Object.keys(filters.attrs).length > 0
  const { data, isPlaceholderData } = useQuery({ ...facetsOf(filters, source), enabled: isAsked })
  const attrs = isAsked && !isPlaceholderData ? data?.attrsNow : undefined
  const write = useEffectEvent((now: CatalogueFilters['attrs']) => changeFilters({ attrs: now }, { isTyping: true }))
  // The address is outside React; it is replaced, so that going back does not lead to the former one.
  useEffect(() => {
    if (attrs) write(attrs)
  }, [attrs])
}

/** Returns how many products a value would list: 0 where the answer does not name it, undefined before there is one. */
export function counterOf(
  counts: readonly ({ count: number } & ({ id: string } | { value: string }))[] | undefined,
): (value: string) => number | undefined {
  if (!counts) return () => undefined
  const countByValue = new Map(counts.map((row) => ['id' in row ? row.id : row.value, row.count]))
  return (value) => countByValue.get(value) ?? 0
}
