import type { CatalogueCounts } from '../catalogue/counts.ts'
import { ATTRIBUTE, countPlan, planCounts } from './read-model/count/count-plan.ts'
import { countWhole, valuesOf } from './read-model/count/facets.ts'
import { groupsOf } from './read-model/count/filters.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'

/** Counts that the catalogue's calls take from the read model. */
export function createCounts(catalogue: FollowedModel): CatalogueCounts {
  return {
    async countAll() {
      const { productIds, skuIds } = await catalogue.current()
      return { products: productIds.length, skus: skuIds.length }
    },
    countBrands: async () => countWhole(await catalogue.current(), 'brand'),
    countCategories: async () => countWhole(await catalogue.current(), 'category'),
    findUsedValues: async (categoryId) => usedValues(await catalogue.current(), categoryId),
  }
}

function usedValues(model: ReadModel, categoryId: string | undefined): Map<string, Set<string>> {
  const isThere = (value: string) => value === categoryId
  const facets = new Map(categoryId === undefined ? [] : [['category', isThere] as const])
  const groups = groupsOf(model, { facets, keyword: '' })
  const attributes = [...model.facets.keys()].filter((name) => name.startsWith(ATTRIBUTE))
  const plan = planCounts(model, groups, { facets: attributes })
  const counts = countPlan(plan)
  const used = new Map<string, Set<string>>()
  for (const name of attributes) {
    const values = valuesOf(plan, counts, name).map(({ value }) => value)
    if (values.length) used.set(name.slice(ATTRIBUTE.length), new Set(values))
  }
  return used
}
