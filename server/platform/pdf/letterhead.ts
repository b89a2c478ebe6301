import { rgb } from 'pdf-lib'
import type { PDFDocument, RGB } from 'pdf-lib'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { cellsOfBlock, footLineOf, letterheadWords } from '../../../contract/paper.ts'
import type { Letterhead } from '../../../contract/paper.ts'
import type { Language } from '../../../contract/problem.ts'
import { HAIRLINE, INK, SOFT } from './inks.ts'
import { MAKER } from './describe-pdf.ts'
import type { Pages } from './pages.ts'

/** A letterhead with its logo as a JPEG, for files that draw it themselves. */
export interface FileLetterhead extends Letterhead {
  jpeg: Uint8Array | null
}

export interface LetterheadWish extends Work {
  language: Language
  /** Whether its readers may know the client's name. */
  showsClient: boolean
}

/** What the owner's studio puts on a file of a thing or project; undefined where it has set nothing. */
export type FindLetterhead = (wish: LetterheadWish) => Promise<FileLetterhead | undefined>

/** In points. */
const LOGO = { w: 170, h: 30 }
const NAME_SIZE = 13
const LABEL_SIZE = 5.5
const VALUE_SIZE = 8
const CELL_GAP = 10
const SHARES = { project: 40, client: 30, day: 20, version: 12 }

type Place = Pick<Pages, 'lettering' | 'page' | 'y'> & { left: number; right: number }

/** Every text that a letterhead draws. */
export function textsOfLetterhead(letterhead: FileLetterhead | undefined, language: Language): string[] {
  if (!letterhead) return []
  const cells = cellsOfBlock(letterhead, language).flatMap(({ label, text }) => [label, text])
  return [
    letterhead.studio.name,
    footLineOf(letterhead, language),
    ...cells,
    ...Object.values(letterheadWords[language]),
  ]
}

/** Who stands before a document's name in its foot. */
export function makerOf(letterhead: Letterhead | undefined): string {
  return letterhead?.studio.name ?? MAKER
}

/** Draws the studio and the title block at the top of a document's first page, and moves `y` below them. */
export async function drawLetterhead(
  pdf: PDFDocument,
  place: Place,
  { letterhead, language }: { letterhead?: FileLetterhead | undefined; language: Language },
): Promise<void> {
  if (!letterhead) return
  const { lettering, page, left, right } = place
  const { name, accent } = letterhead.studio
  const color = accent === null ? INK : inkOf(accent)
  const image = letterhead.jpeg && (await pdf.embedJpg(letterhead.jpeg).catch(() => null))
  if (image) {
    const scale = Math.min(LOGO.w / image.width, LOGO.h / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    page.drawImage(image, { x: left, y: place.y - height, width, height })
    place.y -= height + 7
  } else {
    const [text = ''] = lettering.linesOf(name, { size: NAME_SIZE, width: right - left, most: 1 })
    lettering.draw(page, text, { x: left, y: place.y - NAME_SIZE, size: NAME_SIZE, color })
    place.y -= NAME_SIZE + 8
  }
  const rule = (thickness: number, ink: RGB) =>
    page.drawLine({ start: { x: left, y: place.y }, end: { x: right, y: place.y }, thickness, color: ink })
  rule(0.9, color)
  const cells = cellsOfBlock(letterhead, language)
  const shares = cells.reduce((sum, { name: cell }) => sum + SHARES[cell], 0)
  let x = left
  for (const { name: cell, label, text } of cells) {
    const width = ((right - left) * SHARES[cell]) / shares
    lettering.draw(page, label, { x, y: place.y - 9, size: LABEL_SIZE, color: SOFT })
    const [shown = ''] = lettering.linesOf(text, { size: VALUE_SIZE, width: width - CELL_GAP, most: 1 })
    lettering.draw(page, shown, { x, y: place.y - 19, size: VALUE_SIZE, color: INK })
    x += width
  }
  place.y -= 25
  rule(0.6, HAIRLINE)
  place.y -= 14
}

function inkOf(hex: string): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}
