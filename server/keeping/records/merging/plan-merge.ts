/** A category where it stands in the tree. */
export interface PlacedCategory {
  id: string
  /** Null: a root. */
  parentId: string | null
  name: string | null
  enName: string | null
}

/** What makes one category of two. */
export interface MergePlan {
  /** Each goes, and what was in it is in the other; those above before those below. */
  joined: { fromId: string; intoId: string }[]
  /** What comes below another as it is. */
  moved: { id: string; parentId: string }[]
}

/** By this siblings are told apart. */
export function nameOfCategory({ name, enName }: Pick<PlacedCategory, 'name' | 'enName'>): string {
  return enName ?? name ?? ''
}

/** Joins a category with another, and below them those of equal names. `intoId` must not lie below `fromId`. */
export function planMerge(categories: readonly PlacedCategory[], fromId: string, intoId: string): MergePlan {
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId)
  const plan: MergePlan = { joined: [], moved: [] }
  const join = (from: string, into: string): void => {
    plan.joined.push({ fromId: from, intoId: into })
    const going = new Set(plan.joined.map((pair) => pair.fromId))
    for (const child of childrenOf.get(from) ?? []) {
      const isTwin = (other: PlacedCategory) =>
        !going.has(other.id) && other.id !== child.id && nameOfCategory(other) === nameOfCategory(child)
      const twin = childrenOf.get(into)?.find(isTwin)
      if (twin) join(child.id, twin.id)
      else plan.moved.push({ id: child.id, parentId: into })
    }
  }
  join(fromId, intoId)
  return plan
}

/** The tree as it is after a plan. */
export function afterMerge(categories: readonly PlacedCategory[], { joined, moved }: MergePlan): PlacedCategory[] {
  const gone = new Set(joined.map(({ fromId }) => fromId))
  const parents = new Map(moved.map(({ id, parentId }) => [id, parentId]))
  return categories
    .filter(({ id }) => !gone.has(id))
    .map((category) => ({ ...category, parentId: parents.get(category.id) ?? category.parentId }))
}

/** A category with all that is below it. */
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

/** How many levels the tree has. */
export function levelsOf(categories: readonly PlacedCategory[]): number {
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId)
  const below = (parentId: string | null): number =>
    Math.max(0, ...(childrenOf.get(parentId) ?? []).map(({ id }) => 1 + below(id)))
  return below(null)
}
