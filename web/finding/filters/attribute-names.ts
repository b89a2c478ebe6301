import { useQuery } from '@tanstack/react-query'
import type { CategoryAttribute } from '../../../contract/lookups.ts'
import type { CatalogueFilters } from './filters.ts'
import { attributesOf } from '../../catalogue/queries.ts'

interface KnownAttributes {
  /** The attributes of the chosen category; undefined without a category, and while they load. */
  ofCategory: readonly CategoryAttribute[] | undefined
  byId: ReadonlyMap<string, CategoryAttribute>
  /** Every attribute in force is loaded, or known to be missing from the catalogue. */
  isSettled: boolean
}

/** The attributes of the chosen category, and those in force that the category lacks. */
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
