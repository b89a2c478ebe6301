import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { PlacedTable } from './own-tables.ts'

/** An item in an order by ascending `place`. */
export interface Placed {
  id: string
  place: number
}

/**
 * Computes the places that change when items move before another item (null: to the end), in the order of `ids`. Ignores ids that
 * are not in `inOrder`. Undefined where `beforeId` is not in it.
 */
export function movedBefore(
  inOrder: readonly Placed[],
  ids: readonly string[],
  beforeId: string | null,
): Placed[] | undefined {
  const known = new Set(inOrder.map(({ id }) => id))
  if (beforeId !== null && !known.has(beforeId)) return undefined
  const moved = new Set(ids.filter((id) => known.has(id) && id !== beforeId))
  const others = inOrder.filter(({ id }) => !moved.has(id))
  const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId)
  const places = placesBetween(others[at - 1]?.place, others[at]?.place, moved.size)
  if (places) return [...moved].map((id, index) => ({ id, place: places[index] ?? 0 }))
  const order = [...others.slice(0, at).map(({ id }) => id), ...moved, ...others.slice(at).map(({ id }) => id)]
  return order.map((id, index) => ({ id, place: index + 1 }))
}

/** Writes the places that `movedBefore` returns. The caller holds the lock under which it read the order. */
export async function writePlaces(
  trx: QueryExecutorProvider,
  table: PlacedTable,
  { memberId, placed }: { memberId: string; placed: readonly Placed[] },
): Promise<void> {
  const [ids, places] = [placed.map(({ id }) => id), placed.map(({ place }) => place)]
  await sql`
    UPDATE ${sql.table(table)} AS moved SET place = wanted.place
    FROM unnest(${ids}::bigint[], ${places}::float8[]) AS wanted (id, place)
    WHERE moved.id = wanted.id AND moved.member_id = ${memberId}`.execute(trx)
}

/** Spreads `count` places between two neighbours. Undefined where the neighbours are too close; then all places are numbered again. */
function placesBetween(low: number | undefined, high: number | undefined, count: number): number[] | undefined {
  const from = low ?? (high ?? 0) - count - 1
  const step = high === undefined ? 1 : (high - from) / (count + 1)
  const places = Array.from({ length: count }, (_, index) => from + step * (index + 1))
  const isRising = [from, ...places, high ?? Infinity].every(
    (place, index, all) => place > (all[index - 1] ?? -Infinity),
  )
  return isRising ? places : undefined
}
