/** Items being carried to another place of their list. */
export interface Carried {
  /** In the order of the list. */
  ids: readonly string[]
  /** Where the one stood that was taken hold of. */
  from: number
  /** The item that they are held over, by its position. */
  over: number
}

/** What takes hold of one takes hold of all that are ticked with it. */
export function carriedBy(id: string, ticked: ReadonlySet<string>, order: readonly string[]): Carried {
  const from = order.indexOf(id)
  const ids = ticked.has(id) ? order.filter((other) => ticked.has(other)) : [id]
  return { ids, from, over: from }
}

/** Where they would come to stand: held over an earlier one before it, over a later one after it. */
export function targetGapOf({ from, over }: Carried): number {
  return over > from ? over + 1 : over
}

/** The first item that stays, at the gap or after it, before which they are put; null: at the end. */
export function beforeIdOf(carried: Carried, order: readonly string[]): string | null {
  const moved = new Set(carried.ids)
  return order.slice(targetGapOf(carried)).find((id) => !moved.has(id)) ?? null
}

/** The list with the named ones before another, in their order; null: at the end. */
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

/** The list with what had left it back where it was; `before` is the list as it was. */
export function withReturned<Item extends { id: string }>(
  items: readonly Item[],
  before: readonly Item[],
  ids: ReadonlySet<string>,
): Item[] {
  const next = items.filter(({ id }) => !ids.has(id))
  for (const [index, item] of before.entries()) if (ids.has(item.id)) next.splice(index, 0, item)
  return next
}
