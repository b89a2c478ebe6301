export interface TypedNumber {
  /** Null for an empty field. */
  number: number | null
  isWrong: boolean
}

/** Larger ones would be written with an exponent, which no filter reads. */
const LARGEST = 1_000_000_000_000
const NUMBER = /^-?(\d{1,3}(,\d{3})+(\.\d*)?|\d+(\.\d*)?|\.\d+)$/

/** A number as people type it: `12.5`, `-4`, `1,200`, `１２` in full width; commas part thousands alone (decisions/013). */
export function readTypedNumber(text: string): TypedNumber {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('。', '.').replace(/^[−–]/, '-')
  if (!plain) return { number: null, isWrong: false }
  const number = Number(plain.replaceAll(',', ''))
  return NUMBER.test(plain) && Math.abs(number) <= LARGEST
    ? { number, isWrong: false }
    : { number: null, isWrong: true }
}
