import { rgb } from 'pdf-lib'
import { ACCENT, HAIRLINE, INK, SOFT } from '../../platform/pdf/inks.ts'
import type { Style } from '../../platform/pdf/inks.ts'
import type { Lettering } from '../../platform/pdf/lettering.ts'
import { linkTo } from '../../platform/pdf/links.ts'
import { COLUMNS } from './pdf-pages.ts'
import type { SchedulePages } from './pdf-pages.ts'
import type { ItemInWords } from './pdf-words.ts'

interface Line extends Style {
  text: string
}

/** The lines of each column, and the note below them. */
interface Blocks {
  product: Line[]
  facts: Line[]
  price: Line[]
  note: Line[]
  nameLines: number
}

const PADDING = 10
const PICTURE = COLUMNS.picture.width
const LEADING = 1.42
/** Longer columns are cut. */
const MOST_LINES = 24
const SWATCH = 8
const NOTE_WIDTH = COLUMNS.facts.x + COLUMNS.facts.width - COLUMNS.product.x

export function blocksOf(item: ItemInWords, lettering: Lettering): Blocks {
  const set = (texts: string[], { width, ...line }: Omit<Line, 'text'> & { width: number }): Line[] =>
    texts
      .flatMap((text) => lettering.linesOf(text, { size: line.size, width, most: MOST_LINES }))
      .slice(0, MOST_LINES)
      .map((text) => ({ text, ...line }))
  const { product, facts, price } = COLUMNS
  const name = set([item.name], { size: 10, color: INK, width: product.width })
  return {
    product: [
      ...name,
      ...set(item.about, { size: 8, color: SOFT, width: product.width }),
      ...(item.withdrawn ? set([item.withdrawn], { size: 8, color: ACCENT, width: product.width }) : []),
    ],
    // The first line stands beside the colour swatch.
    facts: set(item.facts, { size: 8, color: SOFT, width: facts.width - (item.hex ? SWATCH + 5 : 0) }),
    price: [
      ...set([item.price], { size: 10, color: INK, width: price.width }),
      ...set(item.basis, { size: 8, color: SOFT, width: price.width }),
    ],
    note: item.note ? set([item.note], { size: 8, color: INK, width: NOTE_WIDTH }) : [],
    nameLines: name.length,
  }
}

/** The height in points, with the padding above and below. */
export function heightOf({ product, facts, price, note }: Blocks): number {
  const columns = Math.max(...[product, facts, price].map(heightOfLines))
  const words = columns + (note.length ? 5 + heightOfLines(note) : 0)
  return Math.max(PICTURE, words) + 2 * PADDING
}

function heightOfLines(lines: Line[]): number {
  return lines.reduce((sum, { size }) => sum + size * LEADING, 0)
}

/** Draws an item below the last line, and a hairline below it. The page must have room for it. */
export async function drawScheduleItem(
  pages: SchedulePages,
  item: ItemInWords,
  { blocks, jpeg }: { blocks: Blocks; jpeg: Uint8Array | undefined },
): Promise<void> {
  const top = pages.y - PADDING
  const { product, facts, price } = COLUMNS
  await drawPicture(pages, { item, jpeg, top })
  const left = item.hex ? facts.x + SWATCH + 5 : facts.x
  if (item.hex) drawSwatch(pages, item.hex, { x: facts.x, y: top - SWATCH - 1, side: SWATCH })
  const below = Math.min(
    drawLines(pages, blocks.product, { top, x: product.x }),
    drawLines(pages, blocks.facts, { top, x: left }),
    drawLines(pages, blocks.price, { top, right: price.x + price.width }),
  )
  drawLines(pages, blocks.note, { top: below - 5, x: product.x })
  const named = blocks.nameLines * 10 * LEADING
  linkTo(pages.page, { x: product.x, y: top - named, width: product.width, height: named }, item.link)
  pages.y -= heightOf(blocks)
  pages.rule()
}

/** Draws lines; returns where the next one would begin. */
function drawLines(
  { page, lettering }: SchedulePages,
  lines: Line[],
  { top, x, right }: { top: number; x?: number; right?: number },
): number {
  let y = top
  for (const { text, size, color } of lines) {
    y -= size * LEADING
    const at = x ?? (right ?? 0) - lettering.widthOf(text, size)
    lettering.draw(page, text, { x: at, y: y + size * 0.34, size, color })
  }
  return y
}

interface PicturePlace {
  item: ItemInWords
  jpeg: Uint8Array | undefined
  top: number
}

/** Draws the whole picture within a square, or a field of its colour. */
async function drawPicture({ page }: SchedulePages, { item, jpeg, top }: PicturePlace): Promise<void> {
  const { x } = COLUMNS.picture
  if (!jpeg) {
    drawSwatch({ page }, item.hex, { x, y: top - PICTURE, side: PICTURE })
    return
  }
  const image = await page.doc.embedJpg(jpeg)
  const { width, height } = image.scaleToFit(PICTURE, PICTURE)
  page.drawImage(image, { x, y: top - height, width, height })
}

function drawSwatch(
  { page }: Pick<SchedulePages, 'page'>,
  hex: string | null,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const [red = 0.97, green = 0.96, blue = 0.94] = hex
    ? [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    : []
  page.drawRectangle({
    x,
    y,
    width: side,
    height: side,
    color: rgb(red, green, blue),
    borderColor: HAIRLINE,
    borderWidth: 0.4,
  })
}
