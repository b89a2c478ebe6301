import { rgb } from 'pdf-lib'
import type { PDFImage } from 'pdf-lib'
import { ACCENT, INK, SOFT } from '../inks.ts'
import type { Style } from '../inks.ts'
import type { Pages } from '../pages.ts'
import type { TablePaper } from './paper.ts'

/** A printed row. */
export interface TablePaperRow {
  /** The address of its picture. */
  picture: string | undefined
  /** `#rrggbb`, drawn if there is no picture. */
  color: string | undefined
  /** The item's name, and lines below it. */
  item: string[]
  /** Remarks to read before ordering. */
  remarks: string
  /** A cell for each column; its first line is dark. */
  cells: string[][]
}

/** The style of rows. */
export interface RowManner {
  /** Most lines of each text below a name; longer ones are cut. */
  mostLines: number
  /** Whether remarks stand right below the name, or last. */
  areRemarksFirst: boolean
}

const SIZE = 8
const SMALL = 6.5
const PADDING = 5
const LEADING = 1.4
const MOST_LINES = 3

interface Line extends Style {
  text: string
}

/** The lines of a row's item, and the height of the row in points. */
export interface SetRow {
  lines: Line[]
  height: number
}

export function setRow(
  { item: [name = '', ...about], remarks, cells }: TablePaperRow,
  { item, picture }: TablePaper,
  { lettering, mostLines, areRemarksFirst }: Pick<Pages, 'lettering'> & RowManner,
): SetRow {
  const set = (text: string, style: Style, most: number): Line[] =>
    lettering.linesOf(text, { size: style.size, width: item.width, most }).map((line) => ({ text: line, ...style }))
  const remarkLines = set(remarks, { size: SMALL, color: ACCENT }, 2)
  const aboutLines = about.flatMap((text) => set(text, { size: SMALL, color: SOFT }, mostLines))
  const below = areRemarksFirst ? [remarkLines, aboutLines] : [aboutLines, remarkLines]
  const lines = [...set(name, { size: SIZE, color: INK }, MOST_LINES), ...below.flat()]
  const highest = Math.max(0, ...cells.map((cell) => heightOf(cell.length)))
  const words = lines.reduce((sum, { size }) => sum + size * LEADING, 0)
  return { lines, height: Math.max(picture.side, highest, words) + 2 * PADDING }
}

function heightOf(lines: number): number {
  return lines === 0 ? 0 : SIZE * LEADING + (lines - 1) * SMALL * LEADING
}

/** Draws a row below the last line; there must be room for it. */
export function drawRow(
  pages: Pages,
  row: TablePaperRow,
  { set, paper, image, isFaint }: { set: SetRow; paper: TablePaper; image: PDFImage | undefined; isFaint: boolean },
): void {
  const top = pages.y - PADDING
  drawPicture(pages, { image, color: row.color, x: paper.picture.x, top, side: paper.picture.side })
  let y = top
  for (const { text, size, color } of set.lines) {
    y -= size * LEADING
    pages.atLeft(text, { x: paper.item.x, y: y + size * 0.34, size, color: isFaint ? SOFT : color })
  }
  for (const [place, cell] of row.cells.entries()) {
    const column = paper.columns[place]
    let base = top
    for (const [line, text] of cell.entries()) {
      const size = line === 0 ? SIZE : SMALL
      base -= size * LEADING
      const color = line === 0 && !isFaint ? INK : SOFT
      if (column) pages.atRight(text, { right: column.right, width: column.width, y: base + size * 0.34, size, color })
    }
  }
  pages.y -= set.height
  pages.rule()
}

interface Picture {
  image: PDFImage | undefined
  color: string | undefined
  x: number
  top: number
  side: number
}

/** Draws the whole picture in a square, or a field of the row's colour. */
function drawPicture({ page }: Pages, { image, color, x, top, side }: Picture): void {
  if (image) {
    const { width, height } = image.scaleToFit(side, side)
    page.drawImage(image, { x, y: top - height, width, height })
    return
  }
  if (color === undefined) return
  const [red = 0.97, green = 0.96, blue = 0.94] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  )
  page.drawRectangle({ x, y: top - side, width: side, height: side, color: rgb(red, green, blue) })
}
