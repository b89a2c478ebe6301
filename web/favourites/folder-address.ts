/** The page of a member's folders. */
export const FOLDERS = '/favorites'

/** The page of the folders that others share with them. */
export const SHARED_FOLDERS = `${FOLDERS}?shared=1`

/** The page of one. */
export function folderAddress(id: string): string {
  return `${FOLDERS}/${id}`
}
