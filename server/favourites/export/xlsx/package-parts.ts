import type { Letterhead } from '../../../../contract/paper.ts'
import { escaped } from '../../../platform/xlsx/escaped.ts'
import { coreParts, ruleXml } from '../../../platform/xlsx/letterhead.ts'
import {
  MAIN,
  OFFICE,
  PACKAGE,
  relationship,
  RELATIONSHIPS,
  RELATIONSHIPS_END,
  XML,
} from '../../../platform/xlsx/relationships.ts'

const CONTENT = 'application/vnd.openxmlformats-officedocument'

/** The looks of cells, by their index in the styles below. */
export const LOOK = { head: 1, text: 2, price: 3, link: 4, ruled: 5 }

const FONT = '<sz val="10"/>'
const FAMILY = '<name val="Arial"/><family val="2"/>'
const INK = '<color rgb="FF211F1B"/>'
const ACCENT = '<color rgb="FFA6492B"/>'
const SIDES = '<left/><right/><top/>'
const LINE = '<bottom style="thin"><color rgb="FFE6E1D9"/></bottom>'
const ALIGNED = '<alignment vertical="center" wrapText="1"/>'
const LOOKS = 'xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1"'

/** With an accent there is a look more: a line of this colour above. */
const stylesOf = (accent: string | null) =>
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="4"><font>${FONT}${FAMILY}</font><font><b/>${FONT}${INK}${FAMILY}</font>` +
  `<font>${FONT}${INK}${FAMILY}</font><font>${FONT}${ACCENT}${FAMILY}</font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  `<borders count="${accent === null ? 2 : 3}"><border>${SIDES}<bottom/><diagonal/></border><border>${SIDES}${LINE}<diagonal/></border>` +
  `${ruleXml(accent)}</borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${accent === null ? 5 : 6}">` +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="1" ${LOOKS}>${ALIGNED}</xf>` +
  `<xf numFmtId="0" fontId="2" fillId="0" borderId="0" ${LOOKS}>${ALIGNED}</xf>` +
  // Number format 4 is the built-in `#,##0.00`.
  `<xf numFmtId="4" fontId="2" fillId="0" borderId="0" ${LOOKS}>${ALIGNED}</xf>` +
  `<xf numFmtId="0" fontId="3" fillId="0" borderId="0" ${LOOKS}>${ALIGNED}</xf>` +
  (accent === null ? '' : '<xf numFmtId="0" fontId="0" fillId="0" borderId="2" xfId="0" applyBorder="1"/>') +
  '</cellXfs>' +
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
    ['xl/styles.xml', stylesOf(letterhead?.studio.accent ?? null)],
  ]
}
