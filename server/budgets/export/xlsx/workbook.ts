import { quoted } from './cells.ts'
import type { SheetOfCells } from './cells.ts'
import { escaped } from '../../../platform/xlsx/escaped.ts'
import { sheetXml } from './sheet-xml.ts'
import { createStrings } from '../../../platform/xlsx/strings.ts'
import { createStyleTable } from './styles.ts'
import { DRAWINGS, DRAWINGS_END } from '../../../platform/xlsx/drawing.ts'
import { coreParts, headerFooterXml, logoOf } from '../../../platform/xlsx/letterhead.ts'
import type { SheetLogo } from '../../../platform/xlsx/letterhead.ts'
import {
  MAIN,
  OFFICE,
  PACKAGE,
  relationship,
  RELATIONSHIPS,
  RELATIONSHIPS_END,
  XML,
} from '../../../platform/xlsx/relationships.ts'
import type { FileBudget } from '../file-budget.ts'
import { createZip, packed, stored } from '../../../platform/xlsx/zip.ts'

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A name that formulas may use for a cell: `'Budget'!$C$3`. */
export interface CellName {
  name: string
  at: string
}

type Headed = Pick<FileBudget, 'letterhead' | 'language'>

/**
 * Writes a workbook (ECMA-376) of texts, decimals and formulas. Each formula has its value beside it, for programs that do not
 * compute sheets (decisions/072).
 */
export function writeWorkbook(sheets: readonly SheetOfCells[], names: readonly CellName[], headed: Headed): Uint8Array {
  const styles = createStyleTable(headed.letterhead?.studio.accent ?? null)
  const strings = createStrings()
  const printed = headerFooterXml(headed)
  const core = coreParts(headed)
  const logo = logoOf(headed.letterhead)
  const written = sheets.map((sheet, place) => {
    const isFirst = place === 0
    return sheetXml(sheet, { styles, strings, isFirst, printed, logo: isFirst ? logo : undefined })
  })
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length, logo !== undefined, core.override),
    '_rels/.rels': relationships([{ type: 'officeDocument', target: 'xl/workbook.xml' }], core.relationship),
    ...Object.fromEntries(core.files),
    'xl/workbook.xml': workbookXml(sheets, names),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, place) => ({ type: 'worksheet', target: `worksheets/sheet${place + 1}.xml` })),
      { type: 'styles', target: 'styles.xml' },
      { type: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
    'xl/styles.xml': XML + styles.xml(),
    'xl/sharedStrings.xml': XML + strings.xml(),
    ...(logo && drawingParts(logo)),
  }
  for (const [place, xml] of written.entries()) files[`xl/worksheets/sheet${place + 1}.xml`] = XML + xml
  const zip = createZip()
  const parts = Object.entries(files).flatMap(([name, text]) => zip.add(name, packed(text)))
  if (logo) parts.push(...zip.add(logo.file.name, stored(logo.file.bytes)))
  return Buffer.concat([...parts, ...zip.end()])
}

function workbookXml(sheets: readonly SheetOfCells[], names: readonly CellName[]): string {
  const listed = sheets.map(
    ({ name }, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  const titles = sheets.flatMap(({ name, headRows }, place) => {
    const rows = `'${quoted(name)}'!$1:$${headRows}`
    return headRows > 0
      ? [`<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${escaped(rows)}</definedName>`]
      : []
  })
  const named = names.map(({ name, at }) => `<definedName name="${name}">${escaped(at)}</definedName>`)
  const defined = [...titles, ...named]
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets>` +
    (defined.length > 0 ? `<definedNames>${defined.join('')}</definedNames>` : '') +
    '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>'
  )
}

/** The logo over the first sheet, but for its file. */
function drawingParts(logo: SheetLogo): Record<string, string> {
  const link = relationship({ id: 'drawing', type: 'drawing', target: '../drawings/drawing1.xml' })
  return {
    'xl/worksheets/_rels/sheet1.xml.rels': `${RELATIONSHIPS}${link}${RELATIONSHIPS_END}`,
    'xl/drawings/drawing1.xml': `${DRAWINGS}${logo.drawnIn({ row: 0, column: 0, nth: 1 })}${DRAWINGS_END}`,
    'xl/drawings/_rels/drawing1.xml.rels': `${RELATIONSHIPS}${logo.relationship}${RELATIONSHIPS_END}`,
  }
}

function contentTypes(sheets: number, hasLogo: boolean, more: string): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${TYPES}.${type}+xml"/>`
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    (hasLogo ? LOGO_TYPES : '') +
    override('workbook.xml', 'sheet.main') +
    Array.from({ length: sheets }, (_, place) => override(`worksheets/sheet${place + 1}.xml`, 'worksheet')).join('') +
    override('styles.xml', 'styles') +
    override('sharedStrings.xml', 'sharedStrings') +
    `${more}</Types>`
  )
}

const LOGO_TYPES =
  '<Default Extension="jpeg" ContentType="image/jpeg"/>' +
  '<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>'

function relationships(all: readonly { type: string; target: string }[], more = ''): string {
  const each = all.map((one, place) => relationship({ id: `rId${place + 1}`, ...one }))
  return `${RELATIONSHIPS}${each.join('')}${more}${RELATIONSHIPS_END}`
}
