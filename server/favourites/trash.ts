import { emptyTrash as emptyTrashOf } from '../workspace/trash.ts'
import type { FavouriteDeps } from './deps.ts'

/** Deletes for good what was deleted so long ago that it cannot be brought back. */
export async function emptyTrash({ db, clock }: Pick<FavouriteDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  // With what is in them.
  await emptyTrashOf(db, 'folder', now)
  await emptyTrashOf(db, 'folder_item', now)
}
