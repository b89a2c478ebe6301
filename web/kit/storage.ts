/** Local storage that may be full, forbidden or damaged: reading then finds nothing, and writing does nothing. */
export function readStored(key: string, open = openStorage): string | null {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

/** Whether it was stored; otherwise a choice lasts for this page only. */
export function writeStored(key: string, value: string, open = openStorage): boolean {
  try {
    open().setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string, open = openStorage): void {
  try {
    open().removeItem(key)
  } catch {
    // If it cannot be read either, nothing is left to remove.
  }
}

/** Opened each time: where storage is forbidden, reading the property already throws. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const openStorage: OpenStorage = () => localStorage

/** The IndexedDB of pictures searched with, which are too large for local storage. */
export const PICTURE_DATABASE = 'quarry-image-search'

export function removeDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Nothing is stored where it is forbidden.
  }
}
