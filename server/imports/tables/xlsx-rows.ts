import type { ReadingWarning, TableRow } from '../../../contract/import-table.ts'
import { dayOf, numberText } from './date-format.ts'
import { decodeText } from './text-encoding.ts'
import { TableRefused } from './table-refused.ts'
import { refuseDoctype } from './workbook.ts'
import type { Sheet, Workbook } from './workbook.ts'
import { attributeOf, piecesOf, textOfItem, unescapeXml } from './xml-text.ts'

const LONGEST_ROW = 32 * 1024 * 1024
/** Columns that Excel has. */
const MOST_COLUMNS = 16_384
const ROW_END = /<\/(?:\w+:)?row>|<(?:\w+:)?row\b[^>]*\/>/g
const CELL = /<(?:\w+:)?c\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

interface RowParts extends Pick<Workbook, 'is1904' | 'dateStyles'> {
  texts: readonly string[]
  /** Told once for each thing that a person should know. */
  warn(warning: ReadingWarning): void
}

/** Every row of a sheet that has cells, one after the other. */
export async function* xlsxRows(
  { zip, is1904, dateStyles }: Workbook,
  sheet: Sheet,
  { texts, warn }: Pick<RowParts, 'texts' | 'warn'>,
): AsyncGenerator<TableRow> {
  const tooLong = () => new TableRefused('A row of the sheet is too long to be read.', '工作表中有一行过长，无法读取。')
  const bytes = await zip.read(sheet.path)
  let row = 0
  try {
    for await (const piece of piecesOf(decodeText(bytes, 'utf-8'), ROW_END, { longest: LONGEST_ROW, tooLong })) {
      refuseDoctype(piece)
      const tag = /<(?:\w+:)?row\b([^>]*)>/.exec(piece)
      if (!tag && /<(?:\w+:)?mergeCell\b/.test(piece)) warn('mergedCells')
      if (!tag) continue
      row = Number(attributeOf(tag[1] ?? '', 'r') ?? row + 1)
      yield readRow(row, piece, { is1904, dateStyles, texts, warn })
    }
  } finally {
    bytes.destroy()
  }
}

function readRow(row: number, xml: string, parts: RowParts): TableRow {
  const cells: string[] = []
  let problem: TableRow['problem']
  let at = -1
  for (const [, tag = '', inside = ''] of xml.matchAll(CELL)) {
    const place = attributeOf(tag, 'r')
    at = place === undefined ? at + 1 : columnOf(place)
    if (at < 0 || at >= MOST_COLUMNS) continue
    const read = readCell(tag, inside, parts)
    if (typeof read === 'string') cells[at] = read
    else problem ??= withPlace(read, place ?? `${row}`)
  }
  for (let column = 0; column < cells.length; column += 1) cells[column] ??= ''
  return problem ? { row, cells, problem } : { row, cells }
}

type CellProblem = { en: string; zh: string }

function readCell(tag: string, inside: string, { texts, is1904, dateStyles, warn }: RowParts): string | CellProblem {
  const type = attributeOf(tag, 't') ?? 'n'
  if (type === 'inlineStr') return textOfItem(inside)
  const value = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inside)?.[1]
  const isFormula = /<(?:\w+:)?f\b/.test(inside)
  if (isFormula) warn('formulas')
  if (value === undefined) return isFormula ? NOT_COMPUTED : ''
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'str':
      return textOfItem(`<t>${value}</t>`)
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return { en: `is an error (${unescapeXml(value)})`, zh: `是错误值（${unescapeXml(value)}）` }
    case 'd':
      return value.slice(0, 10)
    default: {
      const day = dateStyles[Number(attributeOf(tag, 's') ?? 0)] ? dayOf(Number(value), is1904) : undefined
      return day ?? numberText(value)
    }
  }
}

const NOT_COMPUTED: CellProblem = {
  en: 'is a formula that was never computed; open the file in a spreadsheet and save it',
  zh: '是尚未计算的公式，请用表格软件打开并保存',
}

function withPlace({ en, zh }: CellProblem, place: string): CellProblem {
  return { en: `cell ${place} ${en}`, zh: `单元格 ${place} ${zh}` }
}

/** `AB12` → 27, from 0. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of /^[A-Z]+/i.exec(place)?.[0].toUpperCase() ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** How many rows a sheet says it has. */
export async function statedRows({ zip }: Workbook, { path }: Sheet): Promise<number | null> {
  const bytes = await zip.read(path)
  try {
    for await (const text of decodeText(bytes, 'utf-8')) {
      const last = /<(?:\w+:)?dimension\b[^>]*ref="[A-Z]+\d+:[A-Z]+(\d+)"/.exec(text)?.[1]
      return last === undefined ? null : Number(last)
    }
    return null
  } finally {
    bytes.destroy()
  }
}
