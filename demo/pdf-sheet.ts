import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { openFace } from './drawings/face.ts'
import { writeTrueType } from './drawings/truetype.ts'

/** Characters of the embedded subset. */
const CHARACTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)), '×–·é’³²Ø'].join('')
export const INK = rgb(0.13, 0.12, 0.11)
export const SOFT = rgb(0.42, 0.4, 0.36)
export const LINE = rgb(0.86, 0.84, 0.81)
/** A4 in points, and its margin. */
export const PAGE = { width: 595, height: 842, margin: 64 }

/** A page being written from the top; `y` is where the last line stands. */
export type Sheet = { pdf: PDFDocument; page: PDFPage; font: PDFFont; y: number }

/** An empty A4 page with Instrument Sans embedded. */
export async function openSheet(title: string): Promise<Sheet> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  // The date would make every file differ from its twin.
  const day = new Date('2026-11-01T00:00:00Z')
  pdf.setTitle(title)
  pdf.setProducer('Quarry demonstration catalogue')
  pdf.setCreationDate(day)
  pdf.setModificationDate(day)
  const font = await pdf.embedFont(writeTrueType(openFace(), CHARACTERS), { customName: 'QRYDEM+InstrumentSans' })
  return { pdf, page: pdf.addPage([PAGE.width, PAGE.height]), font, y: PAGE.height - PAGE.margin }
}

/** Writes a text below the last line, broken at words. `size` in points, `gap` in sizes. */
export function write(sheet: Sheet, text: string, { size = 10.5, color = INK, x = PAGE.margin, gap = 1.5 } = {}): void {
  const room = PAGE.width - PAGE.margin - x
  let line = ''
  const flush = () => {
    sheet.y -= size * gap
    sheet.page.drawText(line, { x, y: sheet.y, size, font: sheet.font, color })
    line = ''
  }
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && sheet.font.widthOfTextAtSize(longer, size) > room) {
      flush()
      line = word
    } else line = longer
  }
  flush()
}

/** A hairline across the page. */
export function rule(sheet: Sheet): void {
  sheet.y -= 7
  const { y } = sheet
  sheet.page.drawLine({
    start: { x: PAGE.margin, y },
    end: { x: PAGE.width - PAGE.margin, y },
    thickness: 0.6,
    color: LINE,
  })
}

/** A label, its value beside it, a hairline below. */
export function row(sheet: Sheet, label: string, value: string): void {
  const { y } = sheet
  write(sheet, label, { color: SOFT })
  sheet.y = y
  write(sheet, value, { x: 235 })
  rule(sheet)
}

/** What kind of page it is, its title, and whose product. */
export function head(sheet: Sheet, kind: string, title: string, maker: string): void {
  write(sheet, kind, { size: 10, color: SOFT })
  sheet.y -= 4
  write(sheet, title, { size: 23, gap: 1.25 })
  sheet.y -= 4
  write(sheet, maker, { size: 11, color: SOFT })
  sheet.y -= 22
}

/** The line at the bottom that says nothing here is real. */
export function foot(sheet: Sheet): void {
  sheet.page.drawText('Demonstration catalogue. Product, brand and figures are invented.', {
    x: PAGE.margin,
    y: 44,
    size: 8.5,
    font: sheet.font,
    color: SOFT,
  })
}
