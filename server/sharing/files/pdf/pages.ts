import { rgb } from 'pdf-lib'
import type { PDFDocument, PDFPage, RGB } from 'pdf-lib'
import type { Lettering } from '../../../platform/pdf/lettering.ts'

export const INK = rgb(0.13, 0.12, 0.11)
export const SOFT = rgb(0.42, 0.4, 0.36)
export const ACCENT = rgb(0.65, 0.29, 0.17)
export const HAIRLINE = rgb(0.9, 0.88, 0.85)
/** Whose page it is. */
export const FOOT = 'Quarry'

/** A4 in points, upright or lying. */
const SIDES = [595, 842] as const
const MARGIN = 36
const BOTTOM = 46
const LEADING = 1.45

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
  left: number
  right: number
  /** Begins a page where there is less than `room` points left. */
  ensure(room: number): void
  /** A text from `x` on, on the base line `y`. */
  atLeft(text: string, place: { x: number; y: number } & Style): void
  /** A text that ends at `right`, smaller where it would be wider than `width`. */
  atRight(text: string, place: { right: number; y: number; width: number } & Style): void
  /** Lines across the page, from `x` on. */
  write(text: string, style: Style, x?: number): void
  rule(from?: number): void
}

/** Pages of A4; `begin` draws what stands at the top of each but the first. */
export function openPages(
  pdf: PDFDocument,
  { lettering, isLying, begin }: { lettering: Lettering; isLying: boolean; begin: (pages: Pages) => void },
): Pages {
  const [width, height] = isLying ? SIDES.toReversed() : SIDES
  const add = () => pdf.addPage([width ?? 0, height ?? 0])
  const top = (height ?? 0) - MARGIN
  const pages: Pages = {
    lettering,
    page: add(),
    y: top,
    left: MARGIN,
    right: (width ?? 0) - MARGIN,
    ensure(room) {
      if (pages.y - room >= BOTTOM) return
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
    write(text, { size, color }, x = MARGIN) {
      for (const line of lettering.linesOf(text, { size, width: pages.right - x })) {
        pages.ensure(size * LEADING)
        pages.y -= size * LEADING
        lettering.draw(pages.page, line, { x, y: pages.y, size, color })
      }
    },
    rule(from = MARGIN) {
      const { y } = pages
      const [start, end] = [from, pages.right].map((x) => ({ x, y }))
      if (start && end) pages.page.drawLine({ start, end, thickness: 0.6, color: HAIRLINE })
    },
  }
  return pages
}

/** On all pages, once they are whole: whose they are, what was approved, and their numbers where nothing else has them. */
export function drawFeet(
  pdf: PDFDocument,
  lettering: Lettering,
  { name, hash, areNumbered }: { name: string; hash: string; areNumbered: boolean },
): void {
  const all = pdf.getPages()
  const style = { size: 7, color: SOFT }
  for (const [place, page] of all.entries()) {
    const right = page.getWidth() - MARGIN
    const [left = ''] = lettering.linesOf(`${FOOT} · ${name}`, { size: 7, width: right - MARGIN - 60, most: 1 })
    lettering.draw(page, left, { x: MARGIN, y: 19, ...style })
    if (hash) lettering.draw(page, hash, { x: MARGIN, y: 10, ...style })
    const number = areNumbered ? `${place + 1} / ${all.length}` : ''
    lettering.draw(page, number, { x: right - lettering.widthOf(number, 7), y: 19, ...style })
  }
}
