import type { PageUnit } from '../../kit/page-unit.ts'

interface GridLayout {
  columns: number
  /** CSS px. */
  cardWidth: number
  gap: number
  /** A whole row with the space below it. */
  rowHeight: number
  /** So narrow that brand and price need a line each. */
  isStacked: boolean
  /** So narrow that swatches and a comparable price need a line each. */
  isNarrow: boolean
}

const NARROWEST_CARD = 220
const PHONE_COLUMNS = 2
const GUTTER = { desk: 16, phone: 12 }
/** Name, brand and price, swatches: the card below its picture. Matches ProductCard.module.css. */
const CARD_TEXT = { desk: 82, phone: 86 }
/** Room for a brand and a variant beside a price range. */
const NARROWEST_LINE = 210
/** Room for some swatches beside a comparable price. */
const NARROWEST_FOOT = 165
const LINE = 20
/** The line for the match: the text found, or the distance of the colour. */
const MATCH_LINE = 20
const ROW_AIR = { desk: 26, phone: 20 }

/** What every card of a list has beside its picture and text. */
export interface CardRoom {
  /** Room for the match line. */
  hasMatchLine?: boolean
  /** Room for what a page puts below the card, in units. */
  below?: number
}

/** Columns of at least 220 units on a desktop, two on a phone; `width` in CSS px. With words or a colour every card has a line more. */
export function gridLayout(width: number, { u, isPhone }: PageUnit, room: CardRoom = {}): GridLayout {
  const device = isPhone ? 'phone' : 'desk'
  const gap = GUTTER[device] * u
  const fitting = Math.floor((width + gap) / (NARROWEST_CARD * u + gap))
  const columns = isPhone ? PHONE_COLUMNS : Math.max(1, fitting)
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns)
  const isStacked = cardWidth < NARROWEST_LINE * u
  const lines = (isStacked ? LINE : 0) + (room.hasMatchLine ? MATCH_LINE : 0)
  const textHeight = CARD_TEXT[device] + lines + (room.below ?? 0) + ROW_AIR[device]
  return {
    columns,
    cardWidth,
    gap,
    rowHeight: cardWidth + textHeight * u,
    isStacked,
    isNarrow: cardWidth < NARROWEST_FOOT * u,
  }
}
