import type { Language } from '../../problem.ts'
import { papers } from '../board.ts'
import type { Now } from '../item.ts'
import type { Size } from '../scale.ts'
import { drawBoard } from './draw-board.ts'
import type { DrawnBoard } from './draw-board.ts'
import { legendOf } from './legend.ts'
import { columnsIn, columnWidth, flow, heightInColumns } from './legend-columns.ts'
import type { PrintedEntry } from './legend-entry.ts'
import type { Drawing, Mark } from './marks.ts'
import { drawPageNumber, drawTitle } from './sheet-lettering.ts'
import { FOOT, GAP, MARGIN, TITLE } from './sheet-measures.ts'

/** A page in mm, with its layers from the lowest up. */
export interface Page extends Size {
  layers: Layer[]
}

/** Drawings that are placed and scaled together. */
export interface Layer {
  x: number
  y: number
  scale: number
  /** Nothing is drawn outside. Null where everything is within the page. */
  clip: Size | null
  drawings: Drawing[]
}

/** All marks of some pages in reading order, each with the scale of its layer. */
export function marksOn(pages: readonly Page[]): { mark: Mark; scale: number }[] {
  return pages
    .flatMap(({ layers }) => layers)
    .flatMap(({ scale, drawings }) => drawings.flatMap(({ marks }) => marks.map((mark) => ({ mark, scale }))))
}

export interface Sheet {
  pages: Page[]
  /** How many times smaller the print is than the room. */
  printedScale: number
}

export interface SheetWish {
  board: DrawnBoard & { name: string }
  paper: 'own' | 'a4' | 'a3'
  hasLegend: boolean
  hasPrices: boolean
  language: Language
  /** What is true of samples' SKUs today, by the sample's id. */
  now?: ReadonlyMap<string, Now>
}

/** The width of a legend beside the board in mm, and about that of its columns elsewhere. */
const COLUMN = { a4: 62, a3: 76, own: 76 }
/** The greatest height of a legend below the board, as a share of the page. */
const MOST_BELOW = 0.4

/** A page that is the board's own paper and nothing else. */
export function paperPage(board: DrawnBoard, language: Language): Page {
  const { width: w, height: h } = board.canvas
  return { w, h, layers: [{ x: 0, y: 0, scale: 1, clip: { w, h }, drawings: drawBoard(board, language) }] }
}

/**
 * A board as it is printed: on its own paper as large as it is; on another one it fills the whole page, or, with its legend, what a
 * title and the legend leave of it. What does not fit beside or below goes on on further pages.
 */
export function layoutSheet(wish: SheetWish): Sheet {
  const { board, paper, hasLegend } = wish
  const page = pageFor(wish)
  if (hasLegend && paper !== 'own') return withLegend(wish, page)
  const laid = { x: 0, y: 0, ...fitted(board, page) }
  const first: Page = { ...page, layers: [boardLayer(wish, centred(laid, page))] }
  const printedScale = board.scale / laid.scale
  return { pages: hasLegend ? [first, ...legendPages(wish, legendPage(page))] : [first], printedScale }
}

/** The page, turned as the board is. */
function pageFor({ board: { canvas }, paper }: SheetWish): Size {
  if (paper === 'own') return { w: canvas.width, h: canvas.height }
  const { width, height } = papers[paper]
  return canvas.width > canvas.height ? { w: height, h: width } : { w: width, h: height }
}

/** The page of a legend: large enough to be read on the smallest board's paper, and not larger than needed on the largest's. */
function legendPage({ w, h }: Size): Size {
  const { width, height } = papers[Math.max(w, h) > papers.a4.height ? 'a3' : 'a4']
  return w > h ? { w: height, h: width } : { w: width, h: height }
}

/** The board's size in some room, never larger than its own. */
function fitted({ canvas }: SheetWish['board'], room: Size): Size & { scale: number } {
  const scale = Math.min(1, room.w / canvas.width, room.h / canvas.height)
  return { w: canvas.width * scale, h: canvas.height * scale, scale }
}

type Laid = Size & { x: number; y: number; scale: number }

function centred(laid: Laid, room: Size): Laid {
  return { ...laid, x: laid.x + (room.w - laid.w) / 2, y: laid.y + (room.h - laid.h) / 2 }
}

function boardLayer({ board, language }: SheetWish, { x, y, scale }: Laid): Layer {
  const clip = { w: board.canvas.width, h: board.canvas.height }
  return { x, y, scale, clip, drawings: drawBoard(board, language, board.scale / scale) }
}

function withLegend(wish: SheetWish, page: Size): Sheet {
  const { board, paper } = wish
  const content = { w: page.w - 2 * MARGIN, h: page.h - 2 * MARGIN - TITLE.height - FOOT }
  const top = MARGIN + TITLE.height
  const entries = entriesOf(wish)
  const isBeside = page.w > page.h
  const column = COLUMN[paper]
  const columns = isBeside ? 1 : columnsIn(content.w, column)
  const width = isBeside ? column : columnWidth(content.w, columns)
  const below = Math.min(content.h * MOST_BELOW, heightInColumns(entries, { width, columns }))
  const isEmpty = entries.length === 0
  const besides = isEmpty ? 0 : column + GAP
  const beneath = isEmpty ? 0 : below + GAP
  const room = isBeside ? { w: content.w - besides, h: content.h } : { w: content.w, h: content.h - beneath }
  const size = fitted(board, room)
  const laid = { x: MARGIN, y: top, ...size }
  const placed = isBeside ? laid : centred(laid, { w: room.w, h: size.h })
  const printedScale = board.scale / size.scale
  const area = isBeside
    ? { x: MARGIN + size.w + GAP, y: top, w: column, h: content.h }
    : { x: MARGIN, y: top + size.h + GAP, w: content.w, h: content.h - size.h - GAP }
  const { drawn, rest } = flow(entries, { ...area, columns, width })
  const first: Page = {
    ...page,
    layers: [onPage([drawTitle(wish, page, printedScale)]), boardLayer(wish, placed), frameOf(placed), onPage(drawn)],
  }
  return { pages: numbered([first, ...legendPages(wish, page, rest)]), printedScale }
}

/** The edge of the board, so that a pale one ends visibly on white paper. */
function frameOf({ x, y, w, h }: Laid): Layer {
  const outline = { type: 'rectangle', x: 0, y: 0, w, h } as const
  const edge: Mark = { type: 'area', outline, fill: null, stroke: { color: '#e6e1d9', width: 0.2 } }
  return onPage([{ id: 'edge', x, y, w, h, rotation: 0, opacity: 1, marks: [edge] }])
}

function onPage(drawings: Drawing[]): Layer {
  return { x: 0, y: 0, scale: 1, clip: null, drawings }
}

function entriesOf({ board, language, now, hasPrices }: SheetWish): readonly PrintedEntry[] {
  const entries = legendOf(board.items, language, now)
  return entries.map((entry) => ({ ...entry, price: hasPrices ? entry.price : null, language }))
}

function legendPages(wish: SheetWish, page: Size, given?: readonly PrintedEntry[]): Page[] {
  const pages: Page[] = []
  let entries = given ?? entriesOf(wish)
  const w = page.w - 2 * MARGIN
  const columns = columnsIn(w, COLUMN[wish.paper])
  const y = MARGIN + TITLE.height
  const area = { x: MARGIN, y, w, h: page.h - y - MARGIN - FOOT, columns, width: columnWidth(w, columns) }
  while (entries.length > 0) {
    const { drawn, rest } = flow(entries, area)
    // No entry is higher than a page. If one were, it would be left out rather than tried for ever.
    entries = drawn.length > 0 ? rest : entries.slice(1)
    pages.push({ ...page, layers: [onPage([drawTitle(wish, page)]), onPage(drawn)] })
  }
  return pages
}

function numbered(pages: Page[]): Page[] {
  if (pages.length === 1) return pages
  return pages.map((page, place) => ({
    ...page,
    layers: [...page.layers, onPage([drawPageNumber(page, place, pages.length)])],
  }))
}
