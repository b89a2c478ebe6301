const MOST_KEPT = 600

/** By address, the widest version that this page has loaded. */
const shown = new Map<string, { source: string; width: number }>()

/** Notes what an img of a picture has loaded, for later ones that are larger. */
export function noteShown(address: string, { currentSrc, naturalWidth }: HTMLImageElement): void {
  if (naturalWidth <= (shown.get(address)?.width ?? 0)) return
  // The oldest goes.
  const [oldest] = shown.size >= MOST_KEPT ? shown.keys() : []
  if (oldest !== undefined) shown.delete(oldest)
  shown.set(address, { source: currentSrc, width: naturalWidth })
}

/** The address of the widest version that this page has loaded; undefined if none. */
export function shownSource(address: string): string | undefined {
  return shown.get(address)?.source
}
