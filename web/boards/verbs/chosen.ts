import { LONGEST_SIDE_MM, SHORTEST_SIDE_MM, type Item } from '../../../contract/boards/item.ts'
import { fittedText, holdingText } from '../../../contract/boards/layout/text-box.ts'
import { degreesWithin, tidy } from '../editor/geometry/boxes.ts'

/** The chosen items that are not locked, in the order in which they were chosen. */
export function free(items: ReadonlyMap<string, Item>, ids: Iterable<string>): Item[] {
  return [...ids].flatMap((id) => items.get(id) ?? []).filter(({ locked }) => !locked)
}

/** The value that all items share; null where they differ, or there are none. */
export function sharedValue<One extends Item, Value>(items: readonly One[], of: (item: One) => Value): Value | null {
  const [first, ...others] = items
  if (!first) return null
  const value = of(first)
  return others.every((item) => Object.is(of(item), value)) ? value : null
}

/** Sets the same facts of all items. */
export function changed<One extends Item>(items: readonly One[], facts: Partial<One>): One[] {
  return items.map((item) => ({ ...item, ...facts }))
}

/** Sets one side of each item; its upper left corner stays. */
export function sized(items: readonly Item[], side: 'w' | 'h', length: number): Item[] {
  const within = Math.min(Math.max(tidy(length), SHORTEST_SIDE_MM), LONGEST_SIDE_MM)
  return items.filter((item) => item[side] !== within).map((item) => withText({ ...item, [side]: within }, side))
}

/** A text's box always contains its text, whichever side was set. */
export function withText(item: Item, side: 'w' | 'h'): Item {
  if (item.type !== 'text') return item
  return side === 'w' ? fittedText(item) : holdingText(item, -1)
}

export function placedAt(items: readonly Item[], side: 'x' | 'y', at: number): Item[] {
  return items.filter((item) => item[side] !== at).map((item) => ({ ...item, [side]: tidy(at) }))
}

export function turnedTo(items: readonly Item[], degrees: number): Item[] {
  const rotation = degreesWithin(degrees)
  return items.filter((item) => item.rotation !== rotation).map((item) => ({ ...item, rotation }))
}

/** Mirrors items that have a picture. */
export function flipped(items: readonly Item[], way: 'flipX' | 'flipY'): Item[] {
  return items.flatMap((item) =>
    item.type === 'sku' || item.type === 'picture' ? [{ ...item, [way]: !item[way] }] : [],
  )
}
