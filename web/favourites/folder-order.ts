import type { Folder } from '../../contract/favourites.ts'

/** Those named in `first` before all others, in that order; the rest as they stand. */
export function orderFolders(folders: readonly Folder[], first: readonly string[]): Folder[] {
  const foldersById = new Map(folders.map((folder) => [folder.id, folder]))
  const leading = [...new Set(first)].flatMap((id) => foldersById.get(id) ?? [])
  return [...leading, ...folders.filter((folder) => !leading.includes(folder))]
}

/** Those whose name contains the words (§2), whatever their case and width; no words leave all. */
export function findFolders<Named extends Pick<Folder, 'name'>>(folders: readonly Named[], words: string): Named[] {
  const sought = fold(words)
  return folders.filter(({ name }) => fold(name).includes(sought))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
