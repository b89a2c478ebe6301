/** Local storage that may be full, forbidden or damaged: reading then finds nothing, writing is forgotten. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice then lasts for this page only.
  }
}
