import { MOST_HEADER_LINES } from '../../../contract/import-table.ts'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { unitsNamed } from '../../../contract/values/words.ts'
import { MOST_COLUMNS } from './cell-place.ts'
import { guessByHeader } from '../mapping/header-words.ts'
import { ANY_DAY } from '../mapping/price-headers.ts'
import { isOurHeader } from '../mapping/our-header.ts'

/** The letterhead of a price list may be long. */
export const ROWS_LOOKED_AT = 60
const LONGEST_NAME = 60
const NUMBER = /^[\p{Nd}.,\s%€$£¥+-]+$/u
/** A header names so many fields at least, so much of what the row with most names, and so many of its own cells where it is not the first. */
const FEW = 2
const MOST = 0.75
const HALF = 0.5

export interface FoundHeader {
  row: number
  lines: number
  /** How many of its names are those of known fields. */
  known: number
}

/**
 * The header among the first rows of a table: one that we wrote; else the first row that names fields; else, as titles and notes may come
 * first, the first with texts in two thirds of the columns.
 */
export function findHeader(all: readonly ImportTableRow[]): FoundHeader {
  const rows = all.map(narrowed)
  const ours = rows.find(({ cells }) => isOurHeader(cells))
  if (ours) return { row: ours.row, lines: 1, known: ours.cells.filter(isField).length }
  const filled = rows.map(({ cells }) => cells.filter(isFilled))
  const counts = filled.map((cells) => cells.filter(isField).length)
  const most = Math.max(FEW, ...counts)
  const width = Math.max(0, ...filled.map(({ length }) => length))
  const wide = filled.findIndex(
    (cells) => cells.length >= Math.max(1, (width * 2) / 3) && cells.every((cell) => !NUMBER.test(cell)),
  )
  const named = counts.findIndex((count) => count >= Math.max(FEW, most * MOST))
  // Texts of a product may say `colour` and `size`, too.
  const isNamed =
    named >= 0 && (wide < 0 || named <= wide || (counts[named] ?? 0) >= (filled[named]?.length ?? 0) * HALF)
  const found = isNamed ? named : Math.max(wide, 0)
  const first = isUpperLine(rows[found - 1], rows[found]) ? found - 1 : found
  let last = found
  while (last - first + 1 < MOST_HEADER_LINES && isLowerLine(rows.slice(first, last + 1), rows[last + 1])) last += 1
  return { row: rows[first]?.row ?? 1, lines: last - first + 1, known: counts[found] ?? 0 }
}

/** The names of a header of one to three lines: `Size` over `L` and `W` gives `Size L` and `Size W`. */
export function namesOf(wide: readonly ImportTableRow[]): string[] {
  const lines = wide.map(narrowed)
  const isTranslated = lines.slice(1).some((line, at) => isTranslation(lines[at], line))
  const width = Math.max(0, ...lines.map(({ cells, spans = [] }) => Math.max(cells.length, ...spans.map(([, to]) => to + 1)))) // prettier-ignore
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = []
    for (const [at, line] of lines.entries()) {
      const part = textOver(line, column, lines.slice(at + 1))
      if (part !== '' && !parts.includes(part)) parts.push(part)
    }
    return parts.join(isTranslated ? ' / ' : ' ')
  })
}

/** One column more than may be read shows that there are too many. */
function narrowed(row: ImportTableRow): ImportTableRow {
  return row.cells.length > MOST_COLUMNS ? { ...row, cells: row.cells.slice(0, MOST_COLUMNS + 1) } : row
}

/** Whether a line has the names of the one above in another language: each stands below another. */
function isTranslation(upper: ImportTableRow | undefined, { cells, spans }: ImportTableRow): boolean {
  const columns = [...cells.keys()].filter((column) => isFilled(cells[column] ?? ''))
  const isBelow = (column: number) => isFilled(upper?.cells[column] ?? '')
  return (
    !spans &&
    !upper?.spans &&
    columns.every(isBelow) &&
    columns.filter((column) => isField(cells[column] ?? '')).length >= FEW
  )
}

/** The text of a column in a line: a text that is merged sideways, or that stands over names alone, is one of them all. */
function textOver({ cells, spans }: ImportTableRow, column: number, below: readonly ImportTableRow[]): string {
  const own = trimmed(cells[column])
  if (own !== '' || below.length === 0) return own
  const span = spans?.find(([from, to]) => from <= column && column <= to)
  if (span) return trimmed(cells[span[0]])
  if (spans || !below.some(({ cells: names }) => isFilled(names[column] ?? ''))) return ''
  const from = cells.slice(0, column).findLastIndex(isFilled)
  const isGroup = from >= 0 && below.some(({ cells: names }) => isFilled(names[from] ?? ''))
  return isGroup ? trimmed(cells[from]) : ''
}

/** A line of groups above the names, such as `Price` over `list` and `net`: not a title, which stands alone. */
function isUpperLine(upper: ImportTableRow | undefined, names: ImportTableRow | undefined): boolean {
  if (!upper || !names || upper.row !== names.row - 1) return false
  const filled = [...upper.cells.keys()].filter((column) => isFilled(upper.cells[column] ?? ''))
  if (filled.length < 2 || filled.some((column) => !isName(upper.cells[column] ?? ''))) return false
  // Without merged cells only a line that leaves some names alone is one of groups: a letterhead does not.
  const [first = ''] = upper.cells
  const isGrouping =
    upper.spans !== undefined ||
    first.trim() === '' ||
    trimmed(names.cells[0]) === '' ||
    trimmed(first) === trimmed(names.cells[0])
  if (!isGrouping || filled.some((column) => /[:：]/.test(upper.cells[column] ?? ''))) return false
  return filled.every((column) => {
    const isOver = (upper.spans ?? []).some(([from, to]) => from === column && to > from)
    const isOne = trimmed(names.cells[column]) === '' || trimmed(names.cells[column]) === trimmed(upper.cells[column])
    return isOver || isOne || (!upper.spans && !isFilled(upper.cells[column + 1] ?? '') && isFilled(names.cells[column + 1] ?? '')) // prettier-ignore
  })
}

/** Whether a row goes on with the header: each of its texts stands under a group, under nothing, or is a unit or the name again. */
function isLowerLine(lines: readonly ImportTableRow[], row: ImportTableRow | undefined): boolean {
  const upper = lines.at(-1)
  if (!upper || !row || row.row !== upper.row + 1 || row.problem) return false
  const columns = [...row.cells.keys()].filter((column) => isFilled(row.cells[column] ?? ''))
  const names = namesOf(lines)
  const isGroupOver = (column: number) =>
    lines.some(({ spans = [] }) => spans.some(([from, to]) => to > from && from <= column && column <= to)) ||
    (!upper.spans && names.filter(Boolean).length > FEW && !names[column + 1] && isFilled(row.cells[column + 1] ?? ''))
  const isPartOf = (column: number) => {
    const text = trimmed(row.cells[column])
    const over = names[column] ?? ''
    if (!isName(text)) return false
    return over === '' || over === text || isGroupOver(column) || isUnit(text) || (isField(text) && isField(over))
  }
  const isGap = columns.some((column) => (names[column] ?? '') === '' || isGroupOver(column))
  const isOfUnits = columns.some((column) => isUnit(trimmed(row.cells[column])))
  const isNamedAgain = columns.filter((column) => isField(row.cells[column] ?? '')).length >= FEW
  return columns.length > 0 && (isGap || isOfUnits || isNamedAgain) && columns.every(isPartOf)
}

/** `mm`, `[€/m²]`, `(EUR)`: under a name they say what it is counted in. */
function isUnit(text: string): boolean {
  const bare = text.replace(/^[([{（]\s*|\s*[)\]}）]$/g, '')
  return unitsNamed(bare).length > 0 || /^(?:[€$£¥￥]|[A-Z]{3}|RMB|元)(?:\s*\/\s*\S{1,8})?$/u.test(bare)
}

function isName(text: string): boolean {
  const bare = text.trim()
  return bare.length <= LONGEST_NAME && !NUMBER.test(bare)
}

function isField(text: string): boolean {
  const bare = text.trim()
  return bare !== '' && isName(bare) && guessByHeader(bare.replace(/\s+/g, ' '), ANY_DAY).length > 0
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

function trimmed(cell: string | undefined): string {
  return (cell ?? '').replace(/\s+/g, ' ').trim()
}
