/** From and to, either of them open. */
export interface NumberRange {
  low: number | null
  high: number | null
}

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** `5..20`, `5..`, `..20`; nothing for any other text. */
export function readRange(text: string): NumberRange | null {
  const [, low, high] = RANGE.exec(text) ?? []
  if (low === undefined && high === undefined) return null
  return { low: low === undefined ? null : Number(low), high: high === undefined ? null : Number(high) }
}

/** The range as the address has it; nothing where both ends are open. */
export function writeRange({ low, high }: NumberRange): string | null {
  return low === null && high === null ? null : `${low ?? ''}..${high ?? ''}`
}

/** Every number that stands in a facet's values (`14`, or `90..120` with both its ends), rising. */
export function numbersIn(values: readonly string[]): number[] {
  const numbers = values.flatMap((value) => {
    const range = readRange(value)
    return range ? [range.low, range.high] : [value.trim() === '' ? null : Number(value)]
  })
  return [...new Set(numbers.filter((number): number is number => Number.isFinite(number)))].sort(
    (one, other) => one - other,
  )
}
