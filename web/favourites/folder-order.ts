import type { Folder } from '../../contract/favourites.ts'

/** Puts the folders named in `first` before the others, in that order; the rest keep theirs. */
export function orderFolders(folders: readonly Folder[], first: readonly string[]): Folder[] {
  const foldersById = new Map(folders.map((folder) => [folder.id, folder]))
  const leading = [...new Set(first)].flatMap((id) => foldersById.get(id) ?? [])
  return [...leading, ...folders.filter((folder) => !leading.includes(folder))]
}
