import { letterOf } from '../../../platform/xlsx/column-letters.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'
import { escaped } from '../../../platform/xlsx/escaped.ts'
import type { Strings } from '../../../platform/xlsx/strings.ts'
import type { Styles } from './styles.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

interface Book {
  styles: Styles
  strings: Strings
  isFirst: boolean
  /** The head and the foot of printed pages. */
  printed: string
}

/** A sheet in the order of ECMA-376's CT_Worksheet. It prints as wide as a page of A4, on as many pages as needed. */
export function sheetXml(
  { widths, rows, headRows }: SheetOfCells,
  { styles, strings, isFirst, printed }: Book,
): string {
  const letters = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, place) => letterOf(place))
  const pane = `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>`
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  let written = ''
  for (const [place, row] of rows.entries()) {
    written += `<row r="${place + 1}">`
    for (const [column, cell] of row.entries())
      if (cell !== null) written += cellXml(cell, `${letters[column]}${place + 1}`)
    written += '</row>'
  }
  return (
    `<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    `${headRows > 0 ? pane : ''}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    `<cols>${columns.join('')}</cols><sheetData>${written}</sheetData>` +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `${printed}</worksheet>`
  )

  /** A text that begins like a formula remains a text. */
  function cellXml(cell: NonNullable<SheetCell>, at: string): string {
    const style = styles.numberOf(cell)
    if ('formula' in cell) return `<c r="${at}" s="${style}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
    if ('number' in cell) return `<c r="${at}" s="${style}"><v>${cell.number}</v></c>`
    return cell.text === '' ? '' : `<c r="${at}" s="${style}" t="s"><v>${strings.numberOf(cell.text)}</v></c>`
  }
}
