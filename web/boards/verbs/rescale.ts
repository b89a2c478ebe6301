import type { BoardFields, Scale } from '../../../contract/boards/board.ts'
import { LONGEST_SIDE_MM, SHORTEST_SIDE_MM, type Item } from '../../../contract/boards/item.ts'
import { tidy } from '../editor/geometry/boxes.ts'
import { heldOn, liesOn } from './text-on-paper.ts'

/**
 * Changes the board's scale. `paper`: everything keeps its size on paper, and samples to scale show more or less of their material. `room`:
 * samples to scale keep their part of the room and change size about their middle. Answers the changed items.
 */
export function rescaled(
  items: Iterable<Item>,
  { from, to, keeps }: { from: Scale; to: Scale; keeps: 'paper' | 'room' },
): Item[] {
  if (keeps === 'paper' || from === to) return []
  const factor = from / to
  return [...items].flatMap((item) => {
    if (item.type !== 'sku' || !item.trueScale) return []
    return [withSides(item, item.w * factor, item.h * factor)]
  })
}

/** Moves everything so that the middle of the old paper is the middle of the new one. Texts stay on the paper. */
export function laidOn(items: Iterable<Item>, from: BoardFields['canvas'], to: BoardFields['canvas']): Item[] {
  const [dx, dy] = [(to.width - from.width) / 2, (to.height - from.height) / 2]
  if (dx === 0 && dy === 0) return []
  return [...items].map((item) => {
    const moved = { ...item, x: tidy(item.x + dx), y: tidy(item.y + dy) }
    return item.type === 'text' && moved.type === 'text' && liesOn(item, from) ? heldOn(moved, to) : moved
  })
}

/** Sets an item's sides about its middle, within the limits. */
function withSides<Some extends Item>(item: Some, width: number, height: number): Some {
  const within = (side: number) => Math.min(Math.max(tidy(side), SHORTEST_SIDE_MM), LONGEST_SIDE_MM)
  const [w, h] = [within(width), within(height)]
  return { ...item, w, h, x: tidy(item.x + (item.w - w) / 2), y: tidy(item.y + (item.h - h) / 2) }
}
