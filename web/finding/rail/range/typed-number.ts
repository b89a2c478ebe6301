import { readFigure } from '../../../ui/typing/read-figure.ts'

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
