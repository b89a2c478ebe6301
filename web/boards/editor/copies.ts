import type { Item } from '../../../contract/boards/item.ts'
import { inDrawingOrder } from '../../../contract/boards/item.ts'
import { newItemId } from '../item-id.ts'

interface Copying {
  dx: number
  dy: number
  /** The items above which the copies must lie. */
  among: Iterable<Item>
}

/** Copies items and their groups, above all others and in the same order. */
export function copyItemsOf(items: Iterable<Item>, { dx, dy, among }: Copying): Item[] {
  const groups = new Map<string, string>()
  let top = topOf(among)
  return inDrawingOrder(items).map((item) => {
    if (item.groupId !== null && !groups.has(item.groupId)) groups.set(item.groupId, newItemId())
    top += 1
    return {
      ...item,
      id: newItemId(),
      x: item.x + dx,
      y: item.y + dy,
      z: top,
      groupId: item.groupId === null ? null : (groups.get(item.groupId) ?? null),
    }
  })
}

/** The highest layer; 0 where there is none. */
export function topOf(items: Iterable<Pick<Item, 'z'>>): number {
  let top = 0
  for (const { z } of items) top = Math.max(top, z)
  return Math.floor(top)
}
