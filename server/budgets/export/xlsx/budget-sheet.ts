import { sumOf } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { taxDigitsOf } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { minorDigitsOf } from '../../../../contract/budgets/currencies.ts'
import { columnsOf, headingOfColumn } from '../columns.ts'
import type { ExportColumn } from '../columns.ts'
import type { FileBudget } from '../file-budget.ts'
import { headingOf } from '../heading.ts'
import { amountNames, layOutRows } from '../lay-out.ts'
import type { AmountName, ExportGroup, LaidOut, ExportRow } from '../lay-out.ts'
import { CONVERTED_DIGITS, conversionOf } from '../quantities.ts'
import { notesOf, totalRowsOf } from '../total-rows.ts'
import type { TotalRow } from '../total-rows.ts'
import { budgetWordsIn } from '../words.ts'
import { moneyFormat, PERCENT, PRICE, QUANTITY, quoted, WHOLE, widthsFor } from './cells.ts'
import { footLineOf } from '../../../../contract/paper.ts'
import { letterOf } from '../../../platform/xlsx/column-letters.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'
import { DEFAULT_TAX } from './lines-sheet.ts'
import type { LinesColumn, LinesSheet } from './lines-sheet.ts'
import { partFormula } from './part-formulas.ts'
import type { PlacedRow } from './part-formulas.ts'
import type { QuantitiesSheet } from './quantities-sheet.ts'
import { blockRowOf, titleRowOf } from './title-block.ts'
import type { CellName } from './workbook.ts'

/** The sheets that compute this one. A client's file has none. */
export interface Computing {
  linesSheet: LinesSheet
  quantities: QuantitiesSheet
}

export interface BudgetSheet extends SheetOfCells {
  names: CellName[]
}

/** Columns that the sheet of lines computes step by step. */
const COMPUTED_ELSEWHERE: ReadonlySet<ExportColumn['name']> = new Set([
  'coverage',
  'taxIncluded',
  'discount',
  'markup',
  'freight',
  'rate',
  'rateDate',
])
const CONTINGENCY = 'ContingencyPct'
const HEAD_ROWS = 6
/** A formula has 8,192 characters at most. */
const MOST_NAMED = 100

/** The sheet of lines in groups with their sums, and the totals below. */
export function budgetSheetOf(budget: FileBudget, computing: Computing | undefined): BudgetSheet {
  const words = budgetWordsIn(budget.language)
  const columns = columnsOf(budget).filter(({ name }) => !computing || !COMPUTED_ELSEWHERE.has(name))
  const laidOut = layOutRows(budget)
  const sheet = {
    budget,
    columns,
    computing,
    partsByLine: partsOf(laidOut),
    sharedCells: new Map<string, SheetCell[]>(),
    letter: letterIn(columns),
  }
  const rows: SheetCell[][] = [
    ...headRowsOf(sheet),
    columns.map((column): SheetCell => ({ text: headingOfColumn(column, budget), isHead: true })),
  ]
  const sumRows: number[] = []
  for (const group of laidOut.groups) {
    rows.push([{ text: group.name, isBold: true }])
    const first = rows.length + 1
    for (const row of group.rows) rows.push(rowOf(sheet, { row, at: rows.length + 1 }))
    sumRows.push(rows.length + 1)
    rows.push(sumRowOf(sheet, group, [first, rows.length]), [])
  }
  const span: Span = [HEAD_ROWS + 1, Math.max(rows.length, HEAD_ROWS + 1)]
  const totals = totalRowsOf(budget)
  const first = rows.length + 1
  for (const total of totals) rows.push(totalRow(sheet, total, { totals, first, at: rows.length + 1, span, sumRows }))
  const totalAt = first + totals.findIndex(({ kind }) => kind === 'total')
  rows.push([], ...notesOf(budget).map((text): SheetCell[] => [{ text }]))
  if (laidOut.apart.length > 0) {
    rows.push([], [{ text: words.apart, isBold: true }])
    for (const row of laidOut.apart) rows.push(rowOf(sheet, { row, at: rows.length + 1 }))
  }
  if (budget.letterhead) rows.push([], [{ text: footLineOf(budget.letterhead, budget.language) }])
  const name = words.budget
  const cell = (column: string, row: number) => `'${quoted(name)}'!$${column}$${row}`
  return {
    name,
    widths: widthsFor(
      rows,
      columns.map((column) => WIDTHS[column.name] ?? 13),
    ),
    headRows: HEAD_ROWS,
    rows,
    names: [
      { name: CONTINGENCY, at: cell('C', CONTINGENCY_ROW) },
      ...(computing ? [{ name: DEFAULT_TAX, at: cell('C', TAX_ROW) }] : []),
      ...(['low', 'high', 'chosen'] as const).map((bound) => ({
        name: `Total${bound.charAt(0).toUpperCase()}${bound.slice(1)}`,
        at: cell(sheet.letter(bound), totalAt),
      })),
    ],
  }
}

const WIDTHS: Partial<Record<ExportColumn['name'], number>> = {
  name: 34,
  brand: 18,
  model: 18,
  room: 24,
  remarks: 30,
  note: 36,
}
const CONTINGENCY_ROW = 3
const TAX_ROW = 4

type Span = [number, number]

interface Sheet {
  budget: FileBudget
  columns: ExportColumn[]
  computing: Computing | undefined
  /** The rows of lines that several rooms share. */
  partsByLine: Map<string, PlacedRow[]>
  /** The cells that are the same in all rows of a line. */
  sharedCells: Map<string, SheetCell[]>
  letter(column: ExportColumn['name']): string
}

function letterIn(columns: readonly ExportColumn[]): Sheet['letter'] {
  const letters = new Map(columns.map(({ name }, place) => [name, letterOf(place)]))
  return (column) => letters.get(column) ?? ''
}

/** The future places of the rows of shared lines. */
function partsOf({ groups }: LaidOut): Map<string, PlacedRow[]> {
  const parts = new Map<string, PlacedRow[]>()
  let at = HEAD_ROWS
  for (const { rows } of groups) {
    at += 1
    for (const row of rows) {
      at += 1
      if (!row.isPart) continue
      const known = parts.get(row.line.id)
      if (known) known.push({ row, at })
      else parts.set(row.line.id, [{ row, at }])
    }
    at += 2
  }
  return parts
}

function headRowsOf({ budget, columns, computing }: Sheet): SheetCell[][] {
  const words = budgetWordsIn(budget.language)
  const percent = (name: string, number: string): SheetCell[] => [null, { text: name }, { number, format: PERCENT }]
  return [
    titleRowOf(budget),
    [{ text: headingOf(budget) }],
    percent(words.contingencyPercent, budget.list.contingencyPct),
    computing ? percent(words.defaultTax, budget.list.defaultTaxRate) : [],
    blockRowOf(budget, columns.length),
  ]
}

function rowOf(sheet: Sheet, part: PlacedRow): SheetCell[] {
  const { columns, sharedCells } = sheet
  if (!part.row.isPart) return columns.map((column) => cellOf(sheet, part, column))
  // A line of twenty rooms differs only in need and amounts.
  const { id } = part.row.line
  const shared = sharedCells.get(id) ?? columns.map((column) => (isOfRow(column) ? null : cellOf(sheet, part, column)))
  sharedCells.set(id, shared)
  return columns.map((column, place) => (isOfRow(column) ? cellOf(sheet, part, column) : (shared[place] ?? null)))
}

function isOfRow({ name }: ExportColumn): boolean {
  return name === 'need' || isIn(amountNames, name)
}

function cellOf(sheet: Sheet, part: PlacedRow, column: ExportColumn): SheetCell {
  const value = column.read(part.row, sheet.budget)
  if (value === '') return null
  if (column.kind === 'text') return { text: value }
  const format = formatOf(sheet.budget, column.name)
  const formula = formulaOf(sheet, part, column.name)
  return formula === undefined ? { number: value, format } : { formula, value, format }
}

function formulaOf(sheet: Sheet, part: PlacedRow, column: ExportColumn['name']): string | undefined {
  const { budget, computing, letter } = sheet
  const { row, at } = part
  if (column === 'low' || column === 'high' || column === 'chosen') {
    const bound = column.charAt(0).toUpperCase() + column.slice(1)
    const goods = `${letter(`goods${bound}` as AmountName)}${at}`
    return budget.list.taxMode === 'inclusive' ? `${goods}+${letter(`tax${bound}` as AmountName)}${at}` : goods
  }
  if (!computing) return undefined
  const { linesSheet, quantities } = computing
  const own = (name: LinesColumn) => linesSheet.at(row.line.id, name)
  if (column === 'need') {
    const need = row.isPart ? quantities.needOf(row.line.id, row.roomId) : own('need')
    return need && converted(sheet, row, need)
  }
  if (column === 'order' || column === 'orderOfLine') return converted(sheet, row, own('order'))
  if (column === 'packs' || column === 'packsOfLine') return own('packs')
  if (isIn(COPIED, column)) return own(column)
  if (!isIn(amountNames, column)) return undefined
  if (!row.isPart) return own(column)
  const parts = sheet.partsByLine.get(row.line.id) ?? []
  const roomNeed = quantities.needOf(row.line.id, row.roomId)
  const where = { whole: own(column), need: own('need'), roomNeed, column: letter(column) }
  return partFormula(part, { name: column, parts }, where)
}

const COPIED = ['priceLow', 'priceHigh', 'priceChosen', 'taxRate'] as const

function isIn<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name)
}

function converted({ budget }: Sheet, { line }: ExportRow, formula: string): string {
  const factor = conversionOf(budget, line)
  return factor === null ? formula : `ROUND(${formula}*${factor},${CONVERTED_DIGITS})`
}

/** A group's sum in every column of amounts. */
function sumRowOf({ budget, columns, letter }: Sheet, { name, rows }: ExportGroup, [first, last]: Span): SheetCell[] {
  return columns.map((column, place): SheetCell => {
    if (place === 0) return { text: budgetWordsIn(budget.language).subtotal(name), isBold: true }
    if (!isIn(amountNames, column.name)) return null
    const amount = column.name
    return {
      formula: `SUM(${letter(amount)}${first}:${letter(amount)}${last})`,
      value: sumOf(rows.map(({ amounts }) => amounts[amount])),
      format: formatOf(budget, amount),
      isBold: true,
    }
  })
}

interface Totals {
  totals: readonly TotalRow[]
  /** The row of the first total, and of this one. */
  first: number
  at: number
  /** The rows of lines and groups, with the groups' sums. */
  span: Span
  sumRows: readonly number[]
}

function totalRow(sheet: Sheet, total: TotalRow, of: Totals): SheetCell[] {
  const { budget, columns } = sheet
  const isBold = total.kind === 'total'
  return columns.map((column, place): SheetCell => {
    if (place === 0) return { text: total.name, isBold: isBold || total.kind === 'incomplete' }
    const value = total.amounts[column.name]
    if (value === undefined) return null
    const format = formatOf(budget, column.name)
    const formula = isIn(amountNames, column.name)
      ? totalFormula(sheet, total, { ...of, column: column.name })
      : undefined
    return formula === undefined ? { number: value, format, isBold } : { formula, value, format, isBold }
  })
}

function totalFormula(
  { budget: { list }, letter, computing }: Sheet,
  { kind }: TotalRow,
  { totals, first, at, span, sumRows, column }: Totals & { column: AmountName },
): string | undefined {
  const minor = minorDigitsOf(list.baseCurrency)
  const rowOfKind = (wanted: TotalRow['kind']) => first + totals.findIndex((total) => total.kind === wanted)
  const bound = /Low$|High$|Chosen$/.exec(column)?.[0] ?? column.charAt(0).toUpperCase() + column.slice(1)
  const goodsColumn = letter(`goods${bound}` as AmountName)
  const goods = `${goodsColumn}${rowOfKind('goods')}`
  const rows = ([from, to]: Span, of: string) => `$${of}$${from}:$${of}$${to}`
  switch (kind) {
    case 'goods':
      if (sumRows.length === 0) return '0'
      if (sumRows.length <= MOST_NAMED) return `SUM(${sumRows.map((row) => `${goodsColumn}${row}`).join(',')})`
      // Each line counts twice in the column: by itself and in its group's sum.
      return `ROUND(SUM(${goodsColumn}${span[0]}:${goodsColumn}${span[1]})/2,${minor})`
    case 'freight':
      return computing && `SUM(${computing.linesSheet.counted('freightInBase')})`
    case 'tax': {
      const rate = `${letter('taxRate')}${at}`
      const ofRate = (of: string) => `SUMIF(${rows(span, letter('taxRate'))},${rate},${rows(span, of)})`
      return list.taxRounding === 'line'
        ? ofRate(letter(column))
        : `ROUND(ROUND(${ofRate(goodsColumn)}*${rate}/100,9),${minor})`
    }
    case 'contingency':
      return `ROUND(ROUND(${goods}*${CONTINGENCY}/100,9),${minor})`
    case 'total': {
      const taxes = totals.flatMap((total, place) =>
        total.kind === 'tax' ? [`${letter(`tax${bound}` as AmountName)}${first + place}`] : [],
      )
      const contingency = totals.some((total) => total.kind === 'contingency')
        ? [`${letter(column)}${rowOfKind('contingency')}`]
        : []
      return [goods, ...taxes, ...contingency].join('+')
    }
    case 'difference':
      return `${letter(column)}${rowOfKind('target')}-${letter(column)}${rowOfKind('total')}`
    case 'target':
    case 'incomplete':
      return undefined
  }
}

function formatOf({ list }: FileBudget, column: ExportColumn['name']): string {
  if (isIn(amountNames, column)) {
    const hasTax = column.startsWith('tax') || (!column.startsWith('goods') && list.taxMode === 'inclusive')
    return moneyFormat(list.baseCurrency, hasTax ? taxDigitsOf(list) : minorDigitsOf(list.baseCurrency))
  }
  if (column === 'packs' || column === 'packsOfLine' || column === 'leadTime') return WHOLE
  if (column === 'taxRate') return PERCENT
  return column.startsWith('price') ? PRICE : QUANTITY
}
