/** The name of a sheet's column by its index from 0: `A`, `B`, … `AA`. */
export function letterOf(column: number): string {
  const rest = column % 26
  const letter = String.fromCodePoint(65 + rest)
  return column < 26 ? letter : letterOf((column - rest) / 26 - 1) + letter
}
