import { drawEntry, heightOfEntry } from './legend-entry.ts'
import type { PrintedEntry } from './legend-entry.ts'
import type { Drawing } from './marks.ts'
import type { Size } from '../scale.ts'
import { GAP } from './sheet-measures.ts'

/** How many columns of about that width there are. */
export function columnsIn(width: number, column: number): number {
  return Math.max(1, Math.round((width + GAP) / (column + GAP)))
}

export function columnWidth(width: number, columns: number): number {
  return (width - (columns - 1) * GAP) / columns
}

/** The height that entries need in columns, with a reserve since no entry is cut. */
export function heightInColumns(
  entries: readonly PrintedEntry[],
  { width, columns }: { width: number; columns: number },
): number {
  const heights = entries.map((entry) => heightOfEntry(entry, width))
  const sum = heights.reduce((all, height) => all + height, 0)
  return sum / columns + Math.max(0, ...heights)
}

interface Area extends Size {
  x: number
  y: number
  columns: number
  width: number
}

/** Sets entries in columns, as many as there is room for and at least one. */
export function flow(
  entries: readonly PrintedEntry[],
  { x, y, h, columns, width }: Area,
): { drawn: Drawing[]; rest: readonly PrintedEntry[] } {
  const drawn: Drawing[] = []
  let [column, used] = [0, 0]
  for (const [place, entry] of entries.entries()) {
    const height = heightOfEntry(entry, width)
    if (used > 0 && used + height > h) {
      column += 1
      used = 0
    }
    if (column >= columns || (place === 0 && height > h)) return { drawn, rest: entries.slice(place) }
    drawn.push(drawEntry(entry, { x: x + column * (width + GAP), y: y + used, w: width }))
    used += height
  }
  return { drawn, rest: [] }
}
