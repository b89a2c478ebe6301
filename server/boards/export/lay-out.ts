import { layoutSheet, marksOn, paperPage } from '../../../contract/boards/layout/sheet.ts'
import type { SheetPage } from '../../../contract/boards/layout/sheet.ts'
import type { DrawnBoard } from '../../../contract/boards/layout/draw-board.ts'
import { nameOfSource } from '../../../contract/boards/layout/marks.ts'
import type { Drawing, Source } from '../../../contract/boards/layout/marks.ts'
import { seenOn } from '../../../contract/boards/layout/seen-parts.ts'
import type { Job, WantedPicture, DrawingOrder } from './job.ts'

export const MM_PER_INCH = 25.4
/** The most pixels of a PNG. Many programs cannot open a larger one. */
export const MOST_PNG_PIXELS = 64_000_000
const LONGEST_SIDE_PX = 20_000
const WIDEST_PICTURE_PX = 1920
/** The most pixels of all pictures of a file together, which are in memory at once. */
const MOST_PICTURE_PIXELS = 200_000_000
/**
 * The most letters in a file. A book has some 300,000. Drawing so many takes up to 7 s of a processor as SVG or PDF; of a PNG, for which
 * each is a shape, up to 15 s and a gigabyte.
 */
const MOST_LETTERS = { svg: 200_000, pdf: 200_000, png: 150_000 }
const MOST_LETTERS_OF_A_THUMBNAIL = 2000
/** Letters smaller than this, in px, are left out: nobody can see them. */
const LEAST_LETTER_PX = 1

/** A board that keeps the contract's limits, but needs too much memory or time to draw. */
export class TooMuchToDraw extends Error {}

/** Estimates the work from the texts on a board alone, before anything is laid out. Throws TooMuchToDraw. */
export function requireDrawable(wish: DrawingOrder): void {
  if (wish.format === 'webp') return
  const texts = [...wish.sheet.board.items].map((item) => (item.type === 'text' ? item.text.length : 0))
  requireFewLetters(
    wish.format,
    texts.reduce((sum, letters) => sum + letters, 0),
  )
}

/** Lays out what is to be drawn. Throws TooMuchToDraw. */
export function layOutDrawing(wish: DrawingOrder): Job {
  if (wish.format === 'webp') {
    const { board, width } = wish
    return { pages: [withoutWords(board, width / board.canvas.width)], title: board.name, language: 'en' }
  }
  const { sheet } = wish
  // A picture is the board, not a sheet.
  const { pages } = layoutSheet(wish.format === 'pdf' ? sheet : { ...sheet, letterhead: undefined, isOnePicture: true })
  requireFewLetters(wish.format, lettersOn(pages))
  return { pages, title: sheet.board.name, language: sheet.language, studio: sheet.letterhead?.studio }
}

/** The board without labels and scale bar, which would be too small to read, and in one language. */
function withoutWords(board: DrawnBoard, pxPerMm: number): SheetPage {
  const items = [...board.items].map((item) =>
    'label' in item ? { ...item, label: { ...item.label, show: false, position: 'below' as const } } : item,
  )
  const labelled = new Set(items.flatMap((item) => ('label' in item ? [item.id] : [])))
  const page = paperPage({ ...board, items }, 'en')
  let letters = 0
  const isSeen = ({ id }: Drawing, mark: Drawing['marks'][number]) => {
    if (mark.type !== 'text') return true
    if (labelled.has(id) || mark.size * pxPerMm < LEAST_LETTER_PX) return false
    letters += mark.text.length
    return letters <= MOST_LETTERS_OF_A_THUMBNAIL
  }
  const layers = page.layers.map((layer) => ({
    ...layer,
    drawings: layer.drawings
      .filter(({ id }) => id !== 'scale-bar')
      .map((drawing) => ({ ...drawing, marks: drawing.marks.filter((mark) => isSeen(drawing, mark)) })),
  }))
  return { ...page, layers }
}

function requireFewLetters(format: keyof typeof MOST_LETTERS, letters: number): void {
  const most = MOST_LETTERS[format]
  if (letters > most) throw new TooMuchToDraw(`more than ${most} letters`)
}

function lettersOn(pages: readonly SheetPage[]): number {
  return marksOn(pages).reduce((sum, { mark }) => sum + (mark.type === 'text' ? mark.text.length : 0), 0)
}

/** The resolution of a PNG of these pages, one below the other, in pixels per mm: the wanted one, or less where the limit demands it. */
export function rasterScale(pages: readonly SheetPage[], dpi: number): number {
  const [w, h] = [Math.max(...pages.map((page) => page.w)), pages.reduce((sum, page) => sum + page.h, 0)]
  return Math.min(dpi / MM_PER_INCH, Math.sqrt(MOST_PNG_PIXELS / (w * h)), LONGEST_SIDE_PX / Math.max(w, h))
}

/**
 * The pictures of pages, each once and in its greatest width, and what is seen of it (decisions/176). Many pictures are all made
 * smaller. In pixels the catalogue's are clipped well enough.
 */
export function picturesOn({ pages }: Pick<Job, 'pages'>, wish: DrawingOrder): WantedPicture[] {
  const pxPerMm = pxPerMmOf(wish, pages)
  const pictures = new Map<string, { source: Source; widthPx: number }>()
  for (const { mark, scale } of marksOn(pages)) {
    if (mark.type !== 'picture') continue
    const { source, place } = mark
    const name = nameOfSource(source)
    const wanted = Math.min(WIDEST_PICTURE_PX, Math.max(1, Math.ceil(place.w * scale * pxPerMm)))
    const widthPx = Math.max(wanted, pictures.get(name)?.widthPx ?? 0)
    pictures.set(name, { source, widthPx })
  }
  const isEmbedded = wish.format === 'svg' || wish.format === 'pdf'
  const seen = seenOn(pages.flatMap(({ layers }) => layers))
  const pixels = [...pictures.values()].reduce((sum, { widthPx }) => sum + widthPx ** 2, 0)
  const less = Math.min(1, Math.sqrt(MOST_PICTURE_PIXELS / Math.max(1, pixels)))
  return [...pictures].map(([name, { source, widthPx }]) => ({
    source,
    widthPx: Math.max(1, Math.floor(widthPx * less)),
    seen: isEmbedded || source.type === 'own' ? (seen.get(name) ?? null) : null,
  }))
}

function pxPerMmOf(wish: DrawingOrder, pages: readonly SheetPage[]): number {
  switch (wish.format) {
    case 'webp':
      return wish.width / wish.board.canvas.width
    case 'png':
      return rasterScale(pages, wish.dpi)
    case 'svg':
    case 'pdf':
      return wish.dpi / MM_PER_INCH
  }
}
