import { emptyTrash as emptyTrashOf } from '../workspace/trash.ts'
import type { FavouriteDeps } from './deps.ts'

/** Deletes for good what can no longer be restored. */
export async function emptyTrash({ db, clock }: Pick<FavouriteDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  // With their items.
  await emptyTrashOf(db, 'folder', now)
  await emptyTrashOf(db, 'folder_item', now)
}
