import type { PDFDocument, PDFPage } from 'pdf-lib'
import { footLineOf } from '../../../contract/paper.ts'
import { HAIRLINE, SOFT } from '../../platform/pdf/inks.ts'
import type { Style } from '../../platform/pdf/inks.ts'
import { makerOf } from '../../platform/pdf/letterhead.ts'
import type { Lettering } from '../../platform/pdf/lettering.ts'
import type { FolderSchedule } from './schedule.ts'
import type { FolderWords } from './words.ts'

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 44, bottom: 62 }
const RIGHT = PAGE.width - PAGE.margin
/** Left edges and widths, in points. Prices are aligned to the right. */
export const COLUMNS = {
  picture: { x: PAGE.margin, width: 56 },
  product: { x: 114, width: 172 },
  facts: { x: 300, width: 136 },
  price: { x: 444, width: RIGHT - 444 },
}

/** Pages that are filled from the top. */
export interface SchedulePages {
  lettering: Lettering
  page: PDFPage
  /** The base line of the last line. */
  y: number
  left: number
  right: number
  /** Begins a page where there is less than `room` points left. */
  ensure(room: number): void
  /** The headings of the columns. */
  head(): void
  /** Lines across the page. */
  write(text: string, style: Style): void
  rule(): void
  /** Draws the feet of all pages, once they are complete. */
  foot(): void
}

interface Schedule {
  lettering: Lettering
  folder: string
  words: FolderWords
  schedule: Pick<FolderSchedule, 'letterhead' | 'language'>
}

export function openSchedulePages(pdf: PDFDocument, { lettering, folder, words, schedule }: Schedule): SchedulePages {
  const begin = () => pdf.addPage([PAGE.width, PAGE.height])
  const pages: SchedulePages = {
    lettering,
    page: begin(),
    y: PAGE.height - PAGE.margin,
    left: PAGE.margin,
    right: RIGHT,
    ensure(room) {
      if (pages.y - room > PAGE.bottom) return
      pages.page = begin()
      pages.y = PAGE.height - PAGE.margin
      pages.head()
    },
    head() {
      const y = pages.y - 7
      for (const [column, text] of [
        [COLUMNS.product, words.product],
        [COLUMNS.facts, words.facts],
      ] as const)
        lettering.draw(pages.page, text, { x: column.x, y, size: 7, color: SOFT })
      const x = RIGHT - lettering.widthOf(words.price, 7)
      lettering.draw(pages.page, words.price, { x, y, size: 7, color: SOFT })
      pages.y = y - 6
      pages.rule()
    },
    write(text, { size, color }) {
      for (const line of lettering.linesOf(text, { size, width: RIGHT - PAGE.margin })) {
        if (pages.y - size * 1.4 < PAGE.bottom) pages.ensure(Infinity)
        pages.y -= size * 1.4
        lettering.draw(pages.page, line, { x: PAGE.margin, y: pages.y, size, color })
      }
    },
    rule() {
      const { y } = pages
      const [start, end] = [
        { x: PAGE.margin, y },
        { x: RIGHT, y },
      ]
      pages.page.drawLine({ start, end, thickness: 0.6, color: HAIRLINE })
    },
    foot() {
      const { letterhead, language } = schedule
      const studios = letterhead ? footLineOf(letterhead, language) : ''
      const all = pdf.getPages()
      for (const [place, page] of all.entries()) {
        const number = `${place + 1} / ${all.length}`
        const [left = ''] = lettering.linesOf(`${makerOf(letterhead)} · ${folder}`, { size: 7.5, width: 400, most: 1 })
        const [below = ''] = lettering.linesOf(studios, { size: 7.5, width: RIGHT - PAGE.margin, most: 1 })
        lettering.draw(page, below, { x: PAGE.margin, y: 26, size: 7.5, color: SOFT })
        lettering.draw(page, left, { x: PAGE.margin, y: 36, size: 7.5, color: SOFT })
        const x = RIGHT - lettering.widthOf(number, 7.5)
        lettering.draw(page, number, { x, y: 36, size: 7.5, color: SOFT })
      }
    },
  }
  return pages
}
