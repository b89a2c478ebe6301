import { sql } from 'kysely'
import type { transferThing as handOverCall } from '../../../contract/collaboration/people-calls.ts'
import { isThing } from '../../../contract/collaboration/rights.ts'
import type { Thing, Work } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { transferBoard } from '../../boards/transfer.ts'
import { transferBudget } from '../../budgets/transfer.ts'
import { transferFolder } from '../../favourites/transfer.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { transferProject } from '../../projects/transfer.ts'
import { handLinksOver } from '../../sharing/transfer.ts'
import { requireRight, rightOf } from '../../workspace/rights.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'
import { columnsOf, idColumnOf, isAbout } from '../../workspace/thing-columns.ts'

type Deps = Pick<CollaborationDeps, 'clock' | 'notify'>

const HAND_OVER = { board: transferBoard, budget: transferBudget, folder: transferFolder, project: transferProject }

/** Makes a collaborator the owner of a thing; the caller keeps the right to edit. Throws 1009004009, 1009004010 and 1009004011. */
export async function transferThing(
  { db, ...deps }: Deps & Pick<CollaborationDeps, 'db'>,
  { kind, refId, memberId }: ParsedInputOf<typeof handOverCall>,
  { caller }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) =>
    giveTo(deps, trx, { thing: { kind, refId }, fromId: caller.memberId, toId: memberId }),
  )
  return true
}

/** The same as a part of a larger transaction. */
export async function giveTo(
  deps: Deps,
  trx: Trx,
  { thing, fromId, toId }: { thing: Work; fromId: string; toId: string },
): Promise<void> {
  const now = deps.clock.now()
  // Checked before anything is locked, and again below.
  await requireRight(trx, thing, { memberId: fromId, needed: 'own' })
  const { nickname } = await getSuccessor(trx, thing, toId)
  const from = await trx.selectFrom('member').select('nickname').where('id', '=', fromId).executeTakeFirstOrThrow()
  // Locks both members' things, then this one (decisions/150).
  await HAND_OVER[thing.kind](trx, { id: thing.refId, fromId, toId, nickname })
  const { name } = await requireRight(trx, thing, { memberId: toId, needed: 'own' })
  await changePlaces(trx, thing, { fromId, toId, now })
  await handLinksOver(trx, thing, { fromId, toId, now })
  const details = { of: thing.kind, refId: thing.refId, name, by: from.nickname }
  await deps.notify(
    trx,
    [{ memberId: toId, kind: 'ownership', ref: `${thing.kind}:${thing.refId}`, details }],
    deps.clock.now(),
  )
}

/** Throws 1009004009 for somebody who does not work on the thing, 1009004011 for somebody who ends their account. */
async function getSuccessor(trx: Trx, thing: Work, memberId: string): Promise<{ nickname: string }> {
  // A request for the end of their account comes entirely before or after this.
  const { rows } = await sql<{ nickname: string; delete_at: Date | null }>`
    SELECT nickname, delete_at FROM member WHERE id = ${memberId} AND ${isOnTeam(thing, memberId)} FOR SHARE`.execute(
    trx,
  )
  const [found] = rows
  if (!found) throw new Problem(1009004009)
  if (found.delete_at) throw new Problem(1009004011, { name: found.nickname })
  return found
}

const isOnTeam = ({ kind, refId }: Work, memberId: string) => sql<boolean>`EXISTS (
  SELECT FROM team WHERE team.${sql.ref(idColumnOf(kind))} = ${refId}::bigint AND team.member_id = ${memberId}::bigint)`

/** Makes the former owner a collaborator and passes the invitations on. Throws 1009004009 where the new owner left meanwhile. */
async function changePlaces(
  trx: Trx,
  thing: Work,
  { fromId, toId, now }: { fromId: string; toId: string; now: Date },
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('collaborator')
    .where(isAbout(thing))
    .where('member_id', '=', toId)
    .executeTakeFirst()
  if (numDeletedRows === 0n && !(isThing(thing) && (await worksOnProjectOf(trx, thing, toId))))
    throw new Problem(1009004009)
  await trx
    .insertInto('collaborator')
    .values({ ...columnsOf(thing), member_id: fromId, may: 'edit', created_at: now })
    .execute()
  await trx
    .updateTable('invitation')
    .set({ invited_by: toId })
    .where(idColumnOf(thing.kind), '=', thing.refId)
    .execute()
  await trx
    .deleteFrom('invitation')
    .where(isAbout(thing))
    .where('email_key', '=', (of) => of.selectFrom('member').select('email_key').where('id', '=', toId))
    .execute()
}

async function worksOnProjectOf(trx: Trx, { kind, refId }: Thing, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM project WHERE id = (SELECT project_id FROM ${sql.table(kind)} WHERE id = ${refId}) AND deleted_at IS NULL
      AND ${rightOf('project', memberId)} IS NOT NULL`.execute(trx)
  return rows.length > 0
}
