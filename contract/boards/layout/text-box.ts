import { LONGEST_SIDE_MM, SHORTEST_SIDE_MM } from '../item.ts'
import type { TextItem } from '../item.ts'
import { breakLines } from './lettering.ts'

/** Line heights, in sizes of the letters. */
export const textLeading = { title: 1.2, body: 1.4 } as const

/** The height of a text's lines together, mm; an empty text has one line too. */
export function heightOfText({ text, size, level, w }: Pick<TextItem, 'text' | 'size' | 'level' | 'w'>): number {
  const height = breakLines(text, size, w).length * size * textLeading[level]
  return Math.min(Math.max(height, SHORTEST_SIDE_MM), LONGEST_SIDE_MM)
}

/** A text in a box that is as high as its lines. Its upper edge stays where it is seen, also if the text is turned. */
export function fittedText(item: TextItem): TextItem {
  return ofHeight(item, rounded(heightOfText(item)), -1)
}

/**
 * A text whose box was resized by its edges: as high as it was drawn, but at least as high as its lines. `stays`: the fixed edge,
 * −1 the upper, 1 the lower, 0 the middle.
 */
export function holdingText(item: TextItem, stays: -1 | 0 | 1): TextItem {
  const least = rounded(heightOfText(item))
  return item.h >= least ? item : ofHeight(item, least, stays)
}

function ofHeight(item: TextItem, h: number, stays: -1 | 0 | 1): TextItem {
  if (h === item.h) return item
  const angle = (item.rotation * Math.PI) / 180
  // The box turns about its middle, so the middle moves along the box's own sides.
  const down = (-stays * (h - item.h)) / 2
  const y = item.y + (item.h - h) / 2 + down * Math.cos(angle)
  return { ...item, h, x: rounded(item.x - down * Math.sin(angle)), y: rounded(y) }
}

/** To a hundredth of a millimetre, which is invisible. */
function rounded(mm: number): number {
  return Math.round(mm * 100) / 100
}
