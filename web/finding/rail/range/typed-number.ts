export interface TypedNumber {
  /** Null for an empty field. */
  number: number | null
  isWrong: boolean
}

/** Larger numbers would be written with an exponent, which no filter reads. */
const LARGEST = 1_000_000_000_000

/** A typed number (`readFigure`). */
export function readTypedNumber(text: string): TypedNumber {
  const figure = readFigure(text)
  if (figure === null) return { number: null, isWrong: false }
  return Math.abs(figure) <= LARGEST ? { number: figure, isWrong: false } : { number: null, isWrong: true }
}

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
