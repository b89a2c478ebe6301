/** Items being moved within their list. */
export interface Carried {
  /** In list order. */
  ids: readonly string[]
  /** The position of the grabbed item. */
  from: number
  /** The position of the item below them. */
  over: number
}

/** Grabbing a ticked item grabs all ticked ones. */
export function carriedBy(id: string, ticked: ReadonlySet<string>, order: readonly string[]): Carried {
  const from = order.indexOf(id)
  const ids = ticked.has(id) ? order.filter((other) => ticked.has(other)) : [id]
  return { ids, from, over: from }
}

/** The gap for the drop: before an earlier item, after a later one. */
export function targetGapOf({ from, over }: Carried): number {
  return over > from ? over + 1 : over
}

/** The first item at or after the gap that is not moved, before which they go; null: the end. */
export function beforeIdOf(carried: Carried, order: readonly string[]): string | null {
  const moved = new Set(carried.ids)
  return order.slice(targetGapOf(carried)).find((id) => !moved.has(id)) ?? null
}

/** The list with the named items moved before another, in their order; null: to the end. */
export function withMoved<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
  beforeId: string | null,
): Item[] {
  const moved = new Set(ids)
  const others = items.filter(({ id }) => !moved.has(id))
  const found = others.findIndex(({ id }) => id === beforeId)
  const at = found < 0 ? others.length : found
  const byId = new Map(items.map((item) => [item.id, item]))
  const carried = ids.flatMap((id) => byId.get(id) ?? [])
  return [...others.slice(0, at), ...carried, ...others.slice(at)]
}

/** The list with removed items back in their places; `before` is the list before the removal. */
export function withReturned<Item extends { id: string }>(
  items: readonly Item[],
  before: readonly Item[],
  ids: ReadonlySet<string>,
): Item[] {
  const next = items.filter(({ id }) => !ids.has(id))
  for (const [index, item] of before.entries()) if (ids.has(item.id)) next.splice(index, 0, item)
  return next
}
