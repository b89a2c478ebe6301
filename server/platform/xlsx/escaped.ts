/** Characters that XML forbids (XML 1.0, 2.2), except lone surrogates. */
const REFUSED = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
const SIGNS = /[&<>"]/g
const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Matches texts without anything to escape, such as most formulas. */
const PLAIN = /^[ !#-%'-;=?-~]*$/

/** Escapes a text for XML. */
export function escaped(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .toWellFormed()
    .replaceAll(REFUSED, '')
    .replaceAll(SIGNS, (sign) => NAMES[sign] ?? '')
}

/**
 * Escapes a cell's text (ECMA-376 part 1, 22.9.2.19). Text that looks like a character code stays text; a carriage return is
 * written as its code, because XML would normalise it.
 */
export function escapedCell(text: string): string {
  return escaped(text)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
}
