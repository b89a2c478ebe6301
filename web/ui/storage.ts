/** Local storage that may be full, forbidden or damaged: reading then finds nothing, writing is forgotten. */
export function readStored(key: string, open = openStorage): string | null {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

/** Whether it could be kept; a choice that could not lasts for this page only. */
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
    // Where it cannot be read either, nothing is left to remove.
  }
}

/** Opened anew each time: where storage is forbidden, naming it already throws. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const openStorage: OpenStorage = () => localStorage

/** Pictures that were searched with; too large for local storage. */
export const PICTURE_DATABASE = 'quarry-image-search'

export function removeDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Nothing is kept where it is forbidden.
  }
}
