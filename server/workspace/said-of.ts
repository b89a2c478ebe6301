import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { SaidOf } from '../../contract/said-of.ts'
import { findHeldPlaces, nameOfHeld } from './places.ts'
import type { HeldPlace } from './places.ts'

/** A comment with what it was said of, as it is kept: with the SKU's id even where that is gone by now. */
interface Said {
  id: string
  parentId: string | null
  /** The item or line of the first comment of a thread; null for the whole thing, a spot, and replies. */
  placeId: string | null
  saidOf: SaidOf | null
}

/** What a comment on this place is said of today; null for something without a name. */
export function saidOfNow(place: HeldPlace): SaidOf | null {
  const { name, enName } = nameOfHeld(place)
  const either = name ?? enName
  return either === null ? null : { name: name ?? either, enName: enName ?? either, skuId: place.skuId }
}

/** What a comment on the item or line of a thread is said of today; null where that is gone, and for a spot or the whole thing. */
export async function findSaidOfNow(
  db: QueryExecutorProvider,
  thing: Thing,
  on: object | null,
): Promise<SaidOf | null> {
  const placeId = placeIdOf(on)
  const place = placeId === null ? undefined : (await findHeldPlaces(db, thing, [placeId])).get(placeId)
  return place ? saidOfNow(place) : null
}

/** The item or line that a comment of either kind of discussion is on; null for a spot on a board's paper. */
export function placeIdOf(on: object | null): string | null {
  const [[field, id] = ['x', null]] = Object.entries(on ?? {})
  return field === 'x' || field === 'y' ? null : String(id)
}

/** What to say of the comments on a thing, by their ids. They come in the order of time, with the places that still exist. */
export async function findSaidOf(
  db: QueryExecutorProvider,
  comments: readonly Said[],
  places: ReadonlyMap<string, HeldPlace>,
): Promise<Map<string, SaidOf>> {
  return withSkusThatAre(db, nameSaidOf(comments, places))
}

/** The same without the ids of SKUs that the catalogue no longer has. */
export async function withSkusThatAre(
  db: QueryExecutorProvider,
  named: Map<string, SaidOf>,
): Promise<Map<string, SaidOf>> {
  const skuIds = [...named.values()].flatMap(({ skuId }) => skuId ?? [])
  if (skuIds.length === 0) return named
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM sku WHERE id = ANY (${skuIds}::bigint[])`.execute(db)
  const standing = new Set(rows.map(({ id }) => id))
  return new Map(
    Array.from(named, ([id, said]) => [
      id,
      { ...said, skuId: said.skuId !== null && standing.has(said.skuId) ? said.skuId : null },
    ]),
  )
}

/**
 * A thread's first comment names what it was said of if its place holds something else today; a reply, if the comment before it was
 * said of something else. Where the place is gone, only changes within the thread are named.
 */
export function nameSaidOf(
  comments: readonly Said[],
  places: ReadonlyMap<string, Pick<HeldPlace, 'skuId'>>,
): Map<string, SaidOf> {
  const named = new Map<string, SaidOf>()
  const lastOf = new Map<string, string | null>()
  for (const { id, parentId, placeId, saidOf } of comments) {
    const held = placeId === null ? undefined : places.get(placeId)
    if (held && parentId === null) lastOf.set(id, held.skuId)
    if (!saidOf) continue
    const thread = parentId ?? id
    const last = lastOf.get(thread)
    if (last !== undefined && last !== saidOf.skuId) named.set(id, saidOf)
    lastOf.set(thread, saidOf.skuId)
  }
  return named
}
