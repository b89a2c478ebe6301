import type { Folder } from '../../contract/favourites.ts'

/** A folder's name in a list of choices: another member's folder names its owner as well. */
export function nameWithOwner({ name, ownerName, right }: Pick<Folder, 'name' | 'ownerName' | 'right'>): string {
  return right === 'own' ? name : `${name} · ${ownerName}`
}
