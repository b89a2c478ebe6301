import { useQuery } from '@tanstack/react-query'
import type { CategoryAttribute } from '../../../../contract/lookups.ts'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { useAttributes } from '../../filters/attribute-names.ts'
import { noFilters } from '../../filters/filters.ts'
import { facetsOf } from '../../queries.ts'
import { useFacets, type Facets } from '../facets.ts'

type AttributeCounts = Facets['attrs']

const LEADING = 8

/** An attribute with its values and their current counts. */
export interface AttributeGroup {
  attribute: CategoryAttribute
  counts: AttributeCounts[number]['values']
  /** Of a fact with classes: the counts of each class or better, by its value for the address. */
  atLeast?: AttributeCounts[number]['atLeast']
}

/** The attributes to filter by; undefined while the category's load. */
export function useAttributeGroups(): AttributeGroup[] | undefined {
  const { filters } = useAddressFilters()
  const facets = useFacets()
  const { ofCategory, byId } = useAttributes(filters)
  const { categoryId } = filters
  // In the whole category's order, so that no attribute moves while one filters.
  const { placeholderData: _, ...wholeCategory } = facetsOf({ ...noFilters, categoryId, priceIn: filters.priceIn })
  const whole = useQuery({ ...wholeCategory, enabled: categoryId !== null })
  if (categoryId !== null && (!ofCategory || whole.isPending)) return undefined
  const own = orderAttributes(ofCategory ?? [], whole.data?.attrs ?? [])
  const foreign = Object.keys(filters.attrs).flatMap((id) => {
    const attribute = byId.get(id)
    return attribute && !own.includes(attribute) ? [attribute] : []
  })
  const countsById = new Map(facets?.attrs.map((counted) => [counted.id, counted]))
  return [...own, ...foreign].map((attribute) => {
    const { values: counts = [], atLeast } = countsById.get(attribute.id) ?? {}
    return { attribute, counts, atLeast }
  })
}

/** Attributes whose leading values cover most products come first; equal ones in the category's order. */
export function orderAttributes(
  attributes: readonly CategoryAttribute[],
  counts: AttributeCounts,
): CategoryAttribute[] {
  const weights = new Map(counts.map(({ id, values }) => [id, weightOf(values)]))
  return [...attributes].sort((first, second) => (weights.get(second.id) ?? 0) - (weights.get(first.id) ?? 0))
}

function weightOf(values: AttributeGroup['counts']): number {
  const leading = values.map(({ count }) => count).sort((one, other) => other - one)
  return leading.slice(0, LEADING).reduce((sum, count) => sum + count, 0)
}
