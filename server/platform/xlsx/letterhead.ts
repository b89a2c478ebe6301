import { cellsOfBlock, footLineOf } from '../../../contract/paper.ts'
import type { Letterhead } from '../../../contract/paper.ts'
import type { Language } from '../../../contract/problem.ts'
import type { FileLetterhead } from '../pdf/letterhead.ts'
import { pictureXml } from './drawing.ts'
import { escaped } from './escaped.ts'
import { PACKAGE, relationship, XML } from './relationships.ts'

/** What a studio's paper adds to a workbook: lines of cells, a logo, what is printed on each page, and who made it. */

interface Headed {
  letterhead?: Letterhead | undefined
  language: Language
}

/** ECMA-376, 18.3.1.46: the most characters of a header or a footer. */
const LONGEST = 255
/** In points, as in PDFs: 10.6 mm high at most. */
const LOGO = { width: 170, height: 30, gap: 2 }
const UNITS_PER_POINT = 12_700

/** The studio and its title block on one line. */
export function blockLineOf(letterhead: Letterhead, language: Language): string {
  const cells = cellsOfBlock(letterhead, language).map(({ label, text }) => `${label}: ${text}`)
  return [letterhead.studio.name, ...cells].join(' · ')
}

export interface SheetLogo {
  file: { name: string; bytes: Uint8Array }
  /** The room that it needs in a row, in points. */
  height: number
  relationship: string
  /** Its picture in a cell, row and column from 0. */
  drawnIn(cell: { row: number; column: number; nth: number }): string
}

/** The logo of a letterhead; undefined where it has none, or none that could be read. */
export function logoOf(letterhead: FileLetterhead | undefined): SheetLogo | undefined {
  if (!letterhead?.jpeg || !letterhead.logo) return undefined
  const { logo, jpeg, studio } = letterhead
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  const units = (points: number) => Math.round(points * UNITS_PER_POINT)
  const size = { width: units(logo.width * scale), height: units(logo.height * scale), gap: units(LOGO.gap) }
  return {
    file: { name: 'xl/media/logo.jpeg', bytes: jpeg },
    height: Math.ceil(logo.height * scale) + 2 * LOGO.gap,
    relationship: relationship({ id: 'logo', type: 'image', target: '../media/logo.jpeg' }),
    drawnIn: (cell) => pictureXml({ ...cell, ...size, id: 'logo', name: studio.name }),
  }
}

/** The border of a line in the studio's colour above a cell; empty without one. */
export function ruleXml(accent: string | null): string {
  if (accent === null) return ''
  const color = `<color rgb="FF${accent.slice(1).toUpperCase()}"/>`
  return `<border><left/><right/><top style="thin">${color}</top><bottom/><diagonal/></border>`
}

/** The printed head and foot of a sheet, which stand behind its page setup; empty without a letterhead. */
export function headerFooterXml({ letterhead, language }: Headed): string {
  if (!letterhead) return ''
  const part = (code: string, text: string) => `&${code}${cut(text).replaceAll('&', '&&')}`
  // A figure that follows a code would be read as a size.
  const commission = [letterhead.project, letterhead.client].filter(Boolean).join(' · ')
  const header = `${part('L', ` ${letterhead.studio.name}`)}${part('R', ` ${commission}`)}`
  const footer = `${part('L', ` ${footLineOf(letterhead, language)}`)}&R&P / &N`
  return `<headerFooter><oddHeader>${escaped(header)}</oddHeader><oddFooter>${escaped(footer)}</oddFooter></headerFooter>`
}

function cut(text: string): string {
  return text.slice(0, LONGEST / 2 - 10).toWellFormed()
}

/** The part that names the author, with what the package says of it; none without a letterhead. */
export function coreParts({ letterhead }: Pick<Headed, 'letterhead'>): {
  files: [string, string][]
  override: string
  relationship: string
} {
  if (!letterhead) return { files: [], override: '', relationship: '' }
  const core =
    `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
    `<dc:creator>${escaped(letterhead.studio.name)}</dc:creator></cp:coreProperties>`
  return {
    files: [['docProps/core.xml', core]],
    override:
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    relationship: `<Relationship Id="core" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  }
}
