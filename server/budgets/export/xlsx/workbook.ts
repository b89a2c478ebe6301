import { quoted } from './cells.ts'
import type { SheetOfCells } from './cells.ts'
import { escaped } from '../../../platform/xlsx/escaped.ts'
import { sheetXml } from './sheet-xml.ts'
import { createStrings } from '../../../platform/xlsx/strings.ts'
import { createStyleTable } from './styles.ts'
import { coreParts, headerFooterXml } from '../../../platform/xlsx/letterhead.ts'
import type { FileBudget } from '../file-budget.ts'
import { createZip, packed } from '../../../platform/xlsx/zip.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

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
  const styles = createStyleTable()
  const strings = createStrings()
  const printed = headerFooterXml(headed)
  const core = coreParts(headed)
  const written = sheets.map((sheet, place) => sheetXml(sheet, { styles, strings, isFirst: place === 0, printed }))
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length, core.override),
    '_rels/.rels': relationships([{ type: `${OFFICE}/officeDocument`, target: 'xl/workbook.xml' }], core.relationship),
    ...Object.fromEntries(core.files),
    'xl/workbook.xml': workbookXml(sheets, names),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, place) => ({ type: `${OFFICE}/worksheet`, target: `worksheets/sheet${place + 1}.xml` })),
      { type: `${OFFICE}/styles`, target: 'styles.xml' },
      { type: `${OFFICE}/sharedStrings`, target: 'sharedStrings.xml' },
    ]),
    'xl/styles.xml': HEAD + styles.xml(),
    'xl/sharedStrings.xml': HEAD + strings.xml(),
  }
  for (const [place, xml] of written.entries()) files[`xl/worksheets/sheet${place + 1}.xml`] = HEAD + xml
  const zip = createZip()
  const parts = Object.entries(files).flatMap(([name, text]) => zip.add(name, packed(text)))
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
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets>` +
    (defined.length > 0 ? `<definedNames>${defined.join('')}</definedNames>` : '') +
    '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>'
  )
}

function contentTypes(sheets: number, more: string): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${TYPES}.${type}+xml"/>`
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook.xml', 'sheet.main') +
    Array.from({ length: sheets }, (_, place) => override(`worksheets/sheet${place + 1}.xml`, 'worksheet')).join('') +
    override('styles.xml', 'styles') +
    override('sharedStrings.xml', 'sharedStrings') +
    `${more}</Types>`
  )
}

function relationships(all: readonly { type: string; target: string }[], more = ''): string {
  const each = all.map(
    ({ type, target }, place) => `<Relationship Id="rId${place + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}${more}</Relationships>`
}
