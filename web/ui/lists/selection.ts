/** What is ticked, and from where a range is drawn. */
export interface ListSelection {
  ids: ReadonlySet<string>
  anchor: string | null
  /** From the first tick, or the wish to tick, until it is ended: what can be done stands there, even with nothing ticked again. */
  hasBegun: boolean
}

export const nothing: ListSelection = { ids: new Set(), anchor: null, hasBegun: false }

/** Nothing ticked yet. */
export const begun: ListSelection = { ...nothing, hasBegun: true }

/** One ticked, or not any more; a range begins there. */
export function toggled({ ids }: ListSelection, id: string): ListSelection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, hasBegun: true }
}

/** And everything between the last one ticked and this one, in the order of the list. */
export function reaching({ ids, anchor }: ListSelection, id: string, order: readonly string[]): ListSelection {
  const [from, to] = [order.indexOf(anchor ?? ''), order.indexOf(id)]
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id, hasBegun: true }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor, hasBegun: true }
}

export function allOf(order: readonly string[]): ListSelection {
  return { ids: new Set(order), anchor: null, hasBegun: true }
}

/** The ticked ones as the list has them: what has left it is not ticked any more. */
export function tickedOf<Item extends { id: string }>({ ids }: ListSelection, items: readonly Item[]): Item[] {
  return ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id))
}

/** Who stands in the place of the first that goes: the next that stays, or at the end the one before; undefined where none stays. */
export function neighbourOf(gone: ReadonlySet<string>, order: readonly string[]): string | undefined {
  const place = order.findIndex((id) => gone.has(id))
  const stays = (id: string) => !gone.has(id)
  return order.slice(place).find(stays) ?? order.slice(0, place).findLast(stays)
}
