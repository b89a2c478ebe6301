import { minorDigitsOf } from '../../../../contract/budgets/currencies.ts'

/** A cell of a sheet: a text, a decimal, or a formula with what it comes to. */
export type SheetCell = TextCell | NumberCell | FormulaCell | null
interface Looks {
  isBold?: boolean
}
interface TextCell extends Looks {
  text: string
  isHead?: boolean
}
interface NumberCell extends Looks {
  number: string
  format: string
}
interface FormulaCell extends Looks {
  /** As a spreadsheet has it, without `=`. */
  formula: string
  /** Kept beside it, for whoever shows the sheet without computing it. */
  value: string
  format: string
}

export interface SheetOfCells {
  name: string
  /** In characters. */
  widths: number[]
  rows: SheetCell[][]
  /** Rows that stay in sight, and are printed on each page. */
  headRows: number
}

/** As many digits as there are: any other format ends whole numbers with a point. */
export const QUANTITY = 'General'
export const PERCENT = 'General'
export const RATE = 'General'
export const WHOLE = '#,##0'
/** Prices as they are typed. */
export const PRICE = '#,##0.00'

/** Amounts of a currency, to so many digits or those of its minor unit. */
export function moneyFormat(currency: string, digits = minorDigitsOf(currency)): string {
  const sign = currency === 'CNY' ? '[$¥-804]' : `[$${currency}] `
  return digits === 0 ? `${sign}#,##0` : `${sign}#,##0.${'0'.repeat(digits)}`
}

/** The name of a sheet within a formula. */
export function quoted(name: string): string {
  return name.replaceAll("'", "''")
}

/** `A`, `B`, … `AA`; from 0. */
export function letterOf(column: number): string {
  const rest = column % 26
  const letter = String.fromCodePoint(65 + rest)
  return column < 26 ? letter : letterOf((column - rest) / 26 - 1) + letter
}
