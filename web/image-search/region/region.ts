import { SMALLEST_REGION, type Region } from '../../../contract/image-search.ts'

/** A point in a picture, as shares of its width and height from the upper left corner. */
export interface SharePoint {
  x: number
  y: number
}

export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

export const WHOLE_REGION: Region = { x: 0, y: 0, w: 1, h: 1 }
/** The smallest side that a finger can grip. */
const SHORTEST_SIDE = Math.max(SMALLEST_REGION, 0.06)

export function isWhole(region: Region): boolean {
  return isSameRegion(region, WHOLE_REGION)
}

/** Finer differences are invisible. */
export function isSameRegion(one: Region, other: Region): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.0006)
}

/** Limits the region to the picture without resizing it. */
export function moveRegion({ x, y, w, h }: Region, by: SharePoint): Region {
  return { x: within(x + by.x, 0, 1 - w), y: within(y + by.y, 0, 1 - h), w, h }
}

/** Moves one corner: the opposite one stays, and no side turns negative. */
export function resizeRegion({ x, y, w, h }: Region, corner: Corner, by: SharePoint): Region {
  const [right, bottom] = [x + w, y + h]
  const left = corner.endsWith('w') ? within(x + by.x, 0, right - SHORTEST_SIDE) : x
  const top = corner.startsWith('n') ? within(y + by.y, 0, bottom - SHORTEST_SIDE) : y
  const nextRight = corner.endsWith('e') ? within(right + by.x, x + SHORTEST_SIDE, 1) : right
  const nextBottom = corner.startsWith('s') ? within(bottom + by.y, y + SHORTEST_SIDE, 1) : bottom
  return { x: left, y: top, w: nextRight - left, h: nextBottom - top }
}

/** A region drawn between two points in any direction; never smaller than can be gripped. */
export function regionBetween(from: SharePoint, to: SharePoint): Region {
  const span = (start: number, end: number) => {
    const low = within(Math.min(start, end), 0, 1 - SHORTEST_SIDE)
    return { low, length: within(Math.max(start, end), low + SHORTEST_SIDE, 1) - low }
  }
  const [across, down] = [span(from.x, to.x), span(from.y, to.y)]
  return { x: across.low, y: down.low, w: across.length, h: down.length }
}

/** For an address: four shares, separated by commas. */
export function writeRegion({ x, y, w, h }: Region): string {
  return [x, y, w, h].map((share) => String(Math.round(share * 1000) / 1000)).join(',')
}

/** Null where the text is no region, or the whole picture. */
export function readRegion(text: string | null): Region | null {
  const shares = (text ?? '').split(',').map((share) => (share.trim() ? Number(share) : Number.NaN))
  const [x = -1, y = -1, w = -1, h = -1] = shares
  if (shares.length !== 4 || !shares.every((share) => share >= 0 && share <= 1)) return null
  if (w < SMALLEST_REGION || h < SMALLEST_REGION || x + w > 1.001 || y + h > 1.001) return null
  const region = { x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) }
  return isWhole(region) ? null : region
}

/** The largest centred square of a region that shows nothing beside it; `ratio` is the picture's width over its height. */
export function squareIn({ x, y, w, h }: Region, ratio: number): Region {
  const side = Math.min(w * ratio, h)
  const [width, height] = [side / ratio, side]
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height }
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
