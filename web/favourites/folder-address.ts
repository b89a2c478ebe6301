/** The page of a member's folders. */
export const FOLDERS = '/favorites'

/** The page of folders that others share with the member. */
export const SHARED_FOLDERS = `${FOLDERS}?shared=1`

/** The page of one folder. */
export function folderAddress(id: string): string {
  return `${FOLDERS}/${id}`
}
