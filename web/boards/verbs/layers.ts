import { inDrawingOrder, type Item } from '../../../contract/boards/item.ts'

/** Closer layers have no number between them that survives rounding. */
const LEAST_GAP = 1e-6
/** The limit of a layer's number (contract/boards/item.ts). */
const UTMOST = 1e9

/**
 * Moves some items together above so many of the others, in their order. They get numbers between those of their new neighbours; where
 * there is no room between, all are renumbered. Answers the changed items, none where the order is right already.
 */
export function layeredAbove(items: Iterable<Item>, ids: ReadonlySet<string>, count: number): Item[] {
  const ordered = inDrawingOrder(items)
  const moved = ordered.filter(({ id }) => ids.has(id))
  const others = ordered.filter(({ id }) => !ids.has(id))
  const place = Math.min(Math.max(count, 0), others.length)
  const next = others.toSpliced(place, 0, ...moved)
  if (next.every((item, index) => item === ordered[index])) return []
  const [below, above] = [others[place - 1]?.z, others[place]?.z]
  const from = Math.max(below ?? (above ?? 0) - moved.length - 1, -UTMOST)
  const to = Math.min(above ?? from + moved.length + 1, UTMOST)
  const step = (to - from) / (moved.length + 1)
  if (step > LEAST_GAP) return moved.map((item, index) => ({ ...item, z: from + step * (index + 1) }))
  return next.flatMap((item, index) => (item.z === index + 1 ? [] : [{ ...item, z: index + 1 }]))
}

/** Moves one item to another layer, counted from 1. */
export function atLayer(items: Iterable<Item>, id: string, layer: number): Item[] {
  return layeredAbove(items, new Set([id]), layer - 1)
}
