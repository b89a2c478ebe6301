import { importTargets } from '../../../contract/import-mapping.ts'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import type { Reason } from '../../../contract/import-table.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { decimalMarkOf, plain, readNumber, readAmountRange, Unreadable } from './read-number.ts'
import type { DecimalMark } from './read-number.ts'
import { lengthUnitIn, readAlone, readBoolean, readColour, readDate, readDays, readLength, readSizeValue, readStatus, readTrade } from './read-values.ts' // prettier-ignore
import type { MeasureUnit } from './read-values.ts'

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
  const facts: RowFacts = { row, cells, values: new Map(), attributes: [], problems: [] }
  for (const rule of mapping.columns) {
    if (rule.target === null) continue
    const value = meantText(cells[rule.column] ?? '', rule)
    if (value === '') continue
    if (rule.target === 'attribute') {
      facts.attributes.push({ rule, value })
      continue
    }
    try {
      const meant =
        ownValue(rule.values, cellText(cells[rule.column] ?? '')) === undefined
          ? meaningOf(value, rule.target)
          : undefined
      facts.values.set(rule.target, readValue(meant ?? value, rule.target, rule, cells))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      facts.problems.push({ row, column: header[rule.column] ?? '', value, reason: error.reason })
    }
  }
  for (const [target, value] of Object.entries(mapping.constants) as [ImportTarget, string][])
    if (value !== '' && !facts.values.has(target)) facts.values.set(target, readConstant(value, target))
  return facts
}

// Our own exports put an apostrophe before a text that a spreadsheet would take for a formula.
const BEFORE_FORMULA = /^'(?=[=+\-@＝＋－＠])/
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g

/** The text of a cell as a person sees it; values are counted and mapped by it. */
export function cellText(cell: string): string {
  return cell
    .replace(INVISIBLE, '')
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(BEFORE_FORMULA, '')
}

/** Reads a value that applies to every row. Throws Unreadable. */
export function readConstant(text: string, target: ImportTarget): unknown {
  return readValue(text, target, { column: -1, target }, [])
}

/** A cell's text after the mapping of values and the other rules of its column. */
function meantText(cell: string, { values, split }: ColumnRule): string {
  const text = cellText(cell)
  const meant = ownValue(values, text) ?? text
  if (!split || !meant.includes(split.at)) return meant
  const at = meant.indexOf(split.at)
  return (split.take === 'first' ? meant.slice(0, at) : meant.slice(at + split.at.length)).trim()
}

function readValue(text: string, target: ImportTarget, rule: ColumnRule, cells: readonly string[]): unknown {
  const kind = importTargets[target]
  if (TEXTUAL.has(kind)) return text
  const mark = () => rule.decimal ?? markOrThrow(text)
  const times = (value: number) =>
    rule.multiply === undefined ? value : Number((value * rule.multiply).toPrecision(12))
  switch (kind) {
    case 'number':
      return times(rule.decimal ? readNumber(text, rule.decimal) : readAlone(text))
    case 'count':
      return Math.round(times(readNumber(text, mark())))
    case 'price':
      return priceOf(text, mark(), times)
    case 'length':
      return times(readLength(text, mark(), unitOf(rule, cells)))
    case 'size':
      return readSizeValue(text, sizeMark(text, rule), unitOf(rule, cells))
    case 'days':
      return readDays(text)
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

function priceOf(text: string, mark: DecimalMark, times: (value: number) => number): { low: number; high: number } {
  const { low, high } = readAmountRange(text, mark)
  const round = (value: number) => Number(times(value).toFixed(2))
  if (low < 0) throw new Unreadable('must be 0 or more', '不能小于 0')
  return { low: round(low), high: round(high) }
}

function markOrThrow(text: string): DecimalMark {
  const mark = decimalMarkOf([text])
  if (!mark)
    throw new Unreadable(
      'could be a thousand or a thousandth: say which mark stands before decimals',
      '无法判断小数点，请指定小数点符号',
    )
  return mark
}

/** The decimal mark of sizes: measures are rarely thousands, so a lone mark is a decimal mark. */
function sizeMark(text: string, { decimal }: ColumnRule): DecimalMark {
  return decimal ?? (plain(text).includes(',') && !plain(text).includes('.') ? ',' : '.')
}

function unitOf({ unit, unitColumn }: ColumnRule, cells: readonly string[]): MeasureUnit {
  const stated = unitColumn == null ? undefined : lengthUnitIn(cells[unitColumn] ?? '')
  return stated ?? unit ?? 'mm'
}
