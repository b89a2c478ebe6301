export function folderLinkId(id: string): string {
  return `folder-${id}`
}

/** Focuses the folder once the focused element has left the document. */
export function focusFolder(id: string): void {
  requestAnimationFrame(() => document.getElementById(folderLinkId(id))?.focus())
}
