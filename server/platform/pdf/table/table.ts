import type { PDFDocument } from 'pdf-lib'
import { INK, SOFT } from '../inks.ts'
import type { Pages } from '../pages.ts'
import { imagesIn } from './images.ts'
import type { TablePaper } from './paper.ts'
import { drawRow, setRow } from './row.ts'
import type { TablePaperRow, RowManner } from './row.ts'

export interface TableGroup {
  /** Empty if there is only one group. */
  name: string
  /** Texts in the last columns, beside the group's name. */
  sums: readonly string[] | null
  /** What the sums are of, behind the name. */
  ofSums?: string
  rows: readonly TablePaperRow[]
}

export interface Total {
  name: string
  /** Texts in the last columns. */
  cells: readonly string[]
  isTotal: boolean
  isSoft?: boolean
  /** Text before the name. */
  before?: string
}

/** A table of rows with pictures, on pages that are filled from top to bottom. */
export interface Table {
  /** Draws the column headings. */
  head(): void
  /** Draws amounts in the last columns. */
  cells(texts: readonly string[], place: { y: number; size: number }): void
  /** Draws a heading and its rows; `whenDrawn` gets the position of each row. */
  group(group: TableGroup, manner?: { isFaint?: boolean; whenDrawn?: (place: number) => void }): Promise<void>
  /** Draws the totals of all rows, with names from `x` on; keeps them on one page, with `below` points under them. */
  totals(totals: readonly Total[], place: { x: number; below: number }): void
}

/** From one line of a heading to the next, in points. */
const HEAD_LINE = 9

interface Parts extends RowManner {
  pictures: ReadonlyMap<string, Uint8Array>
  paper: TablePaper
  /** The heading of the item column. */
  item: string
  /** The most room for the name of a group. */
  namesEnd: number
}

export function tableOn(pages: Pages, pdf: PDFDocument, { pictures, paper, item, namesEnd, ...manner }: Parts): Table {
  const imageOf = imagesIn(pdf, pictures)
  const { lettering, left } = pages

  function cells(texts: readonly string[], { y, size }: { y: number; size: number }): void {
    for (const [place, { right, width }] of paper.columns.slice(-texts.length).entries())
      pages.atRight(texts[place] ?? '', { right, width, y, size, color: INK })
  }

  return {
    cells,
    head() {
      const style = { size: 7, color: SOFT }
      const y = pages.y - 8
      pages.atLeft(item, { x: paper.item.x, y, ...style })
      let most = 1
      for (const { heading, right, width } of paper.columns) {
        const lines = heading.split('\n').flatMap((text) => lettering.linesOf(text, { ...style, width }))
        most = Math.max(most, lines.length)
        for (const [at, text] of lines.entries()) pages.atRight(text, { right, width, y: y - at * HEAD_LINE, ...style })
      }
      pages.y = y - (most - 1) * HEAD_LINE - 5
      pages.rule()
    },
    async group({ name, sums, ofSums = '', rows }, { isFaint = false, whenDrawn } = {}) {
      const sets = rows.map((row) => setRow(row, paper, { lettering, ...manner }))
      if (name || sums) {
        // A heading stays on the page of its first row.
        pages.ensure(26 + (sets[0]?.height ?? 0))
        pages.y -= 20
        const room = namesEnd - left - (ofSums ? lettering.widthOf(ofSums, 8) + 8 : 0)
        const [head = ''] = lettering.linesOf(name, { size: 11, width: room, most: 1 })
        pages.atLeft(head, { x: left, y: pages.y, size: 11, color: INK })
        pages.atLeft(ofSums, { x: left + lettering.widthOf(head, 11) + 8, y: pages.y, size: 8, color: SOFT })
        cells(sums ?? [], { y: pages.y, size: 8.5 })
        pages.y -= 6
        pages.rule()
      }
      for (const [place, row] of rows.entries()) {
        const set = sets[place]
        if (!set) continue
        pages.ensure(set.height)
        drawRow(pages, row, { set, paper, image: await imageOf(row.picture), isFaint })
        whenDrawn?.(place)
      }
    },
    totals(totals, { x, below }) {
      if (totals.length === 0) return
      pages.ensure(totals.length * 16 + below)
      pages.y -= 14
      for (const { name, cells: texts, isTotal, isSoft = false, before = '' } of totals) {
        const size = isTotal ? 11 : 8.5
        pages.y -= isTotal ? 20 : 15
        pages.atLeft(name, { x, y: pages.y, size, color: isSoft ? SOFT : INK })
        cells(texts, { y: pages.y, size })
        pages.atRight(before, { right: x - 8, width: 60, y: pages.y, size: 8, color: SOFT })
        pages.y -= 3
        pages.rule(x)
      }
    },
  }
}
