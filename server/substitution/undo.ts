import { sql } from 'kysely'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { LeftReason, Undone, undoSubstitution as undoSubstitutionCall } from '../../contract/substitution.ts'
import { planReturn as planOnBoards } from '../boards/substitute.ts'
import { planReturn as planInLists } from '../budgets/substitute.ts'
import { planReturn as planInFolders } from '../favourites/substitute.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { Trx } from '../database.ts'
import { findPlaces } from './history.ts'
import type { PlaceRow } from './history.ts'
import type { SubstitutionDeps } from './deps.ts'
import { keepSaidBefore } from './said-before.ts'
import { shownThing } from './shown-thing.ts'
import { noticesFor } from './tell-owners.ts'

/**
 * Undoes a member's substitution, in one transaction, in all places that are still as it left them; the answer names the others.
 * Where no place is undone, the substitution stays done. Throws 404, or 1009006004 where it was undone before.
 */
export async function undoSubstitution(
  deps: SubstitutionDeps,
  { id, dryRun }: ParsedInputOf<typeof undoSubstitutionCall>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<Undone> {
  const locks = dryRun === 0
  return inTransaction(deps.db, async (trx) => {
    const substitution = await requireSubstitution(trx, { id, memberId, locks })
    const rows = await findPlaces(trx, id)
    const within = { ...deps, db: trx }
    const asked = (kind: Thing['kind']) => ({ memberId, locks, places: rows.filter((row) => row.kind === kind) })
    const things = [
      ...(await planOnBoards(within, asked('board'))),
      ...(await planInLists(within, asked('budget'))),
      ...(await planInFolders(within, asked('folder'))),
    ]
    const left = new Map(
      things.flatMap(({ kind, id: thingId, places }) =>
        places.map((place) => [`${kind} ${thingId} ${place.itemId}`, place.left]),
      ),
    )
    const leftOf = (row: PlaceRow): LeftReason | null => {
      const known = left.get(`${row.kind} ${row.id} ${row.itemId}`)
      return known === undefined ? 'gone' : known
    }
    const places = rows.map((row) => ({ ...row, left: leftOf(row) }))
    const changed = things.flatMap((thing) => {
      const count = thing.places.filter((place) => place.left === null).length
      return count > 0 ? [{ thing, places: count }] : []
    })
    if (locks && changed.length > 0) {
      for (const { thing } of changed) await thing.write()
      const now = deps.clock.now()
      await keepSaidBefore(
        trx,
        substitution.to_sku,
        places
          .filter(({ left: why }) => why === null)
          .map(({ kind, id: thingId, itemId }) => ({ kind, id: thingId, itemId })),
      )
      await noteUndone(trx, { id, memberId, places, now })
      const { nickname } = await trx
        .selectFrom('member')
        .select('nickname')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      const { from_sku: from, to_sku: to } = substitution
      await deps.notify(trx, noticesFor({ things: changed, from: to, to: from, by: nickname }), now)
    }
    return {
      places: places.map(({ kind, id: thingId, itemId, name, place, left: why }) => ({
        kind,
        id: thingId,
        itemId,
        name,
        place,
        left: why,
      })),
      things: changed.map(({ thing }) => shownThing(thing)),
    }
  })
}

async function requireSubstitution(
  trx: Trx,
  { id, memberId, locks }: { id: string; memberId: string; locks: boolean },
) {
  const found = await trx
    .selectFrom('substitution')
    .select(['from_sku', 'to_sku', 'undone_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .$if(locks, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) throw new Problem(404)
  if (found.undone_at) throw new Problem(1009006004)
  return found
}

interface Noted {
  id: string
  memberId: string
  places: readonly { nth: number; left: LeftReason | null }[]
  now: Date
}

async function noteUndone(trx: Trx, { id, memberId, places, now }: Noted): Promise<void> {
  await trx
    .updateTable('substitution')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute()
  const left = places.filter((place) => place.left !== null)
  await sql`
    UPDATE substitution_place SET left_as = stayed.why
    FROM unnest(${left.map(({ nth }) => nth)}::int[], ${left.map((place) => place.left)}::text[]) AS stayed (nth, why)
    WHERE substitution_id = ${id} AND substitution_place.nth = stayed.nth`.execute(trx)
}
