import type { Size } from '../scale.ts'
import { columnsIn, columnWidth, heightInColumns } from './legend-columns.ts'
import type { PrintedEntry } from './legend-entry.ts'
import { GAP } from './sheet-measures.ts'

/** Where the legend stands on a page with its board, in mm. */
export interface LegendPlace {
  /** Beside the board, or else below it. */
  isBeside: boolean
  columns: number
  /** The width of a column. */
  width: number
  height: number
  /** The space that remains for the board. */
  room: Size
}

/** Widths of a column, the most readable first. */
const WIDTHS = { a4: [62, 54], a3: [76, 64, 58] } as const
const MOST_BESIDE = 2
/** The greatest height of a legend below the board, as a share of the page. */
const MOST_BELOW = 0.4

interface Wanted {
  content: Size
  paper: keyof typeof WIDTHS
  entries: readonly PrintedEntry[]
  /** The scale of the board in a given space. */
  scaleIn: (room: Size) => number
}

/** A legend stands beside the board rather than below if the board keeps this share of its scale. */
const BESIDE_IF_KEPT = 0.85

/**
 * The place that leaves the board largest; beside it if that costs little. A legend that fits neither beside nor below continues on
 * further pages.
 */
export function placeForLegend({ content, paper, entries, scaleIn }: Wanted): LegendPlace {
  const places = [
    ...WIDTHS[paper].flatMap((width) =>
      Array.from({ length: MOST_BESIDE }, (_, nth) => beside(content, entries, { width, columns: nth + 1 })),
    ),
    ...WIDTHS[paper].map((width) => below(content, entries, columnsIn(content.w, width))),
  ]
  const fitting = places.filter(({ room, height, isBeside }) =>
    isBeside ? room.w > 0 && height <= content.h : height <= content.h * MOST_BELOW,
  )
  const largest = (some: readonly LegendPlace[]) =>
    some.reduce<LegendPlace | undefined>(
      (best, one) => (best && scaleIn(best.room) >= scaleIn(one.room) ? best : one),
      undefined,
    )
  const [best, aside] = [largest(fitting), largest(fitting.filter(({ isBeside }) => isBeside))]
  if (best) return aside && scaleIn(aside.room) >= scaleIn(best.room) * BESIDE_IF_KEPT ? aside : best
  const [width] = WIDTHS[paper]
  if (content.w > content.h) return { ...beside(content, entries, { width, columns: 1 }), height: content.h }
  const most = content.h * MOST_BELOW
  const columns = columnsIn(content.w, width)
  const room = { w: content.w, h: content.h - most - GAP }
  return { isBeside: false, columns, width: columnWidth(content.w, columns), height: most, room }
}

function beside(
  content: Size,
  entries: readonly PrintedEntry[],
  { width, columns }: { width: number; columns: number },
): LegendPlace {
  const height = heightInColumns(entries, { width, columns })
  return { isBeside: true, columns, width, height, room: { w: content.w - columns * (width + GAP), h: content.h } }
}

function below(content: Size, entries: readonly PrintedEntry[], columns: number): LegendPlace {
  const width = columnWidth(content.w, columns)
  const height = heightInColumns(entries, { width, columns })
  return { isBeside: false, columns, width, height, room: { w: content.w, h: content.h - height - GAP } }
}
