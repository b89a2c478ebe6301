export function folderLinkId(id: string): string {
  return `folder-${id}`
}

/** Once what had the focus has gone, it is the folder's. */
export function focusFolder(id: string): void {
  requestAnimationFrame(() => document.getElementById(folderLinkId(id))?.focus())
}

/** Which folder stands in its place once it has gone: the next, or at the end the one before; null where it is the only one. */
export function neighbourOf(id: string, ids: readonly string[]): string | null {
  const place = ids.indexOf(id)
  return ids[place + 1] ?? ids[place - 1] ?? null
}
