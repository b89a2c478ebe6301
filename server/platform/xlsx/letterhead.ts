import { cellsOfBlock, footLineOf } from '../../../contract/paper.ts'
import type { Letterhead } from '../../../contract/paper.ts'
import type { Language } from '../../../contract/problem.ts'
import { escaped } from './escaped.ts'

/** What a studio's paper adds to a workbook: lines of cells, what is printed on each page, and who made it. */

interface Headed {
  letterhead?: Letterhead | undefined
  language: Language
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
/** ECMA-376, 18.3.1.46: the most characters of a header or a footer. */
const LONGEST = 255
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The studio and its title block on one line. */
export function blockLineOf(letterhead: Letterhead, language: Language): string {
  const cells = cellsOfBlock(letterhead, language).map(({ label, text }) => `${label}: ${text}`)
  return [letterhead.studio.name, ...cells].join(' · ')
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
    `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
    `<dc:creator>${escaped(letterhead.studio.name)}</dc:creator></cp:coreProperties>`
  return {
    files: [['docProps/core.xml', core]],
    override:
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    relationship: `<Relationship Id="core" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  }
}
