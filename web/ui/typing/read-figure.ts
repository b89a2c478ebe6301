const FIGURE = /^-?(\d{1,3}(,\d{3})+(\.\d*)?|\d+(\.\d*)?|\.\d+)$/

/**
 * `12.5`, `-4`, `1,200`, `1 200`, `１２０` in full width; null for an empty text, NaN for an invalid one. A comma only separates
 * thousands, since `12,5` is ambiguous (decisions/013).
 */
export function readFigure(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('。', '.').replace(/^[−–]/, '-')
  if (!plain) return null
  return FIGURE.test(plain) ? Number(plain.replaceAll(',', '')) : NaN
}
