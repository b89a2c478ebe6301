import type { BrandDetail, Category } from '../../contract/lookups.ts'
import { buildCategoryTree, type CategoryNode } from '../catalogue/category-tree.ts'

interface BrandCategory {
  category: Category
  /** Null for a root. */
  parent: Category | null
}

/** The categories of a brand's products, in the order of the tree; unknown ones are left out. */
export function brandCategories(
  categories: readonly Category[],
  sold: BrandDetail['categories'],
): readonly BrandCategory[] {
  const ids = new Set(sold.map(({ id }) => id))
  const inOrder = (nodes: readonly CategoryNode[], parent: Category | null): BrandCategory[] =>
    nodes.flatMap(({ category, children }) => {
      const own = ids.has(category.id) ? [{ category, parent }] : []
      return [...own, ...inOrder(children, category)]
    })
  return inOrder(buildCategoryTree(categories), null)
}
