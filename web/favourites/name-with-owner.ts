import type { Folder } from '../../contract/favourites.ts'

/** What a folder is called among others that one may put something into: one of another's says whose it is. */
export function nameWithOwner({ name, ownerName, right }: Pick<Folder, 'name' | 'ownerName' | 'right'>): string {
  return right === 'own' ? name : `${name} · ${ownerName}`
}
