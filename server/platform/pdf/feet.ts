import type { PDFDocument } from 'pdf-lib'
import { footLineOf } from '../../../contract/paper.ts'
import type { Letterhead } from '../../../contract/paper.ts'
import type { Language } from '../../../contract/problem.ts'
import { SOFT } from './inks.ts'
import { makerOf } from './letterhead.ts'
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
  /** Pages that have a foot of their own, by their place. */
  isOther?: (place: number) => boolean
  letterhead?: Letterhead | undefined
  language: Language
}

/** Draws the footers of all pages, once their number is known. */
export function drawFeet(pdf: PDFDocument, lettering: Lettering, foot: Foot): void {
  const { name, below = '', y, most = Infinity, areNumbered = true, isOther, letterhead, language } = foot
  const all = pdf.getPages()
  const style = { size: SIZE, color: SOFT }
  const studios = letterhead ? footLineOf(letterhead, language) : ''
  for (const [place, page] of all.entries()) {
    if (isOther?.(place)) continue
    const right = page.getWidth() - PAGE_MARGIN
    const width = Math.min(most, right - PAGE_MARGIN - ROOM)
    const [left = ''] = lettering.linesOf(`${makerOf(letterhead)} · ${name}`, { size: SIZE, width, most: 1 })
    lettering.draw(page, left, { x: PAGE_MARGIN, y, ...style })
    const [above = ''] = lettering.linesOf(studios, { size: SIZE, width: right - PAGE_MARGIN, most: 1 })
    lettering.draw(page, above, { x: PAGE_MARGIN, y: y + 9, ...style })
    lettering.draw(page, below, { x: PAGE_MARGIN, y: y - 9, ...style })
    const number = areNumbered ? `${place + 1} / ${all.length}` : ''
    lettering.draw(page, number, { x: right - lettering.widthOf(number, SIZE), y, ...style })
  }
}
