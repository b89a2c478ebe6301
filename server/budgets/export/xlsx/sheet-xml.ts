import { letterOf } from '../../../platform/xlsx/column-letters.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'
import { escaped } from '../../../platform/xlsx/escaped.ts'
import type { SheetLogo } from '../../../platform/xlsx/letterhead.ts'
import { MAIN, OFFICE } from '../../../platform/xlsx/relationships.ts'
import type { Strings } from '../../../platform/xlsx/strings.ts'
import type { Styles } from './styles.ts'

/** The height of a row without a logo, in points. */
const ROW_HEIGHT = 15

interface Book {
  styles: Styles
  strings: Strings
  isFirst: boolean
  /** The head and the foot of printed pages. */
  printed: string
  /** Above the first row's text. */
  logo?: SheetLogo | undefined
}

/** A sheet in the order of ECMA-376's CT_Worksheet. It prints as wide as a page of A4, on as many pages as needed. */
export function sheetXml(
  { widths, rows, headRows }: SheetOfCells,
  { styles, strings, isFirst, printed, logo }: Book,
): string {
  const letters = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, place) => letterOf(place))
  const pane = `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>`
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  let written = ''
  for (const [place, row] of rows.entries()) {
    const height = logo && place === 0 ? ` ht="${logo.height + ROW_HEIGHT}" customHeight="1"` : ''
    written += `<row r="${place + 1}"${height}>`
    for (const [column, cell] of row.entries())
      if (cell !== null) written += cellXml(cell, `${letters[column]}${place + 1}`)
    written += '</row>'
  }
  return (
    `<worksheet xmlns="${MAIN}"${logo ? ` xmlns:r="${OFFICE}"` : ''}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    `${headRows > 0 ? pane : ''}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="${ROW_HEIGHT}"/>` +
    `<cols>${columns.join('')}</cols><sheetData>${written}</sheetData>` +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `${printed}${logo ? '<drawing r:id="drawing"/>' : ''}</worksheet>`
  )

  /** A text that begins like a formula remains a text. */
  function cellXml(cell: NonNullable<SheetCell>, at: string): string {
    const style = styles.numberOf(cell)
    if ('formula' in cell) return `<c r="${at}" s="${style}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
    if ('number' in cell) return `<c r="${at}" s="${style}"><v>${cell.number}</v></c>`
    if (cell.text === '') return cell.isRuled ? `<c r="${at}" s="${style}"/>` : ''
    return `<c r="${at}" s="${style}" t="s"><v>${strings.numberOf(cell.text)}</v></c>`
  }
}
