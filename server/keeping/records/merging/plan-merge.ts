import { identityOf } from '../../../../contract/identity.ts'

/** A category with its place in the tree. */
export interface PlacedCategory {
  id: string
  /** Null for a root. */
  parentId: string | null
  name: string | null
  enName: string | null
}

/** The steps of a merge of two categories. */
export interface MergePlan {
  /** Categories that are merged into others, parents before children. */
  joined: { fromId: string; intoId: string }[]
  /** Categories that move below another one unchanged. */
  moved: { id: string; parentId: string }[]
}

/** The name by which siblings are told apart. */
export function nameOfCategory({ name, enName }: Pick<PlacedCategory, 'name' | 'enName'>): string {
  return enName ?? name ?? ''
}

/** Plans the merge of a category into another, and of subcategories with equal names. `intoId` must not be below `fromId`. */
export function planMerge(categories: readonly PlacedCategory[], fromId: string, intoId: string): MergePlan {
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId)
  const plan: MergePlan = { joined: [], moved: [] }
  const join = (from: string, into: string): void => {
    plan.joined.push({ fromId: from, intoId: into })
    const going = new Set(plan.joined.map((pair) => pair.fromId))
    for (const child of childrenOf.get(from) ?? []) {
      const isTwin = (other: PlacedCategory) =>
        !going.has(other.id) &&
        other.id !== child.id &&
        identityOf(nameOfCategory(other)) === identityOf(nameOfCategory(child))
      const twin = childrenOf.get(into)?.find(isTwin)
      if (twin) join(child.id, twin.id)
      else plan.moved.push({ id: child.id, parentId: into })
    }
  }
  join(fromId, intoId)
  return plan
}

/** The tree after a plan. */
export function afterMerge(categories: readonly PlacedCategory[], { joined, moved }: MergePlan): PlacedCategory[] {
  const gone = new Set(joined.map(({ fromId }) => fromId))
  const parents = new Map(moved.map(({ id, parentId }) => [id, parentId]))
  return categories
    .filter(({ id }) => !gone.has(id))
    .map((category) => ({ ...category, parentId: parents.get(category.id) ?? category.parentId }))
}

/** A category and all below it. */
export function branchOf(categories: readonly PlacedCategory[], id: string): Set<string> {
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId)
  const branch = new Set<string>()
  const add = (one: string): void => {
    if (branch.has(one)) return
    branch.add(one)
    for (const child of childrenOf.get(one) ?? []) add(child.id)
  }
  add(id)
  return branch
}

/** The number of levels in the tree. */
export function levelsOf(categories: readonly PlacedCategory[]): number {
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId)
  const below = (parentId: string | null): number =>
    Math.max(0, ...(childrenOf.get(parentId) ?? []).map(({ id }) => 1 + below(id)))
  return below(null)
}
