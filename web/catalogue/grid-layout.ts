import type { PageUnit } from '../ui/page-unit.ts'

export interface GridLayout {
  columns: number
  /** CSS px. */
  cardWidth: number
  gap: number
  /** A whole row with the air below it. */
  rowHeight: number
}

const NARROWEST_CARD = 220
const PHONE_COLUMNS = 2
const GUTTER = { desk: 16, phone: 12 }
/** Name, brand and price, swatches: the card below its picture. Kept equal with ProductCard.module.css. */
const CARD_TEXT = { desk: 82, phone: 86 }
const ROW_AIR = { desk: 26, phone: 20 }

/** Columns of at least 220 units on a desk, two on a phone; `width` in CSS px. */
export function gridLayout(width: number, { u, isPhone }: PageUnit): GridLayout {
  const device = isPhone ? 'phone' : 'desk'
  const gap = GUTTER[device] * u
  const fitting = Math.floor((width + gap) / (NARROWEST_CARD * u + gap))
  const columns = isPhone ? PHONE_COLUMNS : Math.max(1, fitting)
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, cardWidth, gap, rowHeight: cardWidth + (CARD_TEXT[device] + ROW_AIR[device]) * u }
}
