import { escaped } from './escaped.ts'

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The head of a part's relationships (ECMA-376, part 2, 8.5); relationships and the closing tag follow. */
export const RELATIONSHIPS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">`
export const RELATIONSHIPS_END = '</Relationships>'

export function relationship({ id, type, target }: { id: string; type: string; target: string }): string {
  const mode = type === 'hyperlink' ? ' TargetMode="External"' : ''
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escaped(target)}"${mode}/>`
}
