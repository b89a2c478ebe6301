import type { Fact } from '../../../contract/facts/fact.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { unguarded } from '../../../contract/csv.ts'
import { importTargets } from '../../../contract/import-mapping.ts'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import { columnUnitsOf } from '../../../contract/import-units.ts'
import type { ImportTableRow, Reason } from '../../../contract/import-table.ts'
import { hides } from '../../../contract/names.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { isUnitName } from '../../../contract/values/units.ts'
import type { UnitName } from '../../../contract/values/units.ts'
import { saysNone } from '../../../contract/values/read-value.ts'
import { unitsNamed } from '../../../contract/values/words.ts'
import { HIDDEN_SIGNS } from '../telling/hidden-signs.ts'
import { guessByHeader } from './header-words.ts'
import { signIn } from './known-names.ts'
import { readFactCell, ruleOfOther } from './read-fact-cell.ts'
import type { FactCell, FactValue } from './read-fact-cell.ts'
import { plain, Unreadable } from './read-number.ts'
import type { CellProblem, Tell } from './read-number.ts'
import { readBasis, readPrice, settlePrices } from './read-price.ts'
import { readArea, readBoolean, readColour, readCount, readDate, readDays, readLength, readProperty, readSizeValue, readStatus, readStock, readTrade, stockIn } from './read-values.ts' // prettier-ignore
import type { CellReading, ReadStock } from './read-values.ts'

/** The values of one row by target, and those of properties by column. */
export interface RowFacts {
  row: number
  cells: readonly string[]
  values: Map<ImportTarget, unknown>
  attributes: { rule: ColumnRule; value: unknown; enValue?: string | string[] }[]
  problems: CellProblem[]
  /** Values that are accepted, but may be a mistake. */
  notes: CellProblem[]
  /** The same of facts; each is told once a column and value. */
  factNotes: CellProblem[]
}

const TEXTUAL = new Set(['text', 'category', 'currency', 'unit', 'area', 'scheme', 'kind', 'picture', 'document'])

/** The meaning of a word for a target that nobody has mapped; undefined if unknown. */
export type MeaningOf = (text: string, target: ImportTarget) => string | undefined

/** Reads a row by the rules of its columns. Unreadable values become problems; empty cells are left out. */
export function readRow(
  {
    row,
    cells,
    numbers,
    faults,
    cellNotes,
    notes = [],
  }: Pick<ImportTableRow, 'row' | 'cells' | 'numbers' | 'faults' | 'cellNotes' | 'notes'>,
  mapping: ImportMapping,
  { header, meaningOf = () => undefined }: { header: readonly string[]; meaningOf?: MeaningOf | undefined },
): RowFacts {
  const facts: RowFacts = { row, cells, values: new Map(), attributes: [], problems: [], notes: [], factNotes: [] }
  for (const reason of notes) facts.notes.push({ row, column: '', value: '', reason })
  for (const rule of mapping.columns) {
    if (rule.target === null) continue
    const fault = faults?.find(({ column }) => column === rule.column || column === rule.unitColumn)
    if (fault) {
      const { column, reason } = fault
      facts.problems.push({ row, column: header[column] ?? '', value: cells[column] ?? '', reason })
      continue
    }
    for (const { column, reason } of cellNotes ?? [])
      if (column === rule.column || column === rule.unitColumn)
        facts.notes.push({ row, column: header[column] ?? '', value: cells[column] ?? '', reason })
    const value = meantText(cells[rule.column] ?? '', rule)
    if (value === '') continue
    const place = { row, column: header[rule.column] ?? '', value }
    if (hides(cells[rule.column] ?? '')) facts.notes.push({ ...place, reason: HIDDEN_SIGNS })
    try {
      take(rule, rule.target, value)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      facts.problems.push({ ...place, reason: error.reason })
    }
  }
  for (const [target, value] of Object.entries(mapping.constants) as [ImportTarget, string][])
    if (value !== '' && !facts.values.has(target)) facts.values.set(target, readConstant(value, target))
  settlePrices(facts, mapping, (column, en, zh) =>
    facts.problems.push({ row, column: header[column] ?? '', value: cells[column] ?? '', reason: { en, zh } }),
  )
  settleStock(facts, mapping, header)
  return facts

  function take(rule: ColumnRule, target: ImportTarget | 'attribute', value: string): void {
    const reading = (): CellReading => ({
      // A number of a workbook has a decimal point, whatever the texts of its column have.
      mark: numbers?.includes(rule.column) ? '.' : rule.decimal,
      multiply: rule.multiply,
      units: unitsOf(rule, cells, header),
      side: target === 'sku.size' ? sideOf(rule, header[rule.column] ?? '') : undefined,
      tell: (reason) => facts.notes.push({ row, column: header[rule.column] ?? '', value, reason }),
    })
    const fact = target === 'attribute' ? findFact(rule.attribute?.fact) : undefined
    if (fact) {
      const isSaidElsewhere = (code: string) => hasColumn(code, mapping, cells)
      const { told, stated } = factsOfCell(fact, rule, { text: value, reading, isSaidElsewhere })
      for (const reason of told) facts.factNotes.push({ row, column: header[rule.column] ?? '', value, reason })
      facts.attributes.push(...stated)
      return
    }
    if (target === 'attribute') {
      const read = readProperty(value, rule.attribute ?? UNNAMED, reading())
      if (read !== undefined) facts.attributes.push({ rule, value: read })
      return
    }
    const isMapped = ownValue(rule.values, cellText(cells[rule.column] ?? '')) !== undefined
    const bySign = importTargets[target] === 'currency' ? mapping.signs?.[signIn(value) ?? ''] : undefined
    const meant = (isMapped ? undefined : meaningOf(value, target)) ?? bySign ?? value
    const read = readValue(meant, { ...rule, target }, reading)
    if (read !== undefined) facts.values.set(target, read)
  }
}

interface OfFact {
  text: string
  reading: () => CellReading
  /** Whether the row has a column of its own for a fact. */
  isSaidElsewhere: (code: string) => boolean
}

/** What a cell states of its column's fact, and of others that were chosen for it. Throws Unreadable. */
function factsOfCell(
  fact: Fact,
  rule: ColumnRule,
  { text, reading, isSaidElsewhere }: OfFact,
): { told: readonly Reason[]; stated: RowFacts['attributes'] } {
  const cell = cellOf(rule, fact, text)
  const others = rule.attribute?.also ?? []
  const also = others.flatMap((code) => (isSaidElsewhere(code) ? [] : takenFrom(rule, cell, code)))
  const own = ownOf(fact, rule, { text, reading, cell, isTaken: also.length > 0 })
  return { told: cell.told, stated: own ? [{ rule, ...own }, ...also] : also }
}

function hasColumn(code: string, { columns }: ImportMapping, cells: readonly string[]): boolean {
  return columns.some(
    ({ target, attribute, column }) =>
      target === 'attribute' && attribute?.fact === code && cellText(cells[column] ?? '') !== '',
  )
}

interface OwnCell {
  text: string
  reading: () => CellReading
  cell: FactCell
  /** Whether another fact took what the cell says. */
  isTaken: boolean
}

/** The value of a cell's own fact. A class that cannot be read wholly is kept as written. Throws Unreadable for a number or yes and no. */
function ownOf(
  fact: Fact,
  { attribute = UNNAMED }: ColumnRule,
  { text, reading, cell, isTaken }: OwnCell,
): FactValue | undefined {
  const { read, isWhole } = cell
  if (saysNone(text)) return undefined
  if (fact.kind === 'class' || fact.kind === 'choice') {
    if (read && isWhole) return read
    return read === undefined && isWhole && isTaken ? undefined : { value: text }
  }
  if (fact.kind === 'boolean' && read) return read
  try {
    // The mark and the unit of the column decide first.
    const value = readProperty(text, attribute, reading())
    return value === undefined ? undefined : { value }
  } catch (error) {
    if (error instanceof Unreadable && read && isWhole) return read
    throw error
  }
}

/** What a cell says of another fact that somebody has chosen for its column. */
function takenFrom(rule: ColumnRule, { others }: FactCell, code: string): RowFacts['attributes'] {
  const other = findFact(code)
  const text = others.flatMap((one) => (one.code === code ? one.text : [])).join(' / ')
  const read = other && text !== '' ? readFactCell(other, text).read : undefined
  return read ? [{ rule: ruleOfOther(rule, code), ...read }] : []
}

/** The cells of a column that were read; many rows say the same. */
function cellOf(rule: ColumnRule, fact: Fact, text: string): FactCell {
  const known = factCells.get(rule) ?? new Map<string, FactCell>()
  factCells.set(rule, known)
  const cell = known.get(text) ?? readFactCell(fact, text)
  if (known.size < MOST_CELLS) known.set(text, cell)
  return cell
}

const factCells = new WeakMap<ColumnRule, Map<string, FactCell>>()
const MOST_CELLS = 1000

/** Is refused for lack of a name. */
const UNNAMED = { name: '', enName: '', unit: '', level: 'sku' } as const

function settleStock(facts: RowFacts, { columns }: ImportMapping, header: readonly string[]): void {
  const stock = facts.values.get('sku.stock') as ReadStock | undefined
  if (!stock) return
  const at = columns.find(({ target }) => target === 'sku.stock')?.column ?? -1
  const place = { row: facts.row, column: header[at] ?? '', value: facts.cells[at] ?? '' }
  const unit = facts.values.get('measurementUnit') as string | undefined
  try {
    const tell: Tell = (reason) => facts.notes.push({ ...place, reason })
    facts.values.set('sku.stock', stockIn(stock, isUnitName(unit) ? unit : undefined, tell))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    facts.problems.push({ ...place, reason: error.reason })
  }
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
  return readValue(text, { column: -1, target }, () => ({ tell: () => {} }))
}

/** A cell's text after the mapping of values and the other rules of its column. */
function meantText(cell: string, { values, split }: ColumnRule): string {
  const text = cellText(cell)
  const meant = ownValue(values, text) ?? text
  if (!split || !meant.includes(split.at)) return meant
  const at = meant.indexOf(split.at)
  return (split.take === 'first' ? meant.slice(0, at) : meant.slice(at + split.at.length)).trim()
}

function readValue(text: string, rule: ColumnRule & { target: ImportTarget }, reading: () => CellReading): unknown {
  const kind = importTargets[rule.target]
  if (TEXTUAL.has(kind)) return text
  switch (kind) {
    case 'number':
      return rule.target === 'sku.packCoverage' ? readArea(text, reading()) : readStock(text, reading())
    case 'count':
      return readCount(text, reading())
    case 'price':
      return readPrice(text, reading(), rule.multiply)
    case 'basis':
      return readBasis(text, reading())
    case 'length':
      return readLength(text, reading())
    case 'size': {
      const own = reading()
      return readSizeValue(text, { ...own, mark: own.mark ?? sizeMark(text) })
    }
    case 'days':
      return readDays(text, reading())
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
function sizeMark(text: string): '.' | ',' | undefined {
  // `1.200 x 600` may be one or a thousand.
  if (/(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(plain(text))) return undefined
  return plain(text).includes(',') && !plain(text).includes('.') ? ',' : '.'
}

/** The units that a cell without one may have: those of its row's unit column, else of its column. Throws Unreadable. */
function unitsOf(rule: ColumnRule, cells: readonly string[], header: readonly string[]): readonly UnitName[] {
  const stated = rule.unitColumn == null ? '' : cellText(cells[rule.unitColumn] ?? '')
  if (stated !== '') {
    const units = unitsNamed(stated)
    if (units.length > 0) return units
    const of = header[rule.unitColumn ?? -1] ?? ''
    throw new Unreadable(`its unit, “${stated}” in ${of}, is not known`, `“${of}”列中的单位“${stated}”不是已知的单位`)
  }
  const known = columnUnits.get(rule) ?? columnUnitsOf(rule, header[rule.column] ?? '')
  columnUnits.set(rule, known)
  return known
}

/** The only side that the header of a size names: `Width / size`. */
function sideOf(rule: ColumnRule, header: string): CellReading['side'] {
  const known = columnSides.get(rule)
  if (known) return known.side
  const named = new Set(guessByHeader(header, '').map(({ target }) => target))
  const [isLength, isWidth] = [named.has('sku.size.length'), named.has('sku.size.width')]
  const side = isLength === isWidth ? undefined : isLength ? 'length' : 'width'
  columnSides.set(rule, { side })
  return side
}

const columnSides = new WeakMap<ColumnRule, Pick<CellReading, 'side'>>()
/** A mapping is read with one header. */
const columnUnits = new WeakMap<ColumnRule, readonly UnitName[]>()
