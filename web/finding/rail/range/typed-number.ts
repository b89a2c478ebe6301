import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { unitsNamed } from '../../../../contract/values/words.ts'

export interface TypedNumber {
  /** Null for an empty field. */
  number: number | null
  isWrong: boolean
}

/** Larger numbers would be written with an exponent, which no filter reads. */
const LARGEST = 1_000_000_000_000

/** A typed number in the filter's unit (`readPlainNumber`). */
export function readTypedNumber(text: string, unit: string | null = null): TypedNumber {
  const [named] = unitsNamed(unit ?? '')
  const figure = readPlainNumber(text, named)
  if (figure === null) return { number: null, isWrong: false }
  const isFine = figure !== undefined && Math.abs(figure) <= LARGEST
  return isFine ? { number: figure, isWrong: false } : { number: null, isWrong: true }
}
