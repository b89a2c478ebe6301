import type { Letterhead } from '../../../../contract/paper.ts'
import { escaped } from '../../../platform/xlsx/escaped.ts'
import { coreParts } from '../../../platform/xlsx/letterhead.ts'

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument'

/** The head of a part's relationships (ECMA-376, part 2, 8.5); relationships and the closing tag follow. */
export const RELATIONSHIPS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">`
export const RELATIONSHIPS_END = '</Relationships>'

export function relationship({ id, type, target }: { id: string; type: string; target: string }): string {
  const mode = type === 'hyperlink' ? ' TargetMode="External"' : ''
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escaped(target)}"${mode}/>`
}

/** The looks of cells, by their index in the styles below. */
export const LOOK = { head: 1, text: 2, price: 3, link: 4 }

const FONT = '<sz val="10"/>'
const FAMILY = '<name val="Arial"/><family val="2"/>'
const INK = '<color rgb="FF211F1B"/>'
const ACCENT = '<color rgb="FFA6492B"/>'
const SIDES = '<left/><right/><top/>'
const LINE = '<bottom style="thin"><color rgb="FFE6E1D9"/></bottom>'
const ALIGNED = '<alignment vertical="center" wrapText="1"/>'
const LOOKS = 'xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1"'

const styles =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="4"><font>${FONT}${FAMILY}</font><font><b/>${FONT}${INK}${FAMILY}</font>` +
  `<font>${FONT}${INK}${FAMILY}</font><font>${FONT}${ACCENT}${FAMILY}</font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  `<borders count="2"><border>${SIDES}<bottom/><diagonal/></border><border>${SIDES}${LINE}<diagonal/></border></borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="1" ${LOOKS}>${ALIGNED}</xf>` +
  `<xf numFmtId="0" fontId="2" fillId="0" borderId="0" ${LOOKS}>${ALIGNED}</xf>` +
  // Number format 4 is the built-in `#,##0.00`.
  `<xf numFmtId="4" fontId="2" fillId="0" borderId="0" ${LOOKS}>${ALIGNED}</xf>` +
  `<xf numFmtId="0" fontId="3" fillId="0" borderId="0" ${LOOKS}>${ALIGNED}</xf></cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

/** The parts that are the same in each workbook of one sheet, by their names. */
export function fixedParts(
  sheetName: string,
  { hasPictures, letterhead }: { hasPictures: boolean; letterhead: Letterhead | undefined },
): [string, string][] {
  const core = coreParts({ letterhead })
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${CONTENT}.${type}+xml"/>`
  const titles = `<definedName name="_xlnm.Print_Titles" localSheetId="0">${escaped(`'${sheetName}'!$1:$1`)}</definedName>`
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>' +
        override('workbook.xml', 'spreadsheetml.sheet.main') +
        override('worksheets/sheet1.xml', 'spreadsheetml.worksheet') +
        override('styles.xml', 'spreadsheetml.styles') +
        override('sharedStrings.xml', 'spreadsheetml.sharedStrings') +
        (hasPictures ? override('drawings/drawing1.xml', 'drawing') : '') +
        `${core.override}</Types>`,
    ],
    [
      '_rels/.rels',
      `${RELATIONSHIPS}${relationship({ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' })}${core.relationship}${RELATIONSHIPS_END}`,
    ],
    ...core.files,
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>` +
        `<sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets><definedNames>${titles}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      RELATIONSHIPS +
        relationship({ id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' }) +
        relationship({ id: 'rId2', type: 'styles', target: 'styles.xml' }) +
        relationship({ id: 'rId3', type: 'sharedStrings', target: 'sharedStrings.xml' }) +
        RELATIONSHIPS_END,
    ],
    ['xl/styles.xml', styles],
  ]
}
