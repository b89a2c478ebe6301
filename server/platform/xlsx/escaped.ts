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
