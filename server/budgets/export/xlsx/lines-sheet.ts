import { unitsPriced } from '../../../../contract/budgets/price-per.ts'
import { decimalOf } from '../../../../contract/values/fraction.ts'
import { pricesOf, taxDigitsOf } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { minorDigitsOf } from '../../../../contract/budgets/currencies.ts'
import type { FileBudget, FileLine } from '../file-budget.ts'
import { lineNameInFile, pricePerOf, taxIncludedIn, unitIn } from '../line-words.ts'
import { budgetWordsIn } from '../words.ts'
import { moneyFormat, PERCENT, PRICE, QUANTITY, quoted, RATE, WHOLE, widthsFor } from './cells.ts'
import { letterOf } from '../../../platform/xlsx/column-letters.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'
import type { QuantitiesSheet } from './quantities-sheet.ts'

const columns = [
  ...(['code', 'name', 'unit', 'need', 'coverage', 'minimum', 'spare', 'packsNeeded', 'packs', 'order'] as const),
  ...(['pricePer', 'priceLow', 'priceHigh', 'priceChosen', 'currency', 'taxIncluded', 'discount'] as const),
  ...(['markup', 'freight', 'rate', 'taxRate', 'goodsLow', 'goodsHigh', 'goodsChosen'] as const),
  ...(['taxLow', 'taxHigh', 'taxChosen', 'freightInBase'] as const),
] as const
export type LinesColumn = (typeof columns)[number]

/** The name of the cell with the tax rate of lines without one of their own. */
export const DEFAULT_TAX = 'DefaultTaxRate'

export interface LinesSheet extends SheetOfCells {
  /** The reference of a line's cell, for formulas of other sheets. */
  at(lineId: string, column: LinesColumn): string
  /** The range of a column's cells, without those of lines that do not count. */
  counted(column: LinesColumn): string
}

/** The sheet that computes each line step by step. `lines` begin with the `countedLines` that count. */
export function linesSheetOf(
  budget: FileBudget,
  lines: readonly FileLine[],
  { countedLines, quantities }: { countedLines: number; quantities: QuantitiesSheet },
): LinesSheet {
  const words = budgetWordsIn(budget.language)
  const name = words.lines
  const rowsByLine = new Map(lines.map(({ id }, place) => [id, place + 2]))
  const letter = (column: LinesColumn) => letterOf(columns.indexOf(column))
  const sheet = `'${quoted(name)}'!`
  const rows = [
    columns.map((column): SheetCell => ({ text: words[column], isHead: true })),
    ...lines.map((line, place) => rowOf(budget, line, { quantities, at: (column) => `${letter(column)}${place + 2}` })),
  ]
  return {
    name,
    widths: widthsFor(
      rows,
      columns.map((column) => (column === 'name' ? 32 : 12)),
    ),
    headRows: 1,
    rows,
    at: (lineId, column) => `${sheet}${letter(column)}${rowsByLine.get(lineId)}`,
    counted: (column) => `${sheet}${letter(column)}2:${letter(column)}${Math.max(2, countedLines + 1)}`,
  }
}

interface Place {
  quantities: QuantitiesSheet
  at(column: LinesColumn): string
}

function rowOf(budget: FileBudget, line: FileLine, { quantities, at }: Place): SheetCell[] {
  const { list, language } = budget
  const { figures, pack, price } = line
  const money = moneyFormat(list.baseCurrency)
  const taxDigits = taxDigitsOf(list)
  const cells: Record<LinesColumn, SheetCell> = {
    code: { text: line.docCode },
    name: { text: lineNameInFile(line, language) },
    unit: { text: unitIn(budget, line.unit) },
    need: formulaOr(quantities.needOf(line.id), figures.need, QUANTITY),
    ...packCells(budget, line, { quantities, at }),
    order:
      figures.packs === null
        ? { formula: at('need'), value: figures.orderQty, format: QUANTITY }
        : { formula: `${at('packs')}*${at('coverage')}`, value: figures.orderQty, format: QUANTITY },
    pricePer: { text: pricePerOf(budget, line) },
    ...priceCells(line, at),
    currency: { text: price.currency },
    taxIncluded: { text: taxIncludedIn(price, language) },
    discount: { number: price.discountPct, format: PERCENT },
    markup: { number: price.markupPct, format: PERCENT },
    freight: { number: price.freight, format: PRICE },
    rate: price.fxRate === null ? null : { number: price.fxRate, format: RATE },
    taxRate:
      price.taxRate === null
        ? { formula: DEFAULT_TAX, value: list.defaultTaxRate, format: PERCENT }
        : { number: price.taxRate, format: PERCENT },
    goodsLow: goods('Low'),
    goodsHigh: goods('High'),
    goodsChosen: goods('Chosen'),
    taxLow: tax('Low'),
    taxHigh: tax('High'),
    taxChosen: tax('Chosen'),
    freightInBase:
      figures.goodsLow === null
        ? null
        : { formula: rounded(`${at('freight')}*${at('rate')}`), value: figures.freight, format: money },
  }
  return columns.map((column) => cells[column])

  /** The exact selling price: after discount and markup, with freight. */
  function sell(bound: Capital<Bound>): string {
    const quantity = price.basis === 'perPack' && pack.coveragePerPack !== null ? 'packs' : 'order'
    const net = price.taxIncluded ? `${at(`price${bound}`)}/(1+${at('taxRate')}/100)` : at(`price${bound}`)
    const priced = unitsPriced(line)
    const each = priced ? `${net}/${decimalOf(priced, 12).text}` : net
    const parts = [at(quantity), each, `(1-${at('discount')}/100)`, `(1+${at('markup')}/100)`]
    return `(${parts.join('*')}+${at('freight')})*${at('rate')}`
  }

  function rounded(formula: string, digits = minorDigitsOf(list.baseCurrency)): string {
    return `ROUND(ROUND(${formula},9),${digits})`
  }

  function goods(bound: Capital<Bound>): SheetCell {
    const value = figures[`goods${bound}`]
    return value === null ? null : { formula: rounded(sell(bound)), value, format: money }
  }

  function tax(bound: Capital<Bound>): SheetCell {
    const value = figures[`tax${bound}`]
    if (value === null) return null
    const formula = rounded(`${sell(bound)}*${at('taxRate')}/100`, taxDigits)
    return { formula, value, format: moneyFormat(list.baseCurrency, taxDigits) }
  }
}

type Capital<Text extends string> = Capitalize<Text>

/** In binary arithmetic the need may be a hair above whole packs, so it is rounded before it is rounded up. */
function packCells(
  { list }: FileBudget,
  { id, pack, figures: { packs } }: FileLine,
  { quantities, at }: Place,
): Record<'coverage' | 'minimum' | 'spare' | 'packsNeeded' | 'packs', SheetCell> {
  if (pack.coveragePerPack === null || packs === null)
    return { coverage: null, minimum: null, spare: null, packsNeeded: null, packs: null }
  const covering =
    list.packing === 'perRoom' ? (quantities.packsOf(id) ?? '0') : `ROUNDUP(ROUND(${at('need')}/${at('coverage')},9),0)`
  return {
    coverage: { number: pack.coveragePerPack, format: QUANTITY },
    minimum: { number: String(pack.minOrderPacks), format: WHOLE },
    spare: { number: String(pack.sparePacks), format: WHOLE },
    packsNeeded: {
      formula: `MAX(${at('minimum')},${covering})`,
      value: String(packs === 0 ? 0 : packs - pack.sparePacks),
      format: WHOLE,
    },
    // Spare packs only where the line has any.
    packs: {
      formula: `${at('packsNeeded')}+${at('spare')}*MIN(1,${at('packsNeeded')})`,
      value: String(packs),
      format: WHOLE,
    },
  }
}

/** With only one price, the other cells refer to it. */
function priceCells({ price }: FileLine, at: Place['at']): Record<'priceLow' | 'priceHigh' | 'priceChosen', SheetCell> {
  const prices = pricesOf(price)
  if (prices === null) return { priceLow: null, priceHigh: null, priceChosen: null }
  const cell = (own: string | null, other: LinesColumn, value: string): SheetCell =>
    own === null ? { formula: at(other), value, format: PRICE } : { number: own, format: PRICE }
  const { low, high, chosen } = price
  return {
    priceLow: cell(low, high === null ? 'priceChosen' : 'priceHigh', prices.low),
    priceHigh: cell(high, low === null ? 'priceChosen' : 'priceLow', prices.high),
    priceChosen: cell(chosen, 'priceHigh', prices.chosen),
  }
}

function formulaOr(formula: string | undefined, value: string, format: string): SheetCell {
  return formula === undefined ? { number: value, format } : { formula, value, format }
}
