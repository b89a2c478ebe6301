/** What a column of a sheet is called: `A`, `B`, … `AA`; from 0. */
export function letterOf(column: number): string {
  const rest = column % 26
  const letter = String.fromCodePoint(65 + rest)
  return column < 26 ? letter : letterOf((column - rest) / 26 - 1) + letter
}
