/** The page of one folder. */
export function folderAddress(id: string): string {
  return `/favorites/${id}`
}
