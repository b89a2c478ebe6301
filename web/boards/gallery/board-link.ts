export function boardLinkId(id: string): string {
  return `board-${id}`
}

/** Focuses a board's link in the next frame, when the element that had the focus is gone. */
export function focusBoard(id: string): void {
  requestAnimationFrame(() => document.getElementById(boardLinkId(id))?.focus())
}
