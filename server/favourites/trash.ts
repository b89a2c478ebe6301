import { RESTORED_FOR_MS } from './folders.ts'
import type { FavouriteParts } from './parts.ts'

/** Deletes for good what was deleted so long ago that it cannot be brought back. */
export async function emptyTrash({ db, clock }: Pick<FavouriteParts, 'db' | 'clock'>): Promise<void> {
  const lastRestorable = new Date(clock.now().getTime() - RESTORED_FOR_MS)
  // With what is in them.
  await db.deleteFrom('folder').where('deleted_at', '<=', lastRestorable).execute()
  await db.deleteFrom('folder_item').where('deleted_at', '<=', lastRestorable).execute()
}
