/** What XML refuses (XML 1.0, 2.2), besides halves of characters. */
const REFUSED = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const SIGNS = /[&<>"]/g
const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Most formulas. */
const PLAIN = /^[ !#-%'-;=?-~]*$/

/** A text within XML. */
export function escaped(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .toWellFormed()
    .replaceAll(REFUSED, '')
    .replaceAll(SIGNS, (sign) => NAMES[sign] ?? '')
}

/**
 * A text of a cell (ECMA-376 part 1, 22.9.2.19): what looks like the code of a character is a text here, and the end of a line that
 * XML would take for another is written by its code.
 */
export function escapedCell(text: string): string {
  return escaped(text)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
}
