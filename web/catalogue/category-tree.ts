import type { Category } from '../../contract/lookups.ts'

export interface CategoryNode {
  category: Category
  children: CategoryNode[]
}

const ROOT = '0'

/** Builds the tree from the flat list, in sort order. It leaves out categories without products, and those not connected to a root. */
export function buildCategoryTree(categories: readonly Category[]): CategoryNode[] {
  const childrenByParent = new Map<string, Category[]>()
  for (const category of categories.filter(({ count }) => count > 0)) {
    childrenByParent.set(category.parentId, [...(childrenByParent.get(category.parentId) ?? []), category])
  }
  const nodesUnder = (parentId: string): CategoryNode[] =>
    (childrenByParent.get(parentId) ?? [])
      .sort((first, second) => first.sort - second.sort || Number(first.id) - Number(second.id))
      .map((category) => ({ category, children: nodesUnder(category.id) }))
  return nodesUnder(ROOT)
}

/** From the root to the category itself; empty where it is unknown. */
export function categoryPath(categories: readonly Category[], categoryId: string): Category[] {
  const categoriesById = new Map(categories.map((category) => [category.id, category]))
  const path: Category[] = []
  let current = categoriesById.get(categoryId)
  while (current && !path.includes(current)) {
    path.unshift(current)
    current = categoriesById.get(current.parentId)
  }
  return path
}

/** The part of a tree that lies on a path; `path` holds ids. */
export function branchAlong(tree: readonly CategoryNode[], path: readonly string[]): CategoryNode[] {
  return tree
    .filter(({ category }) => path.includes(category.id))
    .map((node) => ({ ...node, children: branchAlong(node.children, path) }))
}
