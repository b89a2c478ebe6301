import type { ImportTableRow, ReadingWarning, Reason } from '../../../contract/import-table.ts'
import { columnOf, MOST_COLUMNS } from './cell-place.ts'
import type { CellStyle } from './cell-styles.ts'
import { createMergeFiller } from './merged-cells.ts'
import { readCell } from './read-cell.ts'
import type { Cell } from './read-cell.ts'
import { readTail } from './sheet-tail.ts'
import type { SheetTail } from './sheet-tail.ts'
import { TOO_LONG } from './table-refused.ts'
import { decodeText } from './text-decoder.ts'
import type { SharedTexts, WorkbookSheet, Workbook } from './workbook.ts'
import { createXmlReader } from './xml-reader.ts'
import { createStringItem, isTrue, tagAttributesOf } from './xml-text.ts'

/** The limit of a row's cells together, in characters. */
const LONGEST_ROW = 4 * 1024 * 1024
/** The largest integer of the database column; no spreadsheet has as many rows. */
const MOST_ROWS = 2 ** 31 - 1

/** Called for what a person should know; with the columns that it is about. */
export type Warn = (warning: ReadingWarning, columns?: ReadonlySet<number>) => void

interface RowDeps extends Pick<Workbook, 'is1904' | 'isUncomputed' | 'styles'> {
  shared: SharedTexts
  tail: SheetTail
  warn: Warn
}

/** Every row of a sheet that has cells, in order. */
export async function* xlsxRows(
  book: Workbook,
  sheet: WorkbookSheet,
  { shared, warn }: Pick<RowDeps, 'shared' | 'warn'>,
): AsyncGenerator<ImportTableRow> {
  const tail = await readTail(book, sheet)
  if (tail.isFiltered) warn('filtered')
  const bytes = await book.zip.read(sheet.path)
  let rows: ImportTableRow[] = []
  const { is1904, isUncomputed, styles } = book
  const xml = createRowReader({ is1904, isUncomputed, styles, shared, tail, warn }, (row) => rows.push(row))
  try {
    for await (const piece of decodeText(bytes, 'utf-8')) {
      xml.write(piece)
      yield* rows
      rows = []
    }
    xml.end()
  } finally {
    bytes.destroy()
  }
}

/** The row that is being read. */
interface OpenRow extends ImportTableRow {
  /** In characters. */
  length: number
  filled: number
  /** The columns of its filled cells that are struck out. */
  struck: number[]
  /** Of its first filled cell. */
  style: CellStyle | undefined
}

function createRowReader({ styles, shared, tail, warn, ...deps }: RowDeps, onRow: (row: ImportTableRow) => void) {
  const item = createStringItem(LONGEST_ROW)
  const hidden = new Set<number>()
  /** How many tags have stated the width of columns. */
  let widths = 0
  const fill = tail.merges.length > 0 ? createMergeFiller(tail.merges) : () => false
  let number = 0
  let row: OpenRow | undefined
  let column = -1
  let cell: Cell | undefined
  let isValue = false
  const note = (reason: Reason) => void (row && (row.cellNotes ??= []).push({ column, reason }))
  const cellDeps = { ...deps, shared, note }

  return createXmlReader({
    onOpen(name, attributes) {
      item.onOpen(name, attributes)
      if (name === 'c') cell = cellOf(attributes, styles)
      else if (name === 'v') isValue = true
      else if (name === 'row') openRow(attributes)
      else if (name === 'f' && cell) {
        cell.isFormula = true
        warn('formulas')
      } else if (name === 'col' && (widths += 1) <= MOST_COLUMNS)
        for (const one of hiddenBy(attributes)) hidden.add(one)
    },
    onText(text) {
      if (cell && isValue && (cell.value?.length ?? 0) <= LONGEST_ROW) cell.value = (cell.value ?? '') + text
      else item.onText(text)
    },
    onClose(name) {
      item.onClose(name)
      if (name === 'v') {
        isValue = false
        if (cell) cell.value ??= ''
      } else if (name === 'c') endCell()
      else if (name === 'row') {
        if (row) onRow(endOf(row, { warn, fill }))
        row = undefined
      }
    },
  })

  function openRow(attributes: string): void {
    const facts = tagAttributesOf(attributes)
    const stated = Number(facts.get('r'))
    number = Number.isInteger(stated) && stated >= 1 && stated <= MOST_ROWS ? stated : number + 1
    row = { row: number, cells: [], length: 0, filled: 0, struck: [], style: undefined }
    if (isTrue(facts.get('hidden')) || Number(facts.get('ht') ?? 1) === 0) row.isHidden = true
    column = -1
  }

  function endCell(): void {
    const { text, isStruck } = item.take()
    if (!row || !cell) return
    column = cell.place === undefined ? column + 1 : columnOf(cell.place)
    cell.inline = text
    if (column > MOST_COLUMNS && (cell.value || text)) warn('unnamedColumns')
    // One column more than the limit is kept, to show that there are too many.
    if (column >= 0 && column <= MOST_COLUMNS && row.length <= LONGEST_ROW) takeCell(row, cell, isStruck)
    cell = undefined
  }

  function takeCell(to: OpenRow, from: Cell, isInlineStruck: boolean | undefined): void {
    const read = readCell(from, cellDeps)
    if (typeof read === 'string') {
      to.cells[column] = read
      to.length += read.length
      if (from.type === 'n' && read.includes('.')) (to.numbers ??= []).push(column)
      if (read.trim() === '') return
    } else (to.faults ??= []).push({ column, reason: read })
    to.filled += 1
    to.style ??= from.style
    const isStruck = from.type === 's' ? shared.struck.get(Number(from.value)) : isInlineStruck
    if (isStruck ?? from.style?.isStruck) to.struck.push(column)
    if (hidden.has(column)) warn('hiddenColumns', hidden)
  }
}

/** The row that was read, with what its merged cells hold. */
function endOf(
  { length, filled, struck, style, ...row }: OpenRow,
  { warn, fill }: { warn: Warn; fill: (row: ImportTableRow) => boolean },
): ImportTableRow {
  if (length > LONGEST_ROW) return { row: row.row, cells: [], problem: TOO_LONG }
  for (let at = 0; at < row.cells.length; at += 1) row.cells[at] ??= ''
  if (filled === 0) return row
  if (row.isHidden) warn('hiddenRows')
  if (struck.length === filled) {
    row.isStruck = true
    warn('struckRows')
  } else for (const column of struck) (row.cellNotes ??= []).push({ column, reason: STRUCK })
  if (filled <= MOST_WITH_LOOK) row.look = style?.look ?? ''
  if (fill(row)) warn('mergedCells')
  return row
}

/** Rows with more cells are no section rows. */
const MOST_WITH_LOOK = 2

/** As most spreadsheets write it, for speed. */
const USUAL_CELL = /^ r="([A-Z]{1,3})\d{1,7}"(?: s="(\d{1,5})")?(?: t="([a-zA-Z]{1,9})")?\s*$/

function cellOf(attributes: string, styles: readonly CellStyle[]): Cell {
  const usual = USUAL_CELL.exec(attributes)
  if (usual) return openCell(usual[1], usual[3], styles[Number(usual[2] ?? 0)])
  const facts = tagAttributesOf(attributes)
  return openCell(facts.get('r'), facts.get('t'), styles[Number(facts.get('s') ?? 0)])
}

function openCell(place: string | undefined, type = 'n', style: CellStyle | undefined): Cell {
  return { place, type, style, value: undefined, inline: '', isFormula: false }
}

/** The columns that a `col` hides, by itself or by having no width. */
function hiddenBy(attributes: string): number[] {
  const facts = tagAttributesOf(attributes)
  if (!isTrue(facts.get('hidden')) && Number(facts.get('width') ?? 1) !== 0) return []
  const [first, last] = [Number(facts.get('min')), Math.min(Number(facts.get('max')), MOST_COLUMNS)]
  if (!(first >= 1 && first <= last)) return []
  return Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index)
}

const STRUCK: Reason = { en: 'is struck out', zh: '有删除线' }

/** The dimension, if any, comes before the cells. */
const DIMENSION_WITHIN = 64 * 1024

/** The number of rows that a sheet declares. */
export async function statedRows({ zip }: Workbook, { path }: WorkbookSheet): Promise<number | null> {
  const bytes = await zip.read(path)
  let stated: number | null = null
  let looked = 0
  const xml = createXmlReader({
    onOpen(name, attributes) {
      if (name !== 'dimension') return
      const last = /^[A-Z]+\d+:[A-Z]+(\d{1,9})$/.exec(tagAttributesOf(attributes).get('ref') ?? '')?.[1]
      stated = last === undefined ? null : Number(last)
    },
  })
  try {
    for await (const text of decodeText(bytes, 'utf-8')) {
      xml.write(text)
      looked += text.length
      if (stated !== null || looked > DIMENSION_WITHIN) break
    }
    return stated
  } finally {
    bytes.destroy()
  }
}
