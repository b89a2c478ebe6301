import type { PDFDocument, PDFPage } from 'pdf-lib'
import { HAIRLINE, INK, SOFT } from './inks.ts'
import type { Style } from './inks.ts'
import type { Lettering } from './lettering.ts'

/** A4 in points, portrait or landscape. */
const SIDES = [595, 842] as const
export const PAGE_MARGIN = 36
const LEADING = 1.45

/** Pages that are filled from top to bottom. */
export interface Pages {
  lettering: Lettering
  page: PDFPage
  /** The `y` of the last line. */
  y: number
  left: number
  right: number
  /** Starts a new page if less than `room` points are left. */
  ensure(room: number): void
  /** Draws a text from `x` on, on the base line `y`. */
  atLeft(text: string, place: { x: number; y: number } & Style): void
  /** Draws a text that ends at `right`, in a smaller size if it is wider than `width`. */
  atRight(text: string, place: { right: number; y: number; width: number } & Style): void
  /** Draws lines across the page, from `x` on. */
  write(text: string, style: Style, x?: number): void
  rule(from?: number): void
}

interface Turning {
  lettering: Lettering
  isLying: boolean
  /** The lower limit for content that `ensure` makes room for. */
  bottom: number
  /** Draws the end of each page except the last. */
  end?: () => void
  /** Draws the top of each page except the first. */
  begin: (pages: Pages) => void
}

export function openPages(pdf: PDFDocument, { lettering, isLying, bottom, end, begin }: Turning): Pages {
  const [width, height] = isLying ? SIDES.toReversed() : SIDES
  const add = () => pdf.addPage([width ?? 0, height ?? 0])
  const top = (height ?? 0) - PAGE_MARGIN
  const pages: Pages = {
    lettering,
    page: add(),
    y: top,
    left: PAGE_MARGIN,
    right: (width ?? 0) - PAGE_MARGIN,
    ensure(room) {
      if (pages.y - room >= bottom) return
      end?.()
      pages.page = add()
      pages.y = top
      begin(pages)
    },
    atLeft: (text, { x, y, size, color }) => lettering.draw(pages.page, text, { x, y, size, color }),
    atRight(text, { right, y, width: room, size, color }) {
      const wanted = lettering.widthOf(text, size)
      const fitting = wanted > room ? (size * room) / wanted : size
      lettering.draw(pages.page, text, { x: right - lettering.widthOf(text, fitting), y, size: fitting, color })
    },
    write(text, { size, color }, x = PAGE_MARGIN) {
      for (const line of lettering.linesOf(text, { size, width: pages.right - x })) {
        pages.ensure(size * LEADING)
        pages.y -= size * LEADING
        lettering.draw(pages.page, line, { x, y: pages.y, size, color })
      }
    },
    rule(from = PAGE_MARGIN) {
      const { y, right } = pages
      pages.page.drawLine({ start: { x: from, y }, end: { x: right, y }, thickness: 0.6, color: HAIRLINE })
    },
  }
  return pages
}

/** Draws the title of a document and the heading below it. */
export function drawPageTitle(pages: Pages, title: string, heading: string): void {
  pages.write(title, { size: 18, color: INK })
  pages.y -= 3
  pages.write(heading, { size: 8, color: SOFT })
}
