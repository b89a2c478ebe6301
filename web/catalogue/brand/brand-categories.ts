import type { BrandDetail, Category } from '../../../contract/lookups.ts'
import { buildCategoryTree, type CategoryNode } from '../category-tree.ts'

interface BrandCategory {
  category: Category
  /** Null for a root. */
  parent: Category | null
  count: number
}

/** A brand's categories by name, in the order in which the tree shows them. Those that the tree has not are left out. */
export function brandCategories(
  categories: readonly Category[],
  sold: BrandDetail['categories'],
): readonly BrandCategory[] {
  const counts = new Map(sold.map(({ id, count }) => [id, count]))
  const inOrder = (nodes: readonly CategoryNode[], parent: Category | null): BrandCategory[] =>
    nodes.flatMap(({ category, children }) => {
      const count = counts.get(category.id)
      const own = count === undefined ? [] : [{ category, parent, count }]
      return [...own, ...inOrder(children, category)]
    })
  return inOrder(buildCategoryTree(categories), null)
}
