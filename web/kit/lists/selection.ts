/** The ticked items, and the anchor of a range. */
export interface ListSelection {
  ids: ReadonlySet<string>
  anchor: string | null
  /** From the first tick, or the button that begins ticking, until it is ended: its actions stay, even with nothing ticked. */
  hasBegun: boolean
}

export const nothing: ListSelection = { ids: new Set(), anchor: null, hasBegun: false }

/** Nothing ticked yet. */
export const begun: ListSelection = { ...nothing, hasBegun: true }

/** Toggles one; it becomes the anchor of a range. */
export function toggled({ ids }: ListSelection, id: string): ListSelection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, hasBegun: true }
}

/** Ticks all from the anchor to this one, in list order. */
export function reaching({ ids, anchor }: ListSelection, id: string, order: readonly string[]): ListSelection {
  const [from, to] = [order.indexOf(anchor ?? ''), order.indexOf(id)]
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id, hasBegun: true }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor, hasBegun: true }
}

export function allOf(order: readonly string[]): ListSelection {
  return { ids: new Set(order), anchor: null, hasBegun: true }
}

/** The ticked items that are in the list: items that left it are no longer ticked. */
export function tickedOf<Item extends { id: string }>({ ids }: ListSelection, items: readonly Item[]): Item[] {
  return ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id))
}

/** The item in the place of the first removed one: the next that stays, or the one before; undefined without any. */
export function neighbourOf(gone: ReadonlySet<string>, order: readonly string[]): string | undefined {
  const place = order.findIndex((id) => gone.has(id))
  const stays = (id: string) => !gone.has(id)
  return order.slice(place).find(stays) ?? order.slice(0, place).findLast(stays)
}
