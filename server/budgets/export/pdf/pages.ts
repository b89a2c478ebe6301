import { rgb } from 'pdf-lib'
import type { PDFDocument, PDFPage, RGB } from 'pdf-lib'
import type { Lettering } from '../../../platform/pdf/lettering.ts'

export const INK = rgb(0.13, 0.12, 0.11)
export const SOFT = rgb(0.42, 0.4, 0.36)
export const ACCENT = rgb(0.65, 0.29, 0.17)
const HAIRLINE = rgb(0.9, 0.88, 0.85)
/** Whose page it is. */
export const FOOT = 'Quarry'

/** A4 lying, in points. */
const PAGE = { width: 842, height: 595, margin: 36, bottom: 40 }
export const LEFT = PAGE.margin
export const RIGHT = PAGE.width - PAGE.margin

export interface Style {
  size: number
  color: RGB
}

/** Pages that are set from the top. */
export interface Pages {
  lettering: Lettering
  page: PDFPage
  /** Where the last line stands. */
  y: number
  /** Begins a page where there is less than `room` points left, and says whether it did. */
  ensure(room: number): boolean
  /** A text from `x` on, on the base line `y`. */
  left(text: string, place: { x: number; y: number } & Style): void
  /** A text that ends at `right`, smaller where it would be wider than `width`. */
  right(text: string, place: { right: number; y: number; width: number } & Style): void
  /** Lines across the page. */
  write(text: string, style: Style): void
  rule(from?: number): void
  /** On all pages, once they are whole. */
  foot(name: string): void
}

export interface Turning {
  /** What is drawn at the end of a page, and how many points that takes. */
  end: { room: number; draw(): void }
  /** What is drawn at the beginning of each but the first. */
  begin(): void
}

export function openPages(pdf: PDFDocument, lettering: Lettering, turning: Turning): Pages {
  const add = () => pdf.addPage([PAGE.width, PAGE.height])
  const pages: Pages = {
    lettering,
    page: add(),
    y: PAGE.height - PAGE.margin,
    ensure(room) {
      if (pages.y - room >= PAGE.bottom + turning.end.room) return false
      turning.end.draw()
      pages.page = add()
      pages.y = PAGE.height - PAGE.margin
      turning.begin()
      return true
    },
    left: (text, { x, y, size, color }) => lettering.draw(pages.page, text, { x, y, size, color }),
    right(text, { right, y, width, size, color }) {
      const wanted = lettering.widthOf(text, size)
      const fitting = wanted > width ? (size * width) / wanted : size
      const x = right - lettering.widthOf(text, fitting)
      lettering.draw(pages.page, text, { x, y, size: fitting, color })
    },
    write(text, { size, color }) {
      for (const line of lettering.linesOf(text, { size, width: RIGHT - LEFT })) {
        pages.ensure(size * 1.45)
        pages.y -= size * 1.45
        lettering.draw(pages.page, line, { x: LEFT, y: pages.y, size, color })
      }
    },
    rule(from = LEFT) {
      const { y } = pages
      pages.page.drawLine({ start: { x: from, y }, end: { x: RIGHT, y }, thickness: 0.6, color: HAIRLINE })
    },
    foot(name) {
      const all = pdf.getPages()
      for (const [place, page] of all.entries()) {
        const number = `${place + 1} / ${all.length}`
        const [left = ''] = lettering.linesOf(`${FOOT} · ${name}`, { size: 7, width: 500, most: 1 })
        lettering.draw(page, left, { x: LEFT, y: 22, size: 7, color: SOFT })
        lettering.draw(page, number, { x: RIGHT - lettering.widthOf(number, 7), y: 22, size: 7, color: SOFT })
      }
    },
  }
  return pages
}
