import type { Folder } from '../../contract/favourites.ts'

/** Those named in `first` before all others, in that order; the rest as they stand. */
export function orderFolders(folders: readonly Folder[], first: readonly string[]): Folder[] {
  const foldersById = new Map(folders.map((folder) => [folder.id, folder]))
  const leading = [...new Set(first)].flatMap((id) => foldersById.get(id) ?? [])
  return [...leading, ...folders.filter((folder) => !leading.includes(folder))]
}
