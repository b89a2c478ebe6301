import { unguarded } from '../../../contract/csv.ts'
import { importTargets } from '../../../contract/import-mapping.ts'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import type { Reason } from '../../../contract/import-table.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { plain, Unreadable } from './read-number.ts'
import type { Tell } from './read-number.ts'
import { readBasis, readPrice, settlePrices } from './read-price.ts'
import { lengthUnitIn, readArea, readBoolean, readColour, readDate, readDays, readLength, readNumber, readSizeValue, readStatus, readTrade } from './read-values.ts' // prettier-ignore
import type { CellReading, MeasureUnit } from './read-values.ts'

/** A value of a row that could not be read: its place, its text and why. */
export interface CellProblem {
  row: number
  /** The header of the column; empty if the whole row is meant. */
  column: string
  value: string
  reason: Reason
}

/** The values of one row by target, and those of properties by column. */
export interface RowFacts {
  row: number
  cells: readonly string[]
  values: Map<ImportTarget, unknown>
  attributes: { rule: ColumnRule; value: string }[]
  problems: CellProblem[]
  /** Values that are accepted, but may be a mistake. */
  notes: CellProblem[]
}

const TEXTUAL = new Set(['text', 'category', 'currency', 'unit', 'area', 'scheme', 'kind', 'picture', 'document'])

/** The meaning of a word for a target that nobody has mapped; undefined if unknown. */
export type MeaningOf = (text: string, target: ImportTarget) => string | undefined

/** Reads a row by the rules of its columns. Unreadable values become problems; empty cells are left out. */
export function readRow(
  { row, cells }: { row: number; cells: readonly string[] },
  mapping: ImportMapping,
  { header, meaningOf = () => undefined }: { header: readonly string[]; meaningOf?: MeaningOf | undefined },
): RowFacts {
  const facts: RowFacts = { row, cells, values: new Map(), attributes: [], problems: [], notes: [] }
  for (const rule of mapping.columns) {
    if (rule.target === null) continue
    const value = meantText(cells[rule.column] ?? '', rule)
    if (value === '') continue
    if (rule.target === 'attribute') {
      facts.attributes.push({ rule, value })
      continue
    }
    const place = { row, column: header[rule.column] ?? '', value }
    const tell: Tell = (reason) => facts.notes.push({ ...place, reason })
    try {
      const meant =
        ownValue(rule.values, cellText(cells[rule.column] ?? '')) === undefined
          ? meaningOf(value, rule.target)
          : undefined
      const read = readValue(meant ?? value, { ...rule, target: rule.target }, { cells, header: place.column, tell })
      if (read !== undefined) facts.values.set(rule.target, read)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      facts.problems.push({ ...place, reason: error.reason })
    }
  }
  for (const [target, value] of Object.entries(mapping.constants) as [ImportTarget, string][])
    if (value !== '' && !facts.values.has(target)) facts.values.set(target, readConstant(value, target))
  settlePrices(facts, mapping, header)
  return facts
}

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g

/** The text of a cell as a person sees it; values are counted and mapped by it. */
export function cellText(cell: string): string {
  const seen = cell
    .replace(INVISIBLE, '')
    .replace(/\u00a0/g, ' ')
    .trim()
  // Our own exports put an apostrophe before a text that a spreadsheet would take for a formula.
  return unguarded(seen).trim()
}

/** Reads a value that applies to every row. Throws Unreadable. */
export function readConstant(text: string, target: ImportTarget): unknown {
  return readValue(text, { column: -1, target }, { cells: [], header: '', tell: () => {} })
}

/** A cell's text after the mapping of values and the other rules of its column. */
function meantText(cell: string, { values, split }: ColumnRule): string {
  const text = cellText(cell)
  const meant = ownValue(values, text) ?? text
  if (!split || !meant.includes(split.at)) return meant
  const at = meant.indexOf(split.at)
  return (split.take === 'first' ? meant.slice(0, at) : meant.slice(at + split.at.length)).trim()
}

function readValue(
  text: string,
  rule: ColumnRule & { target: ImportTarget },
  { cells, header, tell }: { cells: readonly string[]; header: string; tell: Tell },
): unknown {
  const kind = importTargets[rule.target]
  if (TEXTUAL.has(kind)) return text
  const reading: CellReading = { mark: rule.decimal, tell }
  const { multiply } = rule
  const times = (value: number | undefined) =>
    multiply === undefined || value === undefined ? value : Number((value * multiply).toPrecision(12))
  switch (kind) {
    case 'number':
      return times(rule.target === 'sku.packCoverage' ? readArea(text, reading, header) : readNumber(text, reading))
    case 'count': {
      const count = times(readNumber(text, reading))
      return count === undefined ? undefined : Math.round(count)
    }
    case 'price':
      return readPrice(text, reading, multiply)
    case 'basis':
      return readBasis(text, reading)
    case 'length':
      return times(readLength(text, reading, unitOf(rule, cells)))
    case 'size':
      return readSizeValue(text, { ...reading, mark: sizeMark(text, rule) }, unitOf(rule, cells))
    case 'days':
      return readDays(text, reading)
    case 'date':
      return readDate(text, rule.dateOrder)
    case 'colour':
      return readColour(text)
    case 'boolean':
      return readBoolean(text)
    case 'custom':
      // 1 means not customisable (specification, section 3).
      return readBoolean(text) ? 0 : 1
    case 'trade':
      return readTrade(text)
    case 'status':
      return readStatus(text)
    default:
      return text.split(/\s*[;|\n]\s*/).filter(Boolean)
  }
}

/** The decimal mark of sizes: measures are rarely thousands, so a lone mark is a decimal mark. */
function sizeMark(text: string, { decimal }: ColumnRule): '.' | ',' {
  return decimal ?? (plain(text).includes(',') && !plain(text).includes('.') ? ',' : '.')
}

function unitOf({ unit, unitColumn }: ColumnRule, cells: readonly string[]): MeasureUnit {
  const stated = unitColumn == null ? undefined : lengthUnitIn(cells[unitColumn] ?? '')
  return stated ?? unit ?? 'mm'
}
