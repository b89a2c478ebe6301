import { sql } from 'kysely'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import type * as calls from '../../contract/favourites.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { requireFolder } from './folders.ts'
import type { FavouriteParts } from './parts.ts'

/** Puts items of a folder before another one of it, or at its end; ids that are not in it are passed over. */
export async function sortItems(
  { db }: FavouriteParts,
  { favoritesId, ids, beforeId }: ParsedInputOf<typeof calls.sortItems>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await requireFolder(trx, memberId, favoritesId)
    const items = await trx
      .selectFrom('folder_item')
      .select(['id', 'place'])
      .where('folder_id', '=', favoritesId)
      .where('deleted_at', 'is', null)
      .orderBy('place')
      .orderBy('id')
      .execute()
    const known = new Set(items.map(({ id }) => id))
    if (beforeId !== null && !known.has(beforeId)) throw new Problem(1008008000)
    const moved = new Set(ids.filter((id) => known.has(id) && id !== beforeId))
    const others = items.filter(({ id }) => !moved.has(id))
    const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId)
    const places = placesBetween(others[at - 1]?.place, others[at]?.place, moved.size)
    const order = [...others.slice(0, at).map(({ id }) => id), ...moved, ...others.slice(at).map(({ id }) => id)]
    const changed = places ? [...moved] : order
    await sql`
      UPDATE folder_item SET place = wanted.place
      FROM unnest(${changed}::bigint[], ${places ?? order.map((_, place) => place + 1)}::float8[]) AS wanted (id, place)
      WHERE folder_item.id = wanted.id`.execute(trx)
  })
  return true
}

/** So many places between two neighbours; undefined where they lie too close, and all have to be told anew. */
function placesBetween(low: number | undefined, high: number | undefined, count: number): number[] | undefined {
  const from = low ?? (high ?? 0) - count - 1
  const step = high === undefined ? 1 : (high - from) / (count + 1)
  const places = Array.from({ length: count }, (_, index) => from + step * (index + 1))
  const isRising = [from, ...places, high ?? Infinity].every(
    (place, index, all) => place > (all[index - 1] ?? -Infinity),
  )
  return isRising ? places : undefined
}
