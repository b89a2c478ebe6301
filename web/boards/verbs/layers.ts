import type { Item } from '../../../contract/boards/item.ts'

/** Nearer than this there is no number between two layers that is sure to be read back. */
const LEAST_GAP = 1e-6

/**
 * One item on another layer, counted from 1: its own `z` alone becomes another, a number between its new neighbours; where they
 * lie too close, all are counted anew. `ordered`: all items, the lowest first.
 */
export function atLayer(ordered: readonly Item[], id: string, layer: number): Item[] {
  const item = ordered.find((one) => one.id === id)
  const others = ordered.filter((one) => one.id !== id)
  if (!item || others.length === 0) return []
  const place = Math.min(Math.max(layer - 1, 0), others.length)
  const [below, above] = [others[place - 1]?.z, others[place]?.z]
  const from = below ?? (above ?? 0) - 2
  const to = above ?? from + 2
  if (to - from > LEAST_GAP) {
    const z = (from + to) / 2
    return ordered.indexOf(item) === place ? [] : [{ ...item, z }]
  }
  const next = others.toSpliced(place, 0, item)
  return next.flatMap((one, index) => (one.z === index + 1 ? [] : [{ ...one, z: index + 1 }]))
}
