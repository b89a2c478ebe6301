import type { ImportTableRow, ReadingWarning, Reason } from '../../../contract/import-table.ts'
import { dayOfSerial } from './date-format.ts'
import type { ShownNumber } from './cell-styles.ts'
import { numberText } from './number-text.ts'
import { decodeText } from './text-decoder.ts'
import type { WorkbookSheet, Workbook } from './workbook.ts'
import { createXmlReader } from './xml-reader.ts'
import { tagAttributesOf, createStringItem, unescapeOffice } from './xml-text.ts'

/** As many as a person can look through, and the limit of a mapping. */
export const MOST_COLUMNS = 1000
/** The limit of a row's cells together, in characters. */
const LONGEST_ROW = 4 * 1024 * 1024
/** The largest integer of the database column; no spreadsheet has as many rows. */
const MOST_ROWS = 2 ** 31 - 1

interface RowDeps extends Pick<Workbook, 'is1904' | 'numberStyles'> {
  texts: readonly string[]
  /** Called once for each kind of warning. */
  warn(warning: ReadingWarning): void
}

/** Every row of a sheet that has cells, in order. */
export async function* xlsxRows(
  { zip, is1904, numberStyles }: Workbook,
  sheet: WorkbookSheet,
  { texts, warn }: Pick<RowDeps, 'texts' | 'warn'>,
): AsyncGenerator<ImportTableRow> {
  const bytes = await zip.read(sheet.path)
  let rows: ImportTableRow[] = []
  const xml = createRowReader({ is1904, numberStyles, texts, warn }, (row) => rows.push(row))
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

/** The cell that is being read. */
interface Cell {
  place: string | undefined
  type: string
  style: number
  value: string | undefined
  isFormula: boolean
}

function createRowReader(deps: RowDeps, onRow: (row: ImportTableRow) => void) {
  const item = createStringItem(LONGEST_ROW)
  let number = 0
  let row: (Pick<ImportTableRow, 'cells' | 'numbers' | 'faults'> & { length: number }) | undefined
  let column = -1
  let cell: Cell | undefined
  let isValue = false

  return createXmlReader({
    onOpen(name, attributes) {
      item.onOpen(name)
      if (name === 'row') {
        const stated = Number(tagAttributesOf(attributes).get('r'))
        number = Number.isInteger(stated) && stated >= 1 && stated <= MOST_ROWS ? stated : number + 1
        row = { cells: [], length: 0 }
        column = -1
      } else if (name === 'c') cell = cellOf(attributes)
      else if (name === 'v') isValue = true
      else if (name === 'f' && cell) {
        cell.isFormula = true
        deps.warn('formulas')
      } else if (name === 'mergeCell') deps.warn('mergedCells')
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
      else if (name === 'row') endRow()
    },
  })

  function endCell(): void {
    const text = item.take()
    if (!row || !cell) return
    column = cell.place === undefined ? column + 1 : columnOf(cell.place)
    // One column more than the limit is kept, to show that there are too many.
    if (column >= 0 && column <= MOST_COLUMNS && row.length <= LONGEST_ROW) {
      const read = cell.type === 'inlineStr' ? text : readCell(cell, deps)
      if (typeof read === 'string') {
        row.cells[column] = read
        if (cell.type === 'n' && read.includes('.')) (row.numbers ??= []).push(column)
      } else (row.faults ??= []).push({ column, reason: read })
      row.length += typeof read === 'string' ? read.length : 0
    }
    cell = undefined
  }

  function endRow(): void {
    if (!row) return
    const { cells, numbers, faults } = row
    for (let at = 0; at < cells.length; at += 1) cells[at] ??= ''
    onRow(
      row.length > LONGEST_ROW
        ? { row: number, cells: [], problem: TOO_LONG }
        : { row: number, cells, ...(numbers && { numbers }), ...(faults && { faults }) },
    )
    row = undefined
  }
}

function cellOf(attributes: string): Cell {
  const facts = tagAttributesOf(attributes)
  return {
    place: facts.get('r'),
    type: facts.get('t') ?? 'n',
    style: Number(facts.get('s') ?? 0),
    value: undefined,
    isFormula: false,
  }
}

function readCell({ type, style, value, isFormula }: Cell, { texts, is1904, numberStyles }: RowDeps): string | Reason {
  if (value === undefined) return isFormula ? NOT_COMPUTED : ''
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'str':
      return unescapeOffice(value)
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return {
        en: `is an error (${value.slice(0, LONGEST_ERROR)})`,
        zh: `是错误值（${value.slice(0, LONGEST_ERROR)}）`,
      }
    case 'd':
      return value.slice(0, 10)
    default:
      return shownNumber(value, numberStyles[style], is1904)
  }
}

function shownNumber(value: string, shown: ShownNumber, is1904: boolean): string {
  const text = numberText(value)
  if (shown === 'date') return dayOfSerial(Number(value), is1904) ?? text
  return shown && /^-?\d+(?:\.\d+)?$/.test(text) ? shown(text) : text
}

const LONGEST_ERROR = 20
const NOT_COMPUTED: Reason = {
  en: 'is a formula that was never computed; open the file in a spreadsheet and save it',
  zh: '是尚未计算的公式，请用表格软件打开并保存',
}
const TOO_LONG: Reason = { en: 'the row is longer than 4 MB', zh: '该行超过 4 MB' }

/** `AB12` → 27, from 0. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,4}/i.exec(place)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

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
