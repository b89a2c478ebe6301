/** With fewer items, a change copies the whole map. */
const MANY = 1000
/** With more changes on top, the map below is rebuilt. */
const MOST_ON_TOP = 1000

/** Changed items by id; null for a removed one. */
export type ChangedItems<Item> = ReadonlyMap<string, Item | null>

/** The items with some changed. Large maps share their unchanged items: a change among 42,000 is as fast as among ten. */
export function changedItems<Item>(
  items: ReadonlyMap<string, Item>,
  changes: ChangedItems<Item>,
): ReadonlyMap<string, Item> {
  if (changes.size === 0) return items
  if (items instanceof LayeredItems) return items.with(changes)
  if (items.size >= MANY) return new LayeredItems(items, new Map(), items.size).with(changes)
  const next = new Map(items)
  for (const [id, item] of changes) {
    if (item) next.set(id, item)
    else next.delete(id)
  }
  return next
}

/** The ids that may differ. Few where one map was made from the other, or both from a third; undefined where all must be compared. */
export function idsThatMayDiffer<Item>(
  one: ReadonlyMap<string, Item>,
  other: ReadonlyMap<string, Item>,
): Iterable<string> | undefined {
  if (one === other) return []
  if (belowOf(one) !== belowOf(other)) return undefined
  return new Set([...topOf(one).keys(), ...topOf(other).keys()])
}

/** Rebuilds both maps on a common new base, once so much has changed that each further change would be slow. */
export function sharedAnew<Item>(
  base: ReadonlyMap<string, Item>,
  draft: ReadonlyMap<string, Item>,
): [base: ReadonlyMap<string, Item>, draft: ReadonlyMap<string, Item>] {
  if (topOf(draft).size <= MOST_ON_TOP) return [base, draft]
  const below = new Map(draft)
  const differing = new Map<string, Item | null>()
  for (const id of idsThatMayDiffer(base, draft) ?? [...base.keys(), ...below.keys()]) {
    const item = base.get(id)
    if (item !== below.get(id)) differing.set(id, item ?? null)
  }
  return [changedItems(below, differing), below]
}

/** A map with changes on top of a shared one. */
class LayeredItems<Item> implements ReadonlyMap<string, Item> {
  readonly below: ReadonlyMap<string, Item>
  readonly top: ChangedItems<Item>
  readonly size: number

  constructor(below: ReadonlyMap<string, Item>, top: ChangedItems<Item>, size: number) {
    this.below = below
    this.top = top
    this.size = size
  }

  with(changes: ChangedItems<Item>): LayeredItems<Item> {
    const top = new Map(this.top)
    let { size } = this
    for (const [id, item] of changes) {
      size += Number(item !== null) - Number(this.has(id))
      top.set(id, item)
    }
    return new LayeredItems(this.below, top, size)
  }

  get(id: string): Item | undefined {
    const changed = this.top.get(id)
    return changed === undefined ? this.below.get(id) : (changed ?? undefined)
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  *entries(): MapIterator<[string, Item]> {
    for (const [id, item] of this.below) {
      const changed = this.top.get(id)
      if (changed === undefined) yield [id, item]
      else if (changed) yield [id, changed]
    }
    for (const [id, item] of this.top) if (item && !this.below.has(id)) yield [id, item]
  }

  *keys(): MapIterator<string> {
    for (const [id] of this.entries()) yield id
  }

  *values(): MapIterator<Item> {
    for (const [, item] of this.entries()) yield item
  }

  [Symbol.iterator](): MapIterator<[string, Item]> {
    return this.entries()
  }

  forEach(visit: (item: Item, id: string, items: ReadonlyMap<string, Item>) => void): void {
    for (const [id, item] of this.entries()) visit(item, id, this)
  }
}

function belowOf<Item>(items: ReadonlyMap<string, Item>): ReadonlyMap<string, Item> {
  return items instanceof LayeredItems ? (items.below as ReadonlyMap<string, Item>) : items
}

function topOf<Item>(items: ReadonlyMap<string, Item>): ChangedItems<Item> {
  return items instanceof LayeredItems ? (items.top as ChangedItems<Item>) : new Map()
}
