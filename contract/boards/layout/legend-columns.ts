import { drawEntry, heightOfEntry } from './legend-entry.ts'
import type { PrintedEntry } from './legend-entry.ts'
import type { Drawing } from './marks.ts'
import type { Size } from '../scale.ts'
import { GAP } from './sheet-measures.ts'

/** A column that exceeds its height by less than this still fits. */
const ROUNDING_MM = 1e-6

/** How many columns of about that width there are. */
export function columnsIn(width: number, column: number): number {
  return Math.max(1, Math.round((width + GAP) / (column + GAP)))
}

export function columnWidth(width: number, columns: number): number {
  return (width - (columns - 1) * GAP) / columns
}

/** The least height at which all entries fit into columns, in their order and uncut. */
export function heightInColumns(
  entries: readonly PrintedEntry[],
  { width, columns }: { width: number; columns: number },
): number {
  const heights = entries.map((entry) => heightOfEntry(entry, width))
  const sum = heights.reduce((all, height) => all + height, 0)
  let [least, enough] = [Math.max(sum / columns, ...heights, 0), sum]
  if (columnsFor(heights, least) <= columns) return least
  while (enough - least > FINE_MM) {
    const between = (least + enough) / 2
    if (columnsFor(heights, between) <= columns) enough = between
    else least = between
  }
  return enough
}

/** Columns that entries fill evenly, each about that wide, or wider where fewer columns are enough. */
export function evenColumns(
  entries: readonly PrintedEntry[],
  { w, column }: { w: number; column: number },
): { columns: number; width: number; height: number } {
  const most = columnsIn(w, column)
  const narrow = columnWidth(w, most)
  const needed = heightInColumns(entries, { width: narrow, columns: most })
  const heights = entries.map((entry) => heightOfEntry(entry, narrow))
  const columns = columnsFor(heights, needed)
  const width = Math.min(columnWidth(w, columns), column * MOST_WIDENED)
  return { columns, width, height: heightInColumns(entries, { width, columns }) }
}

const MOST_WIDENED = 1.5
const FINE_MM = 0.05

function columnsFor(heights: readonly number[], most: number): number {
  let [columns, used] = [1, 0]
  for (const height of heights) {
    if (used > 0 && used + height > most + ROUNDING_MM) {
      columns += 1
      used = 0
    }
    used += height
  }
  return columns
}

interface Area extends Size {
  x: number
  y: number
  columns: number
  width: number
}

/** Sets entries in columns: as many as fit, and at least one. */
export function flow(
  entries: readonly PrintedEntry[],
  { x, y, h, columns, width }: Area,
): { drawn: Drawing[]; rest: readonly PrintedEntry[] } {
  const drawn: Drawing[] = []
  let [column, used] = [0, 0]
  for (const [place, entry] of entries.entries()) {
    const height = heightOfEntry(entry, width)
    if (used > 0 && used + height > h + ROUNDING_MM) {
      column += 1
      used = 0
    }
    if (column >= columns || (place === 0 && height > h + ROUNDING_MM)) return { drawn, rest: entries.slice(place) }
    drawn.push(drawEntry(entry, { x: x + column * (width + GAP), y: y + used, w: width }))
    used += height
  }
  return { drawn, rest: [] }
}
