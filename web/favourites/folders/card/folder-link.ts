export function folderLinkId(id: string): string {
  return `folder-${id}`
}

/** Once what had the focus has gone, it is the folder's. */
export function focusFolder(id: string): void {
  requestAnimationFrame(() => document.getElementById(folderLinkId(id))?.focus())
}
