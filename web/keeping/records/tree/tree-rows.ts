import { searchedAs } from '../../../../contract/identity.ts'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'

/** A category's place: its parent, and the sibling after it; null: a root, or the last one. */
export interface TreePosition {
  parentId: string | null
  beforeId: string | null
}

/** A category as a visible row of the tree. */
export interface TreeRow {
  category: TreeCategory
  /** From 1. */
  level: number
  /** Among its siblings, from 1. */
  position: number
  siblings: number
  /** Whether it is open; undefined without children. */
  isOpen: boolean | undefined
  /** Including its descendants. */
  products: number
}

type Tree = readonly TreeCategory[]

/** The visible rows of a tree, from the top. */
export function treeRowsOf(tree: Tree, open: ReadonlySet<string>): TreeRow[] {
  const childrenOf = Map.groupBy(tree, ({ parentId }) => parentId)
  const productsIn = ({ id, products }: TreeCategory): number =>
    (childrenOf.get(id) ?? []).reduce((sum, child) => sum + productsIn(child), products)
  const rowsBelow = (parentId: string | null, level: number): TreeRow[] =>
    (childrenOf.get(parentId) ?? []).flatMap((category, index, siblings) => {
      const hasChildren = childrenOf.has(category.id)
      const isOpen = hasChildren ? open.has(category.id) : undefined
      const row = {
        category,
        level,
        position: index + 1,
        siblings: siblings.length,
        isOpen,
        products: productsIn(category),
      }
      return [row, ...(isOpen ? rowsBelow(category.id, level + 1) : [])]
    })
  return rowsBelow(null, 1)
}

/** The categories with the words in a name of either language, and those above them; all of them without words. */
export function bearing(tree: Tree, words: string): { found: ReadonlySet<string>; shown: ReadonlySet<string> } {
  const wanted = searchedAs(words)
  const bears = ({ name, enName }: TreeCategory) =>
    [name, enName].some((text) => text !== null && searchedAs(text).includes(wanted))
  const found = tree.filter(bears).map(({ id }) => id)
  return { found: new Set(found), shown: new Set(found.flatMap((id) => [id, ...aboveOf(tree, id)])) }
}

/** The categories above one, the nearest first. */
export function aboveOf(tree: Tree, id: string): string[] {
  const parents = new Map(tree.map((one) => [one.id, one.parentId]))
  const above: string[] = []
  for (let at = parents.get(id) ?? null; at !== null && !above.includes(at); at = parents.get(at) ?? null)
    above.push(at)
  return above
}

export function positionInTree(tree: Tree, id: string): TreePosition {
  const { parentId = null } = tree.find((one) => one.id === id) ?? {}
  return { parentId, beforeId: siblingAt(tree, { id, parentId, step: 1 }) }
}

/** The tree with one category moved. */
export function withPlaced(tree: Tree, id: string, { parentId, beforeId }: TreePosition): TreeCategory[] {
  const others = tree.filter((one) => one.id !== id)
  const at = others.findIndex((one) => one.id === beforeId)
  const moved = tree.filter((one) => one.id === id).map((one) => ({ ...one, parentId }))
  return others.toSpliced(at < 0 ? others.length : at, 0, ...moved)
}

/** The place that an arrow key moves a held category to; null where there is none. */
export function carriedTo(tree: Tree, id: string, key: string): TreePosition | null {
  const { parentId } = positionInTree(tree, id)
  const above = siblingAt(tree, { id, parentId, step: -1 })
  if (key === 'ArrowUp') return above === null ? null : { parentId, beforeId: above }
  if (key === 'ArrowRight') return above === null ? null : { parentId: above, beforeId: null }
  if (key === 'ArrowDown') {
    const below = siblingAt(tree, { id, parentId, step: 1 })
    return below === null ? null : { parentId, beforeId: siblingAt(tree, { id, parentId, step: 2 }) }
  }
  // Out of its parent, to the place after that.
  return key === 'ArrowLeft' && parentId !== null ? positionInTree(tree, parentId) : null
}

/** The place of a category dropped on a row: before it, after it, or into it. */
export function droppedAt(tree: Tree, id: string, share: number): TreePosition {
  const place = positionInTree(tree, id)
  if (share < 0.25) return { ...place, beforeId: id }
  return share > 0.75 ? place : { parentId: id, beforeId: null }
}

/** Whether it would become its own descendant. */
export function isBelowItself(tree: Tree, id: string, { parentId }: TreePosition): boolean {
  return parentId !== null && (parentId === id || aboveOf(tree, parentId).includes(id))
}

function siblingAt(
  tree: Tree,
  { id, parentId, step }: { id: string; parentId: string | null; step: number },
): string | null {
  const siblings = tree.filter((one) => one.parentId === parentId)
  const at = siblings.findIndex((one) => one.id === id) + step
  return siblings[at]?.id ?? null
}
