import { SMALLEST_REGION, type Region } from '../../../contract/image-search.ts'

/** A place in a picture, as shares of its width and height from its upper left corner. */
export interface SharePoint {
  x: number
  y: number
}

export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

export const WHOLE_REGION: Region = { x: 0, y: 0, w: 1, h: 1 }
/** A side that a finger can still take hold of. */
const SHORTEST_SIDE = Math.max(SMALLEST_REGION, 0.06)

export function isWhole(region: Region): boolean {
  return isSameRegion(region, WHOLE_REGION)
}

/** Nobody sees half a thousandth. */
export function isSameRegion(one: Region, other: Region): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.0006)
}

/** As far as the picture goes, without changing its size. */
export function moveRegion({ x, y, w, h }: Region, by: SharePoint): Region {
  return { x: within(x + by.x, 0, 1 - w), y: within(y + by.y, 0, 1 - h), w, h }
}

/** With one of its corners elsewhere: the opposite one stays, and no side turns over. */
export function resizeRegion({ x, y, w, h }: Region, corner: Corner, by: SharePoint): Region {
  const [right, bottom] = [x + w, y + h]
  const left = corner.endsWith('w') ? within(x + by.x, 0, right - SHORTEST_SIDE) : x
  const top = corner.startsWith('n') ? within(y + by.y, 0, bottom - SHORTEST_SIDE) : y
  const nextRight = corner.endsWith('e') ? within(right + by.x, x + SHORTEST_SIDE, 1) : right
  const nextBottom = corner.startsWith('s') ? within(bottom + by.y, y + SHORTEST_SIDE, 1) : bottom
  return { x: left, y: top, w: nextRight - left, h: nextBottom - top }
}

/** Drawn from one place to another, in whatever direction; at least as large as can be taken hold of. */
export function regionBetween(from: SharePoint, to: SharePoint): Region {
  const span = (start: number, end: number) => {
    const low = within(Math.min(start, end), 0, 1 - SHORTEST_SIDE)
    return { low, length: within(Math.max(start, end), low + SHORTEST_SIDE, 1) - low }
  }
  const [across, down] = [span(from.x, to.x), span(from.y, to.y)]
  return { x: across.low, y: down.low, w: across.length, h: down.length }
}

/** For an address: four shares, parted by commas. */
export function writeRegion({ x, y, w, h }: Region): string {
  return [x, y, w, h].map((share) => String(Math.round(share * 1000) / 1000)).join(',')
}

/** Null where the text is no region of a picture, or the whole of it. */
export function readRegion(text: string | null): Region | null {
  const shares = (text ?? '').split(',').map((share) => (share.trim() ? Number(share) : Number.NaN))
  const [x = -1, y = -1, w = -1, h = -1] = shares
  if (shares.length !== 4 || !shares.every((share) => share >= 0 && share <= 1)) return null
  if (w < SMALLEST_REGION || h < SMALLEST_REGION || x + w > 1.001 || y + h > 1.001) return null
  const region = { x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) }
  return isWhole(region) ? null : region
}

/** The largest square in the middle of a region that shows nothing of what is beside it; `ratio` is the picture's width over its height. */
export function squareIn({ x, y, w, h }: Region, ratio: number): Region {
  const side = Math.min(w * ratio, h)
  const [width, height] = [side / ratio, side]
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height }
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
