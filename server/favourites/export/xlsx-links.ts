import type { Feature } from 'write-excel-file/node'
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility'

/** What stands behind the links of a sheet, in the order of ECMA-376's CT_Worksheet. */
const BEHIND = /<(?:printOptions|pageMargins|pageSetup|drawing)\b|<\/worksheet>/

/**
 * Makes the cells of a column links, from a row on (both from 0): `hyperlinks` of the sheet, and where they lead in its
 * relationships (ECMA-376, 18.3.1.48).
 */
export function linksFeature<Content>(
  links: readonly string[],
  { column, firstRow }: { column: number; firstRow: number },
): Feature<Content> {
  if (links.length === 0) return {}
  const cells = links.map(
    (_, place) => `<hyperlink ref="${getCellAddress(firstRow + place, column)}" r:id="link-${place}"/>`,
  )
  const targets = links.map(
    (link, place) =>
      `<Relationship Id="link-${place}" Type="${TYPE}" Target="${sanitizeAttributeValue(link)}" TargetMode="External"/>`,
  )
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) => {
            const at = xml.search(BEHIND)
            return `${xml.slice(0, at)}<hyperlinks>${cells.join('')}</hyperlinks>${xml.slice(at)}`
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': { insert: () => targets.join('') },
      },
    },
  }
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
