export function boardLinkId(id: string): string {
  return `board-${id}`
}

/** Focuses a board's link in the next frame, once what had the focus has gone. */
export function focusBoard(id: string): void {
  requestAnimationFrame(() => document.getElementById(boardLinkId(id))?.focus())
}
