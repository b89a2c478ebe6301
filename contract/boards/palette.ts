import { deltaE00 } from '../colors/color-difference.ts'
import type { Lab } from '../colors/color-difference.ts'
import { labOfHex } from '../colors/lab.ts'
import type { Mask } from './item.ts'

/** The facts of an item that the palette needs; lengths in mm on paper. */
export interface Colored {
  x: number
  y: number
  w: number
  h: number
  /** Degrees, clockwise, about the middle. */
  rotation: number
  opacity: number
  mask: Mask
  /** Null where its colour is unknown. It hides what lies below all the same. */
  color: string | null
}

/** A board's paper; `color` is null where it is unknown. */
export interface PaperColor {
  width: number
  height: number
  color: string | null
}

const MOST_COLORS = 8
/** Colours nearer than this (ΔE00) count as one. */
const ALIKE = 6
/** Number of squares along the paper's longer side. */
const SQUARES = 64
/** How many of the widest colours are compared; the others are hardly seen. */
const MOST_COMPARED = 64
/** An item fainter than this hides nothing, and adds no colour. */
const FAINT = 0.5

/**
 * The colours of a board, the widest first. Only visible parts count, within the paper. Colours that look alike count as the
 * widest of them. An item smaller than a square counts with its area. `items` are in drawing order.
 */
export function paletteOfBoard(paper: PaperColor, items: readonly Colored[]): string[] {
  const square = Math.max(paper.width, paper.height) / SQUARES
  const columns = Math.max(1, Math.round(paper.width / square))
  const rows = Math.max(1, Math.round(paper.height / square))
  /** For each square the visible item, counted from 1; 0 is the paper. */
  const seen = new Uint16Array(columns * rows)
  const squares = new Map<string, number>()
  for (const [place, item] of items.entries()) {
    if (item.opacity < FAINT) continue
    const painted = paint({ seen, columns, rows, square }, item, place + 1)
    if (!painted && item.color && isOnPaper(paper, item)) add(squares, item.color, (item.w * item.h) / square ** 2)
  }
  for (const place of seen) {
    const color = place === 0 ? paper.color : items[place - 1]?.color
    if (color) add(squares, color, 1)
  }
  return merged(squares)
}

interface Squares {
  seen: Uint16Array
  columns: number
  rows: number
  /** The side of a square, mm. */
  square: number
}

/** Marks the squares whose middle an item covers. Returns whether there are any, on the paper or beyond. */
function paint({ seen, columns, rows, square }: Squares, item: Colored, mark: number): boolean {
  const { x, y, w, h, rotation, mask } = item
  const [middleX, middleY] = [x + w / 2, y + h / 2]
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const reachX = (Math.abs(w * cos) + Math.abs(h * sin)) / 2
  const reachY = (Math.abs(w * sin) + Math.abs(h * cos)) / 2
  const first = (from: number) => Math.max(0, Math.ceil(from / square - 0.5))
  const last = (to: number, most: number) => Math.min(most - 1, Math.floor(to / square - 0.5))
  let painted = false
  for (let row = first(middleY - reachY); row <= last(middleY + reachY, rows); row += 1) {
    for (let column = first(middleX - reachX); column <= last(middleX + reachX, columns); column += 1) {
      const [fromX, fromY] = [(column + 0.5) * square - middleX, (row + 0.5) * square - middleY]
      // In the item's own coordinates, as shares of half its sides.
      const u = (fromX * cos + fromY * sin) / (w / 2)
      const v = (fromY * cos - fromX * sin) / (h / 2)
      const isInside = mask === 'circle' ? u * u + v * v <= 1 : Math.abs(u) <= 1 && Math.abs(v) <= 1
      if (!isInside) continue
      seen[row * columns + column] = mark
      painted = true
    }
  }
  return painted
}

function isOnPaper({ width, height }: PaperColor, { x, y, w, h }: Colored): boolean {
  return x + w > 0 && y + h > 0 && x < width && y < height
}

function add(squares: Map<string, number>, color: string, count: number): void {
  const hex = color.toLowerCase()
  squares.set(hex, (squares.get(hex) ?? 0) + count)
}

function merged(squares: ReadonlyMap<string, number>): string[] {
  const widest = (one: readonly [string, number], other: readonly [string, number]) =>
    other[1] - one[1] || (one[0] < other[0] ? -1 : 1)
  const groups: { hex: string; lab: Lab; count: number }[] = []
  for (const [hex, count] of [...squares].toSorted(widest).slice(0, MOST_COMPARED)) {
    const lab = labOfHex(hex)
    const alike = groups.find((group) => deltaE00(group.lab, lab) < ALIKE)
    if (alike) alike.count += count
    else groups.push({ hex, lab, count })
  }
  return groups
    .map(({ hex, count }) => [hex, count] as const)
    .toSorted(widest)
    .slice(0, MOST_COLORS)
    .map(([hex]) => hex)
}
