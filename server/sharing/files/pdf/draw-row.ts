import { rgb } from 'pdf-lib'
import type { PDFImage } from 'pdf-lib'
import { ACCENT, INK, SOFT } from './pages.ts'
import type { Pages, Style } from './pages.ts'
import type { Paper } from './paper.ts'
import type { ScheduleRow } from './schedule.ts'

const SIZE = 8
const SMALL = 6.5
const PADDING = 5
const LEADING = 1.4
const MOST_LINES = 3
/** What is longer than a page could hold is cut. */
const MOST_SMALL_LINES = 12

interface Line extends Style {
  text: string
}

/** The lines of a row's item, and how high the row is, in points. */
export interface SetRow {
  lines: Line[]
  height: number
}

export function setRow(row: ScheduleRow, { item, picture }: Paper, { lettering }: Pick<Pages, 'lettering'>): SetRow {
  const [name = '', ...about] = row.item
  const set = (text: string, style: Style, most: number): Line[] =>
    lettering.linesOf(text, { size: style.size, width: item.width, most }).map((line) => ({ text: line, ...style }))
  const lines = [
    ...set(name, { size: SIZE, color: INK }, MOST_LINES),
    ...(row.remarks ? set(row.remarks, { size: SMALL, color: ACCENT }, 2) : []),
    ...about.flatMap((text) => set(text, { size: SMALL, color: SOFT }, MOST_SMALL_LINES)),
  ]
  const cells = Math.max(0, ...row.cells.map((cell) => heightOf(cell.length)))
  const words = lines.reduce((sum, { size }) => sum + size * LEADING, 0)
  return { lines, height: Math.max(picture.side, cells, words) + 2 * PADDING }
}

function heightOf(lines: number): number {
  return lines === 0 ? 0 : SIZE * LEADING + (lines - 1) * SMALL * LEADING
}

/** Below the last line; there must be room for it. */
export function drawRow(
  pages: Pages,
  row: ScheduleRow,
  { set, paper, image }: { set: SetRow; paper: Paper; image: PDFImage | undefined },
): void {
  const top = pages.y - PADDING
  drawPicture(pages, { image, color: row.color, x: paper.picture.x, top, side: paper.picture.side })
  let y = top
  for (const { text, size, color } of set.lines) {
    y -= size * LEADING
    pages.atLeft(text, { x: paper.item.x, y: y + size * 0.34, size, color })
  }
  for (const [place, cell] of row.cells.entries()) {
    const column = paper.columns[place]
    let base = top
    for (const [line, text] of cell.entries()) {
      const size = line === 0 ? SIZE : SMALL
      base -= size * LEADING
      const style = { y: base + size * 0.34, size, color: line === 0 ? INK : SOFT }
      if (column) pages.atRight(text, { right: column.right, width: column.width, ...style })
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

/** The whole picture within a square, or a field of its colour. */
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
