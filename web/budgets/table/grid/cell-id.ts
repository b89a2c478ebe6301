/** The id of a cell for `aria-activedescendant`. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`
}
