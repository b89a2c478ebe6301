import { LONGEST_SIDE_MM, SHORTEST_SIDE_MM } from '../item.ts'
import type { TextItem } from '../item.ts'
import { linesOf } from './lettering.ts'

/** Of a line, in sizes of its letters. */
export const textLeading = { title: 1.2, body: 1.4 } as const

/** How high the lines of a text are together, mm; one that is empty has a line too. */
export function heightOfText({ text, size, level, w }: Pick<TextItem, 'text' | 'size' | 'level' | 'w'>): number {
  const height = linesOf(text, size, w).length * size * textLeading[level]
  return Math.min(Math.max(height, SHORTEST_SIDE_MM), LONGEST_SIDE_MM)
}

/** A text in a box that is as high as its lines: its upper edge stays where it is seen, also of a turned one. */
export function fittedText(item: TextItem): TextItem {
  return ofHeight(item, rounded(heightOfText(item)), -1)
}

/** A text whose box was drawn by its edges: as high as it was drawn, but never less than its lines. `stays`: the edge that was not moved, −1 the upper, 1 the lower, 0 the middle. */
export function holdingText(item: TextItem, stays: -1 | 0 | 1): TextItem {
  const least = rounded(heightOfText(item))
  return item.h >= least ? item : ofHeight(item, least, stays)
}

function ofHeight(item: TextItem, h: number, stays: -1 | 0 | 1): TextItem {
  if (h === item.h) return item
  const angle = (item.rotation * Math.PI) / 180
  // The middle goes along the sides of the box, which turns about it.
  const down = (-stays * (h - item.h)) / 2
  const y = item.y + (item.h - h) / 2 + down * Math.cos(angle)
  return { ...item, h, x: rounded(item.x - down * Math.sin(angle)), y: rounded(y) }
}

/** To a hundredth of a millimetre, which nobody sees. */
function rounded(mm: number): number {
  return Math.round(mm * 100) / 100
}
