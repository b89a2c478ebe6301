import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { boundsOfTurned, boundsOfAll, tidy, type PaperBox, type TurnedBox } from '../editor/geometry/boxes.ts'
import { withText } from './chosen.ts'
import { boundsWithCaption } from './taken-room.ts'

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

type Paper = BoardFields['canvas']

/**
 * Aligns items with each other, or a single one with the paper, by their bounding boxes. Answers the items that move; a group moves as one.
 */
export function aligned(items: readonly Item[], alignment: Alignment, paper: Paper): Item[] {
  const blocks = blocksOf(items)
  const all = blocks.length > 1 ? boundsOfAll(items) : { x: 0, y: 0, w: paper.width, h: paper.height }
  if (!all) return []
  return blocks.flatMap((block) => {
    const { dx, dy } = shiftInto(block.bounds, all, alignment)
    return shiftedBy(block.items, dx, dy)
  })
}

function shiftInto(one: PaperBox, all: PaperBox, alignment: Alignment): { dx: number; dy: number } {
  switch (alignment) {
    case 'left':
      return { dx: all.x - one.x, dy: 0 }
    case 'center':
      return { dx: all.x + all.w / 2 - one.x - one.w / 2, dy: 0 }
    case 'right':
      return { dx: all.x + all.w - one.x - one.w, dy: 0 }
    case 'top':
      return { dx: 0, dy: all.y - one.y }
    case 'middle':
      return { dx: 0, dy: all.y + all.h / 2 - one.y - one.h / 2 }
    case 'bottom':
      return { dx: 0, dy: all.y + all.h - one.y - one.h }
  }
}

export type Direction = 'across' | 'down'

/**
 * Spreads items with equal gaps between the outermost two, captions included. Where these have no room between them, all move apart. Fewer
 * than three stay.
 */
export function distributed(items: readonly Item[], direction: Direction, paper: Paper): Item[] {
  const [start, length] = direction === 'across' ? (['x', 'w'] as const) : (['y', 'h'] as const)
  const blocks = blocksOf(items, (item) => ({ ...boundsWithCaption(item, paper), rotation: 0 })).toSorted(
    (one, other) => one.bounds[start] - other.bounds[start],
  )
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (blocks.length < 3 || !first || !last) return []
  const end = Math.max(...blocks.map(({ bounds }) => bounds[start] + bounds[length]))
  const filled = blocks.reduce((sum, { bounds }) => sum + bounds[length], 0)
  const free = end - first.bounds[start] - filled
  const gap = Math.max(0, free / (blocks.length - 1))
  let at = first.bounds[start] + Math.min(0, free / 2)
  return blocks.flatMap((block) => {
    const by = at - block.bounds[start]
    at += block.bounds[length] + gap
    return direction === 'across' ? shiftedBy(block.items, by, 0) : shiftedBy(block.items, 0, by)
  })
}

/** Makes all as wide, or as high, as the first chosen one. */
export function sameSide(items: readonly Item[], side: 'w' | 'h'): Item[] {
  const [first, ...others] = items
  if (!first) return []
  return others
    .filter((item) => item[side] !== first[side])
    .map((item) => withText({ ...item, [side]: first[side] }, side))
}

interface Block {
  items: Item[]
  bounds: PaperBox
}

/** Groups as one block each, other items by themselves; `boxOf` is what counts of an item. */
function blocksOf(items: readonly Item[], boxOf: (item: Item) => TurnedBox = (item) => item): Block[] {
  const blocks = Map.groupBy(items, ({ id, groupId }) => groupId ?? id)
  return [...blocks.values()].map((block) => ({
    items: block,
    bounds: boundsOfAll(block.map(boxOf)) ?? boundsOfTurned({ x: 0, y: 0, w: 0, h: 0, rotation: 0 }),
  }))
}

function shiftedBy(items: readonly Item[], dx: number, dy: number): Item[] {
  const moved = items.map((item) => ({ ...item, x: tidy(item.x + dx), y: tidy(item.y + dy) }))
  return moved.filter((item, index) => item.x !== items[index]?.x || item.y !== items[index]?.y)
}
