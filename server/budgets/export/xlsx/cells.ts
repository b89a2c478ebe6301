import type writeExcelFile from 'write-excel-file/node'
import type { Cell } from 'write-excel-file/node'
import { minorDigitsOf } from '../../../../contract/budgets/currencies.ts'

/** The library's own, for several sheets. */
type Library = Parameters<typeof writeExcelFile>
type LibrarySheet = Library[0][number]
type LibraryFeature = NonNullable<NonNullable<Library[1]>['features']>[number]

const INK = '#211F1B'
const HAIRLINE = '#E6E1D9'

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

export const QUANTITY = '#,##0.####'
export const PERCENT = '0.####'
export const RATE = '0.########'
export const WHOLE = '#,##0'
/** Prices as they are typed. */
export const PRICE = '#,##0.00'

/** Amounts of a currency, to so many digits or those of its minor unit. */
export function moneyFormat(currency: string, digits = minorDigitsOf(currency)): string {
  const sign = currency === 'CNY' ? '[$¥-804]' : `[$${currency}] `
  return digits === 0 ? `${sign}#,##0` : `${sign}#,##0.${'0'.repeat(digits)}`
}

const BODY = { alignVertical: 'center', textColor: INK } as const
const HEAD = {
  ...BODY,
  wrap: true,
  fontWeight: 'bold',
  bottomBorderStyle: 'thin',
  bottomBorderColor: HAIRLINE,
} as const
const BOLD = { ...BODY, fontWeight: 'bold' } as const

/** Texts, numbers and formulas in the library's words. What begins like a formula is a text all the same. */
export function librarySheet({ name, widths, rows, headRows }: SheetOfCells): LibrarySheet {
  return {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    data: rows.map((row) => row.map(libraryCell)),
    orientation: 'landscape',
    showGridLines: false,
    ...(headRows > 0 && { stickyRowsCount: headRows }),
  }
}

function libraryCell(cell: SheetCell): Cell {
  if (cell === null) return null
  const look = cell.isBold ? BOLD : BODY
  if ('text' in cell)
    return cell.text === '' ? null : { ...(cell.isHead ? HEAD : look), type: String, value: plainKey(cell.text) }
  if ('formula' in cell) return { ...look, type: 'Formula', value: cell.formula, format: cell.format }
  return { ...look, type: Number, value: Number(cell.number), format: cell.format }
}

// The library keeps texts by themselves in a plain object, and takes the name of one of its own methods for a text it has.
function plainKey(text: string): string {
  return text in {} ? `${text} ` : text
}

/** Puts beside each formula what it comes to: the library leaves it out, and whoever only looks would see nothing. */
export function valuesFeature(sheets: readonly SheetOfCells[]): LibraryFeature {
  const values = sheets.map(({ rows }) =>
    rows.flatMap((row) => row.flatMap((cell) => (cell && 'formula' in cell ? [cell.value] : []))),
  )
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            let place = 0
            const filled = xml.replaceAll('</f>', () => `</f><v>${values[sheetIndex]?.[place++] ?? ''}</v>`)
            // As wide as a page of A4, and as long as it takes.
            return filled
              .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace(
                /<pageSetup[^>]*\/>/,
                '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
              )
          },
        },
      },
    },
  }
}

/** Names that a workbook's formulas use, and the rows that are printed on each page. */
export function namesFeature(
  sheets: readonly SheetOfCells[],
  names: readonly { name: string; at: string }[],
): LibraryFeature {
  const titles = sheets.flatMap(({ name, headRows }, place) =>
    headRows > 0
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">'${quoted(name)}'!$1:$${headRows}</definedName>`,
        ]
      : [],
  )
  const defined = names.map(({ name, at }) => `<definedName name="${name}">${at}</definedName>`)
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          // A second element beside the library's empty one would not be read.
          transform: (xml) =>
            xml
              .replace('<definedNames/>', () => `<definedNames>${[...titles, ...defined].join('')}</definedNames>`)
              .replace('<calcPr/>', '<calcPr calcId="191029" fullCalcOnLoad="1"/>'),
        },
      },
    },
  }
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
