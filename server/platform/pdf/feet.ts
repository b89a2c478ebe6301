import type { PDFDocument } from 'pdf-lib'
import { MAKER } from './describe-pdf.ts'
import { SOFT } from './inks.ts'
import type { Lettering } from './lettering.ts'
import { PAGE_MARGIN } from './pages.ts'

const SIZE = 7
/** Room for the page numbers, beside the name. */
const ROOM = 60

interface Foot {
  name: string
  /** The text below the name. */
  below?: string
  /** Where the name begins. */
  y: number
  /** The most room for the name. */
  most?: number
  areNumbered?: boolean
}

/** Draws the footers of all pages, once their number is known. */
export function drawFeet(pdf: PDFDocument, lettering: Lettering, foot: Foot): void {
  const { name, below = '', y, most = Infinity, areNumbered = true } = foot
  const all = pdf.getPages()
  const style = { size: SIZE, color: SOFT }
  for (const [place, page] of all.entries()) {
    const right = page.getWidth() - PAGE_MARGIN
    const width = Math.min(most, right - PAGE_MARGIN - ROOM)
    const [left = ''] = lettering.linesOf(`${MAKER} · ${name}`, { size: SIZE, width, most: 1 })
    lettering.draw(page, left, { x: PAGE_MARGIN, y, ...style })
    lettering.draw(page, below, { x: PAGE_MARGIN, y: y - 9, ...style })
    const number = areNumbered ? `${place + 1} / ${all.length}` : ''
    lettering.draw(page, number, { x: right - lettering.widthOf(number, SIZE), y, ...style })
  }
}
