import { sql } from 'kysely'
import type {
  acceptInvitation as acceptCall,
  declineInvitation as declineCall,
} from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'
import { getInvitation } from './received.ts'
import { idColumnOf } from '../../workspace/thing-columns.ts'

type Deps = Pick<CollaborationDeps, 'db' | 'clock' | 'notify' | 'settleNotices'>

/** Makes the caller a collaborator; a greater right that they have stays. Throws 404 for an invitation to another address. */
export async function acceptInvitation(
  deps: Deps,
  { id }: ParsedInputOf<typeof acceptCall>,
  context: MemberContext,
): Promise<Work> {
  const { memberId } = context.caller
  return inTransaction(deps.db, async (trx) => {
    const { thing, name, right, inviterId } = await take(deps, trx, { id, context })
    await sql`
      INSERT INTO collaborator (${sql.ref(idColumnOf(thing.kind))}, member_id, may, created_at)
      SELECT thing.id, ${memberId}, ${right}, ${deps.clock.now()} FROM ${sql.table(thing.kind)} AS thing
      WHERE thing.id = ${thing.refId} AND thing.member_id <> ${memberId}
      ON CONFLICT (${sql.ref(idColumnOf(thing.kind))}, member_id) WHERE ${sql.ref(idColumnOf(thing.kind))} IS NOT NULL
      DO UPDATE SET may = 'edit' WHERE excluded.may = 'edit' AND collaborator.may <> 'edit'`.execute(trx)
    await trx.deleteFrom('invitation').where('id', '=', id).execute()
    await tellInviter(deps, trx, { thing, name, inviterId, memberId, isAccepted: true })
    return thing
  })
}

/** Throws 404 for an invitation to another address. */
export async function declineInvitation(
  deps: Deps,
  { id }: ParsedInputOf<typeof declineCall>,
  context: MemberContext,
): Promise<true> {
  const { memberId } = context.caller
  await inTransaction(deps.db, async (trx) => {
    const { thing, name, inviterId } = await take(deps, trx, { id, context })
    await trx.updateTable('invitation').set({ declined_at: deps.clock.now() }).where('id', '=', id).execute()
    await tellInviter(deps, trx, { thing, name, inviterId, memberId, isAccepted: false })
  })
  return true
}

/** Gets an open invitation and locks it and its thing, so that it cannot be withdrawn at the same time. */
async function take(
  { clock, settleNotices }: Pick<Deps, 'clock' | 'settleNotices'>,
  trx: Trx,
  { id, context }: { id: string; context: MemberContext },
) {
  const { kind, refId } = await getInvitation({ db: trx, clock }, { id }, context)
  await sql`SELECT FROM ${sql.table(kind)} WHERE id = ${refId} FOR UPDATE`.execute(trx)
  const { name, right } = await getInvitation({ db: trx, clock }, { id }, context)
  const { invited_by: inviterId } = await trx
    .selectFrom('invitation')
    .select('invited_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const about = { memberId: context.caller.memberId, kinds: ['invitation'] as const, ref: id }
  await settleNotices(trx, about, clock.now())
  return { thing: { kind, refId }, name, right, inviterId }
}

interface Answer {
  thing: Work
  name: string
  inviterId: string
  /** The member who answers. */
  memberId: string
  isAccepted: boolean
}

async function tellInviter(
  { notify, clock }: Pick<Deps, 'notify' | 'clock'>,
  trx: Trx,
  { thing, name, inviterId, memberId, isAccepted }: Answer,
): Promise<void> {
  const { nickname: by } = await trx
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const ref = `${thing.kind}:${thing.refId}:${memberId}`
  const details = { of: thing.kind, refId: thing.refId, name, by, isAccepted }
  await notify(trx, [{ memberId: inviterId, kind: 'invitation-answered', ref, details }], clock.now())
}
