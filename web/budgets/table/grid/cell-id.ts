/** What `aria-activedescendant` names. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`
}
