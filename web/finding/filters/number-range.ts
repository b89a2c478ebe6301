/** From and to; either may be open. */
export interface NumberRange {
  low: number | null
  high: number | null
}

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** `5..20`, `5..`, `..20`; null for any other text. */
export function readRange(text: string): NumberRange | null {
  const [, low, high] = RANGE.exec(text) ?? []
  if (low === undefined && high === undefined) return null
  return { low: low === undefined ? null : Number(low), high: high === undefined ? null : Number(high) }
}

/** The range as text for the address; null where both ends are open. */
export function writeRange({ low, high }: NumberRange): string | null {
  return low === null && high === null ? null : `${low ?? ''}..${high ?? ''}`
}

/** All numbers in a facet's values (`14`, or both ends of `90..120`), rising. */
export function numbersIn(values: readonly string[]): number[] {
  const numbers = values.flatMap((value) => {
    const range = readRange(value)
    return range ? [range.low, range.high] : [value.trim() === '' ? null : Number(value)]
  })
  return [...new Set(numbers.filter((number): number is number => Number.isFinite(number)))].sort(
    (one, other) => one - other,
  )
}
