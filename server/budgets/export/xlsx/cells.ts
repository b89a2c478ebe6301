import { minorDigitsOf } from '../../../../contract/budgets/currencies.ts'

/** A cell of a sheet: a text, a decimal, or a formula with its value. */
export type SheetCell = TextCell | NumberCell | FormulaCell | null
interface Looks {
  isBold?: boolean
}
interface TextCell extends Looks {
  text: string
  isHead?: boolean
  isLow?: boolean
  isRuled?: boolean
}
interface NumberCell extends Looks {
  number: string
  format: string
}
interface FormulaCell extends Looks {
  /** In the syntax of spreadsheets, without `=`. */
  formula: string
  /** Stored beside the formula, for programs that do not compute sheets. */
  value: string
  format: string
}

export interface SheetOfCells {
  name: string
  /** In characters. */
  widths: number[]
  rows: SheetCell[][]
  /** Rows that stay visible and are printed on each page. */
  headRows: number
}

/** Shows all digits. Other formats end whole numbers with a point. */
export const QUANTITY = 'General'
export const PERCENT = 'General'
export const RATE = 'General'
export const WHOLE = '#,##0'
/** The format of prices, as people type them. */
export const PRICE = '#,##0.00'

/** The format of a currency's amounts, with the decimals of its minor unit unless stated. */
export function moneyFormat(currency: string, digits = minorDigitsOf(currency)): string {
  const sign = currency === 'CNY' ? '[$¥-804]' : `[$${currency}] `
  return digits === 0 ? `${sign}#,##0` : `${sign}#,##0.${'0'.repeat(digits)}`
}

/** The widths of columns, in characters, such that every figure fits: spreadsheets show `###` for one that does not. */
export function widthsFor(rows: readonly SheetCell[][], least: readonly number[]): number[] {
  const widths = [...least]
  for (const row of rows)
    for (const [at, cell] of row.entries()) {
      const width = cell ? figureWidth(cell) : 0
      if (width > (widths[at] ?? 0)) widths[at] = width
    }
  return widths
}

function figureWidth(cell: TextCell | NumberCell | FormulaCell): number {
  if ('text' in cell) return 0
  const figure = 'number' in cell ? cell.number : cell.value
  if (!/^-?[\d.]+$/.test(figure)) return 0
  // `[$¥-804]#,##0.00` shows 1006460.02 as ¥1,006,460.02. Bold digits are wider.
  const sign = /\[\$([^\]-]*)/.exec(cell.format)?.[1] ?? ''
  const whole = figure.split('.')[0] ?? ''
  const decimals = /\.(0+)/.exec(cell.format)?.[1]?.length ?? 0
  const length = sign.length + 2 + whole.length + Math.floor(whole.length / 3) + (decimals && decimals + 1)
  return Math.ceil(length * (cell.isBold ? 1.15 : 1.05))
}

/** The name of a sheet within a formula. */
export function quoted(name: string): string {
  return name.replaceAll("'", "''")
}
