export function boardLinkId(id: string): string {
  return `board-${id}`
}

/** Once what had the focus has gone, it is the board's. */
export function focusBoard(id: string): void {
  requestAnimationFrame(() => document.getElementById(boardLinkId(id))?.focus())
}
