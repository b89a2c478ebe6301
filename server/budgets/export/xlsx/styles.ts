import { escaped } from '../../../platform/xlsx/escaped.ts'
import { ruleXml } from '../../../platform/xlsx/letterhead.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Lower format ids are built in. */
const FIRST_FORMAT = 164

export interface CellStyle {
  /** The format of a number; undefined for texts. */
  format?: string
  isBold?: boolean
  /** Headings are bold, wrapped, and have a line below. */
  isHead?: boolean
  /** At the lower edge of a row that a logo makes high. */
  isLow?: boolean
  /** Has a line above, in the studio's colour. */
  isRuled?: boolean
}

/** The styles of cells, each once (ECMA-376, 18.8). */
export interface Styles {
  numberOf(look: CellStyle): number
  xml(): string
}

export function createStyleTable(accent: string | null): Styles {
  const formats = new Map<string, number>()
  const cells = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']
  // Looked up by format: a string key for each of a million cells would take longer than writing them.
  const [plains, bolds, heads, lows, ruled] = [
    new Map<CellStyle['format'], number>(),
    new Map<CellStyle['format'], number>(),
    new Map<CellStyle['format'], number>(),
    new Map<CellStyle['format'], number>(),
    new Map<CellStyle['format'], number>(),
  ]

  function add({ format, isBold = false, isHead = false, isLow = false, isRuled = false }: CellStyle): number {
    const formatId = format === undefined ? 0 : (formats.get(format) ?? FIRST_FORMAT + formats.size)
    if (format !== undefined) formats.set(format, formatId)
    const alignment = `<alignment vertical="${isLow ? 'bottom' : 'center'}"${isHead ? ' wrapText="1"' : ''}/>`
    cells.push(
      `<xf numFmtId="${formatId}" fontId="${isBold || isHead ? 1 : 0}" fillId="0" borderId="${isHead ? 1 : isRuled ? 2 : 0}" xfId="0"` +
        ` applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`,
    )
    return cells.length - 1
  }

  return {
    numberOf(look) {
      const known = look.isHead ? heads : look.isLow ? lows : look.isRuled ? ruled : look.isBold ? bolds : plains
      const number = known.get(look.format) ?? add(look)
      known.set(look.format, number)
      return number
    },
    xml() {
      const listed = Array.from(formats, ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
      return (
        `<styleSheet xmlns="${MAIN}">` +
        (listed.length > 0 ? `<numFmts count="${listed.length}">${listed.join('')}</numFmts>` : '') +
        `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>` +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        `<borders count="${accent === null ? 2 : 3}"><border>${SIDES}<bottom/><diagonal/></border>` +
        `<border>${SIDES}<bottom style="thin"><color rgb="FFE6E1D9"/></bottom><diagonal/></border>` +
        `${ruleXml(accent)}</borders>` +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>` +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
      )
    },
  }
}

const FONT = '<sz val="10"/><color rgb="FF211F1B"/><name val="Arial"/><family val="2"/>'
const SIDES = '<left/><right/><top/>'
