import { useQuery } from '@tanstack/react-query'
import type { CategoryAttribute } from '../../../contract/lookups.ts'
import type { CatalogueFilters } from './filters.ts'
import { attributesOf } from '../../catalogue/queries.ts'

interface KnownAttributes {
  /** Those that products of the chosen category carry; absent without a category, and while they are on their way. */
  ofCategory: readonly CategoryAttribute[] | undefined
  byId: ReadonlyMap<string, CategoryAttribute>
  /** Every attribute in force is known, or known to be none of this catalogue. */
  isSettled: boolean
}

/** The attributes of the chosen category, and those in force that it does not have. */
export function useAttributes({ categoryId, attrs }: CatalogueFilters): KnownAttributes {
  const inForce = Object.keys(attrs)
  const own = useQuery({ ...attributesOf(categoryId), enabled: categoryId !== null })
  const isOwnRead = categoryId === null || own.isFetched
  const hasForeign = isOwnRead && inForce.some((id) => !own.data?.some((attribute) => attribute.id === id))
  const all = useQuery({ ...attributesOf(null), enabled: hasForeign })
  const known = [...(hasForeign ? (all.data ?? []) : []), ...(own.data ?? [])]
  return {
    ofCategory: own.data,
    byId: new Map(known.map((attribute) => [attribute.id, attribute])),
    isSettled: isOwnRead && (!hasForeign || all.isFetched),
  }
}
