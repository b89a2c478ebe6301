import type { ParsedInputOf } from '../../contract/endpoint.ts'
import type * as calls from '../../contract/favourites.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { movedBefore, writePlaces } from '../workspace/order.ts'
import { requireFolder } from './one-folder.ts'
import type { FavouriteDeps } from './deps.ts'
import { touchFolders } from './items.ts'

/** Moves items before another item, or to the end of the folder. Skips ids that are not in the folder. */
export async function sortItems(
  { db, clock }: FavouriteDeps,
  { favoritesId, ids, beforeId }: ParsedInputOf<typeof calls.sortItems>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { ownerId } = await requireFolder(trx, { id: favoritesId, memberId, needed: 'edit' })
    const items = await trx
      .selectFrom('folder_item')
      .select(['id', 'place'])
      .where('folder_id', '=', favoritesId)
      .where('deleted_at', 'is', null)
      .orderBy('place')
      .orderBy('id')
      .execute()
    const placed = movedBefore(items, ids, beforeId)
    if (!placed) throw new Problem(1008008000)
    await writePlaces(trx, 'folder_item', { memberId: ownerId, placed })
    await touchFolders(trx, [{ folder_id: favoritesId }], clock.now())
  })
  return true
}
