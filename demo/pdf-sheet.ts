import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb } from 'pdf-lib'
import { type Slice, cutFont, openFaces, runsOf } from './drawings/face.ts'
import { textWidth } from './drawings/lettering.ts'

export const INK = rgb(0.13, 0.12, 0.11)
export const SOFT = rgb(0.42, 0.4, 0.36)
export const LINE = rgb(0.86, 0.84, 0.81)
/** A4 in points, and its margin. */
export const PAGE = { width: 595, height: 842, margin: 56 }
/** Lowest base line of a page. */
const BOTTOM = 84

/** A column of the page: its left edge and its width. */
type Column = { x: number; width: number }

/** The full width between the margins. */
export const FULL: Column = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin }
const VALUES: Column = { x: 236, width: PAGE.width - PAGE.margin - 236 }

type Text = { page: number; text: string; x: number; y: number; size: number; color: RGB }
type Shape = { page: number; draw: (page: PDFPage) => void | Promise<void> }

/**
 * Pages that are filled from the top; `y` is the last base line. The content is kept until the end, when all characters
 * that the embedded fonts need are known.
 */
export type Sheet = { title: string; page: number; y: number; texts: Text[]; shapes: Shape[] }

/** An empty sheet for texts that use only the given characters. */
export async function openSheet(title: string, characters: string): Promise<Sheet> {
  await openFaces([characters, FOOT, '0123456789 /'])
  return { title, page: 0, y: PAGE.height - PAGE.margin, texts: [], shapes: [] }
}

/** Draws on the current page. */
export function draw(sheet: Sheet, shape: Shape['draw']): void {
  sheet.shapes.push({ page: sheet.page, draw: shape })
}

/** Begins a new page if less than `room` points are left. */
export function ensure(sheet: Sheet, room: number): void {
  if (sheet.y - room > BOTTOM) return
  sheet.page++
  sheet.y = PAGE.height - PAGE.margin
}

/** Units between line breaks: words with their space, and Chinese characters with any following closing marks. */
const UNITS = /[⺀-鿿][，。、；：？！）》”’％]*|[（《“‘]+[⺀-鿿][，。、；：？！）》”’]*|[^\s⺀-鿿（《“‘]+\s*|\s+|./gu

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let taken = 0
  for (const unit of text.match(UNITS) ?? []) {
    if (line && taken + widthOfUnit(unit.trimEnd()) * size > width) {
      lines.push(line.trimEnd())
      line = ''
      taken = 0
    }
    line += unit
    taken += widthOfUnit(unit) * size
  }
  return [...lines, line.trimEnd()]
}

/** Widths by unit: the same words recur on every page, and shaping them takes most of a page's time. */
const widths = new Map<string, number>()

/** In multiples of the font size. */
function widthOfUnit(unit: string): number {
  const width = widths.get(unit) ?? textWidth(unit, 1)
  widths.set(unit, width)
  return width
}

type Style = { size?: number; color?: RGB; column?: Column; gap?: number }

/** Writes a text below the last line. `size` is in points, the line distance in multiples of it. */
export function write(sheet: Sheet, text: string, { size = 9.5, color = INK, column = FULL, gap = 1.5 }: Style = {}) {
  for (const line of linesOf(text, size, column.width)) {
    ensure(sheet, size * gap)
    sheet.y -= size * gap
    sheet.texts.push({ page: sheet.page, text: line, x: column.x, y: sheet.y, size, color })
  }
}

/** Draws a hairline across the page. */
export function rule(sheet: Sheet): void {
  sheet.y -= 6
  const { y } = sheet
  const { x, width } = FULL
  draw(sheet, (page) => page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.6, color: LINE }))
}

/** Writes a label with its value beside it and a hairline below. */
export function row(sheet: Sheet, label: string, value: string): void {
  ensure(sheet, 40)
  const { y } = sheet
  write(sheet, label, { color: SOFT, column: { x: FULL.x, width: VALUES.x - FULL.x - 12 } })
  const below = sheet.y
  sheet.y = y
  write(sheet, value, { column: VALUES })
  sheet.y = Math.min(sheet.y, below)
  rule(sheet)
}

/** Writes the head: the kind of page, the title in both languages, and the brand; `width` limits the title. */
export function head(
  sheet: Sheet,
  { kind, title, maker, width = FULL.width }: { kind: string; title: string[]; maker: string; width?: number },
): void {
  const column = { x: FULL.x, width }
  write(sheet, kind, { size: 9.5, color: SOFT, column })
  sheet.y -= 6
  for (const [index, line] of title.entries())
    write(sheet, line, { size: index === 0 ? 21 : 13, gap: index === 0 ? 1.3 : 1.45, column })
  sheet.y -= 4
  write(sheet, maker, { size: 9.5, color: SOFT, column })
  sheet.y -= 14
}

/** The footer, which says that nothing here is real. */
const FOOT = '演示目录，产品、品牌与数据均为虚构。 Demonstration catalogue. Product, brand and figures are invented.'

function embed(pdf: PDFDocument, slice: Slice, characters: Set<string>): Promise<PDFFont> {
  const text = [...characters].sort().join('')
  return cutFont(slice, text).then((bytes) =>
    pdf.embedFont(bytes, { customName: `QRYDEM+${slice.name}`, features: { liga: false } }),
  )
}

/** Saves a sheet as PDF, with a subset of each typeface embedded. */
export async function saveSheet({ title, page: last, texts, shapes }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  // A fixed date keeps equal files equal.
  const day = new Date('2026-11-01T00:00:00Z')
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('zh-CN')
  pdf.setProducer('Quarry demonstration catalogue')
  pdf.setCreationDate(day)
  pdf.setModificationDate(day)
  const pages = Array.from({ length: last + 1 }, () => pdf.addPage([PAGE.width, PAGE.height]))
  const feet = pages.flatMap((_, page): Text[] => [
    { page, text: FOOT, x: FULL.x, y: 42, size: 7.5, color: SOFT },
    { page, text: `${page + 1} / ${pages.length}`, x: PAGE.width - PAGE.margin - 18, y: 42, size: 7.5, color: SOFT },
  ])
  const all = [...texts, ...feet].flatMap((text) => runsOf(text.text).map((run) => ({ ...text, ...run, whole: text })))
  const used = new Map<Slice, Set<string>>()
  for (const { slice, text } of all) used.set(slice, new Set([...(used.get(slice) ?? []), ...Array.from(text)]))
  const fonts = new Map<Slice, PDFFont>()
  for (const [slice, characters] of used) fonts.set(slice, await embed(pdf, slice, characters))
  for (const { page, draw } of shapes) {
    const target = pages[page]
    if (target) await draw(target)
  }
  let pen = { whole: undefined as Text | undefined, x: 0 }
  for (const { page, text, slice, x, y, size, color, whole } of all) {
    const font = fonts.get(slice)
    if (!font) continue
    if (pen.whole !== whole) pen = { whole, x }
    pages[page]?.drawText(text, { x: pen.x, y, size, font, color })
    pen.x += font.widthOfTextAtSize(text, size)
  }
  return pdf.save()
}
