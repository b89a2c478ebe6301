import { cellsOfBlock, footLineOf, letterheadWords } from '../../paper.ts'
import type { Letterhead } from '../../paper.ts'
import type { Language } from '../../problem.ts'
import type { Size } from '../scale.ts'
import { onOneLine, widthOf } from './lettering.ts'
import type { Drawing, Mark, TextMark } from './marks.ts'
import { MARGIN, TITLE } from './sheet-measures.ts'

/**
 * What a studio's paper adds to a printed page. The head stands in the line of the board's name, the title block and the foot in the
 * page's margin below: board and legend have the room that they have without, and the board its printed scale (decisions/235).
 */

const INK = '#211f1b'
const SOFT = '#6b665d'
/** In mm, from the lower edge of the page: the line above the block, its two lines of text, and the two of the foot. */
const BELOW = { rule: 14.2, label: 12, value: 9, foot: 6.2, note: 3.6 }
const SIZE = { label: 1.8, value: 2.7, foot: 2.2, name: 4.2 }
const LOGO = { w: 60, h: 10 }
const CELL_GAP = 3
/** How the cells share the width. */
const SHARES = { project: 40, client: 30, day: 18, version: 10, sheet: 10 }
/** The least room that the board's name keeps beside the studio. */
const LEAST_TITLE = 60

/** The studio's logo, or its name, in the upper right corner; it is as wide as the drawing. */
export function drawStudio({ studio, logo }: Letterhead, page: Size): Drawing {
  const most = Math.max(20, Math.min(LOGO.w, page.w - 2 * MARGIN - LEAST_TITLE))
  const { w, marks } = logo ? logoIn(logo, most) : nameIn(studio, most)
  return upright('studio', { x: page.w - MARGIN - w, y: MARGIN, w, h: TITLE.height }, marks)
}

function logoIn({ key, width, height }: NonNullable<Letterhead['logo']>, most: number): { w: number; marks: Mark[] } {
  const scale = Math.min(most / width, LOGO.h / height)
  const place = { x: 0, y: 0, w: width * scale, h: height * scale }
  const clip = { type: 'rectangle', ...place } as const
  const source = { type: 'own', key } as const
  const mark: Mark = { type: 'picture', source, place, clip, flipX: false, flipY: false, color: '#ffffff' }
  return { w: place.w, marks: [mark] }
}

function nameIn({ name, accent }: Letterhead['studio'], most: number): { w: number; marks: Mark[] } {
  const text = onOneLine(name, SIZE.name, most)
  const mark: Mark = { type: 'text', text, x: 0, y: SIZE.name, size: SIZE.name, color: accent ?? INK }
  return { w: widthOf(text, SIZE.name), marks: [mark] }
}

interface Placed {
  language: Language
  /** The number of this page, from 1, and of all; absent where it is written later (`numberPlace`). */
  numbered?: { at: number; of: number } | undefined
}

/** The title block along the foot of a page, and the studio's address and foot below it. */
export function drawTitleBlock(letterhead: Letterhead, page: Size, { language, numbered }: Placed): Drawing {
  const { studio, note = '' } = letterhead
  const width = page.w - 2 * MARGIN
  const h = BELOW.rule
  const base = (below: number) => h - below
  const line = (text: string, y: number, size: number): TextMark => {
    return { type: 'text', text: onOneLine(text, size, width), x: 0, y, size, color: SOFT }
  }
  const marks: Mark[] = [
    { type: 'line', from: [0, 0], to: [width, 0], color: studio.accent ?? SOFT, width: 0.3 },
    line(footLineOf(letterhead, language), base(BELOW.foot), SIZE.foot),
    line(note, base(BELOW.note), SIZE.foot),
  ]
  for (const { label, text, x, room } of cellsAcross(letterhead, width, { language, numbered }))
    marks.push(
      { ...line(label, base(BELOW.label), SIZE.label), x },
      { type: 'text', text: onOneLine(text, SIZE.value, room), x, y: base(BELOW.value), size: SIZE.value, color: INK },
    )
  const drawn = marks.filter((mark) => mark.type !== 'text' || mark.text !== '')
  return upright('title-block', { x: MARGIN, y: page.h - h, w: width, h }, drawn)
}

/** The cells of the block with that of the page, side by side. */
function cellsAcross(letterhead: Letterhead, width: number, { language, numbered }: Placed) {
  const text = numbered ? `${numbered.at} / ${numbered.of}` : ''
  const sheet = { name: 'sheet', label: letterheadWords[language].sheet, text } as const
  const cells = [...cellsOfBlock(letterhead, language), sheet]
  const shares = cells.reduce((sum, { name }) => sum + SHARES[name], 0)
  let x = 0
  return cells.map((cell) => {
    const w = (width * SHARES[cell.name]) / shares
    const placed = { ...cell, x, room: w - CELL_GAP }
    x += w
    return placed
  })
}

/** Where a page's number stands in its block, in mm from the lower left corner of the page. */
export function numberPlace(
  letterhead: Letterhead,
  page: Size,
  language: Language,
): { x: number; y: number; size: number } {
  const { x = 0 } = cellsAcross(letterhead, page.w - 2 * MARGIN, { language }).at(-1) ?? {}
  return { x: MARGIN + x, y: BELOW.value, size: SIZE.value }
}

function upright(id: string, place: Pick<Drawing, 'x' | 'y' | 'w' | 'h'>, marks: Mark[]): Drawing {
  return { id, ...place, rotation: 0, opacity: 1, marks }
}
