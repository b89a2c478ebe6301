import type { Letterhead } from '../../paper.ts'
import type { Language } from '../../problem.ts'
import { papers } from '../board.ts'
import type { Now } from '../item.ts'
import type { Size } from '../scale.ts'
import { drawBoard } from './draw-board.ts'
import type { DrawnBoard } from './draw-board.ts'
import { legendOf } from './legend.ts'
import { columnWidth, evenColumns, flow, heightInColumns } from './legend-columns.ts'
import type { PrintedEntry } from './legend-entry.ts'
import { placeForLegend } from './legend-place.ts'
import type { Drawing, Mark } from './marks.ts'
import { drawStudio, drawTitleBlock } from './letterhead.ts'
import { drawPageNumber, drawTitle } from './sheet-lettering.ts'
import { FOOT, GAP, MARGIN, TITLE } from './sheet-measures.ts'

/** A page in mm, with its layers from the lowest up. */
export interface SheetPage extends Size {
  layers: Layer[]
}

/** Drawings that are placed and scaled together. */
export interface Layer {
  x: number
  y: number
  scale: number
  /** Clips the drawings. Null where everything is within the page. */
  clip: Size | null
  drawings: Drawing[]
}

/** All marks of some pages in reading order, each with the scale of its layer. */
export function marksOn(pages: readonly SheetPage[]): { mark: Mark; scale: number }[] {
  return pages
    .flatMap(({ layers }) => layers)
    .flatMap(({ scale, drawings }) => drawings.flatMap(({ marks }) => marks.map((mark) => ({ mark, scale }))))
}

export interface Sheet {
  pages: SheetPage[]
  /** How many times smaller the print is than the room. */
  printedScale: number
}

export interface SheetWish {
  board: DrawnBoard & { name: string }
  paper: 'own' | 'a4' | 'a3'
  hasLegend: boolean
  hasPrices: boolean
  language: Language
  /**
   * Whether the legend of a board on its own paper stands beside it, or as a strip below it, instead of on pages, so that everything is
   * visible at once, as in a picture.
   */
  isOnePicture?: boolean
  /** Part of a longer file, whose pages are numbered together later. */
  isPart?: boolean
  /** Today's facts about samples' SKUs, by the sample's id. */
  now?: ReadonlyMap<string, Now>
  /**
   * What its owner's studio puts on every page that has a legend. A board alone fills its page, and on its own paper has its own size:
   * nothing is laid over it.
   */
  letterhead?: Letterhead | undefined
}

/** The approximate width of a legend's columns on a page of their own, in mm. */
const COLUMN = { a4: 62, a3: 76, own: 76 }

/** A page that is the board's own paper and nothing else. */
export function paperPage(board: DrawnBoard, language: Language): SheetPage {
  const { width: w, height: h } = board.canvas
  return { w, h, layers: [{ x: 0, y: 0, scale: 1, clip: { w, h }, drawings: drawBoard(board, language) }] }
}

/**
 * Lays a board out for printing: on its own paper in its own size; on another paper as large as the page, or as title and legend
 * leave room. A legend that does not fit continues on further pages.
 */
export function layoutSheet(wish: SheetWish): Sheet {
  const { board, paper, hasLegend } = wish
  const page = pageFor(wish)
  if (hasLegend && paper !== 'own') return withLegend(wish, { page, paper })
  const laid = { x: 0, y: 0, ...fitted(board, page) }
  const first: SheetPage = { ...page, layers: [boardLayer(wish, centred(laid, page))] }
  const printedScale = board.scale / laid.scale
  if (!hasLegend) return { pages: [first], printedScale }
  if (!wish.isOnePicture)
    return { pages: withBlocks(wish, [first, ...legendPages(wish, legendPage(page))]), printedScale }
  const beside = withLegendBeside(wish, first)
  return { pages: beside ? [beside] : [first, ...legendStrip(wish, page)], printedScale }
}

/** The printed scale of a board, without drawing it. */
export function printedScaleOf(wish: SheetWish): number {
  const page = pageFor(wish)
  const { paper, board, hasLegend } = wish
  if (!hasLegend || paper === 'own') return board.scale / fitted(board, page).scale
  return board.scale / arranged(wish, { page, paper }).size.scale
}

/** The page, turned as the board is. */
function pageFor({ board: { canvas }, paper }: SheetWish): Size {
  if (paper === 'own') return { w: canvas.width, h: canvas.height }
  const { width, height } = papers[paper]
  return canvas.width > canvas.height ? { w: height, h: width } : { w: width, h: height }
}

/** The page of a legend: large enough to be read on the smallest board's paper, and no larger than needed on the largest's. */
function legendPage({ w, h }: Size): Size {
  const { width, height } = papers[Math.max(w, h) > papers.a4.height ? 'a3' : 'a4']
  return w > h ? { w: height, h: width } : { w: width, h: height }
}

/** The board's size in a given space, never larger than its own. */
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

function withLegend(wish: SheetWish, { page, paper }: OnPaper): Sheet {
  const { board } = wish
  const { content, entries, place, size } = arranged(wish, { page, paper })
  const top = MARGIN + TITLE.height
  const printedScale = board.scale / size.scale
  const laid = { x: MARGIN, y: top, ...size }
  const placed = place.isBeside ? laid : centred(laid, { w: content.w, h: size.h })
  // The columns beside the board get the width that it leaves.
  const area = place.isBeside
    ? { x: MARGIN + size.w + GAP, y: top, w: content.w - size.w - GAP, h: content.h }
    : { x: MARGIN, y: top + size.h + GAP, w: content.w, h: content.h - size.h - GAP }
  const { columns } = place
  const width = columnWidth(area.w, columns)
  const h = Math.min(area.h, heightInColumns(entries, { width, columns }))
  const { drawn, rest } = flow(entries, { ...area, h, columns, width })
  const first: SheetPage = {
    ...page,
    layers: [onPage(headOf(wish, page, printedScale)), boardLayer(wish, placed), frameOf(placed), onPage(drawn)],
  }
  const pages = [first, ...legendPages(wish, page, rest)]
  return { pages: wish.letterhead ? withBlocks(wish, pages) : wish.isPart ? pages : numbered(pages), printedScale }
}

interface OnPaper {
  page: Size
  paper: 'a4' | 'a3'
}

/** The places on a page below its title: the board, and its legend if it has one. */
function arranged(wish: SheetWish, { page, paper }: OnPaper) {
  const { board } = wish
  const content = { w: page.w - 2 * MARGIN, h: page.h - 2 * MARGIN - TITLE.height - FOOT }
  const entries = entriesOf(wish)
  const scaleIn = (room: Size) => fitted(board, room).scale
  const place = placeForLegend({ content, paper, entries, scaleIn })
  return { content, entries, place, size: fitted(board, entries.length > 0 ? place.room : content) }
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
  const entries = legendOf(board, language, now)
  return entries.map((entry) => ({ ...entry, price: hasPrices ? entry.price : null, language }))
}

function legendPages(wish: SheetWish, page: Size, given?: readonly PrintedEntry[]): SheetPage[] {
  const pages: SheetPage[] = []
  let entries = given ?? entriesOf(wish)
  const w = page.w - 2 * MARGIN
  const y = MARGIN + TITLE.height
  const room = page.h - y - MARGIN - FOOT
  while (entries.length > 0) {
    const { columns, width, height } = evenColumns(entries, { w, column: COLUMN[wish.paper] })
    const h = Math.min(room, height)
    const { drawn, rest } = flow(entries, { x: MARGIN, y, w, h, columns, width })
    // No entry is higher than a page. If one were, it would be left out rather than tried for ever.
    entries = drawn.length > 0 ? rest : entries.slice(1)
    pages.push({ ...page, layers: [onPage(headOf(wish, page)), onPage(drawn)] })
  }
  return pages
}

/** Up to this width a legend has its usual size; a larger board has a larger legend. */
const READ_WIDTH = papers.a3.height

/** A picture of the board and its legend beside it, in one column or two; undefined where the legend is higher than the board. */
function withLegendBeside(wish: SheetWish, board: SheetPage): SheetPage | undefined {
  const entries = entriesOf(wish)
  const scale = Math.max(1, Math.max(board.w, board.h) / READ_WIDTH)
  const [y, width] = [MARGIN + TITLE.height, COLUMN.own]
  const h = board.h / scale - y - MARGIN
  const columns = [1, 2].find((count) => heightInColumns(entries, { width, columns: count }) <= h)
  if (entries.length === 0 || columns === undefined) return undefined
  const strip = { w: columns * (width + GAP) - GAP + 2 * MARGIN, h: board.h / scale }
  const { drawn } = flow(entries, { x: MARGIN, y, w: strip.w - 2 * MARGIN, h, columns, width })
  const legend = { ...onPage([drawTitle(wish, strip), ...drawn]), x: board.w, scale }
  return { w: board.w + strip.w * scale, h: board.h, layers: [...board.layers, legend] }
}

/** The legend as wide as the board, in as many columns as fit, and no higher than necessary. */
function legendStrip(wish: SheetWish, page: Size): SheetPage[] {
  const entries = entriesOf(wish)
  if (entries.length === 0) return []
  const scale = Math.max(1, page.w / READ_WIDTH)
  const w = Math.max(page.w / scale, COLUMN.own + 2 * MARGIN)
  const inner = w - 2 * MARGIN
  const { columns, width, height: h } = evenColumns(entries, { w: inner, column: COLUMN.own })
  const y = MARGIN + TITLE.height
  const strip = { w, h: y + h + MARGIN }
  const { drawn } = flow(entries, { x: MARGIN, y, w: inner, h, columns, width })
  const drawings = [drawTitle(wish, strip), ...drawn]
  return [{ w: strip.w * scale, h: strip.h * scale, layers: [{ ...onPage(drawings), scale }] }]
}

function numbered(pages: SheetPage[]): SheetPage[] {
  if (pages.length === 1) return pages
  return pages.map((page, place) => ({
    ...page,
    layers: [...page.layers, onPage([drawPageNumber(page, place, pages.length)])],
  }))
}

/** The head of a page: the board's name and its facts, and the studio beside them. */
function headOf(wish: SheetWish, page: Size, printedScale?: number): Drawing[] {
  const studio = wish.letterhead && drawStudio(wish.letterhead, page)
  const room = studio ? { ...page, w: page.w - studio.w - GAP } : page
  return [drawTitle(wish, room, printedScale), ...(studio ? [studio] : [])]
}

/** Title blocks on all pages but a board's own paper. */
function withBlocks({ letterhead, language, paper, isPart = false }: SheetWish, pages: SheetPage[]): SheetPage[] {
  if (!letterhead) return pages
  return pages.map((page, place) => {
    if (paper === 'own' && place === 0) return page
    const numbered = isPart ? undefined : { at: place + 1, of: pages.length }
    const block = drawTitleBlock(letterhead, page, { language, numbered })
    return { ...page, layers: [...page.layers, onPage([block])] }
  })
}
