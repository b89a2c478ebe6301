import type { PageUnit } from '../../kit/page-unit.ts'

/** Lengths in CSS px. */
export interface GalleryLayout {
  columns: number
  cellWidth: number
  gap: number
  rowHeight: number
}

const NARROWEST_CELL = 280
const PHONE_COLUMNS = 2
const GUTTER = { desk: 24, phone: 14 }
/** Width over height of a folder's pictures. */
export const MOSAIC_RATIO = 4 / 3
/** Name, count and time below the pictures; on a phone the last two take a line each. Matches FolderCard.module.css. */
const TEXT = { desk: 62, phone: 82 }
const ROW_AIR = { desk: 28, phone: 16 }

/** As many columns of at least 280 units as fit, two on a phone; `width` in CSS px. */
export function galleryLayout(width: number, { u, isPhone }: PageUnit): GalleryLayout {
  const device = isPhone ? 'phone' : 'desk'
  const gap = GUTTER[device] * u
  const fitting = Math.floor((width + gap) / (NARROWEST_CELL * u + gap))
  const columns = isPhone ? PHONE_COLUMNS : Math.max(1, fitting)
  const cellWidth = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, cellWidth, gap, rowHeight: cellWidth / MOSAIC_RATIO + (TEXT[device] + ROW_AIR[device]) * u }
}

/** The place, of `count`, that a point lies on or nearest to, from 0; the point in CSS px from the gallery's corner. */
export function placeAt(
  { x, y }: { x: number; y: number },
  { columns, cellWidth, gap, rowHeight }: GalleryLayout,
  count: number,
): number {
  const column = Math.min(Math.max(Math.floor((x + gap / 2) / (cellWidth + gap)), 0), columns - 1)
  const row = Math.max(Math.floor(y / rowHeight), 0)
  return Math.min(row * columns + column, count - 1)
}
