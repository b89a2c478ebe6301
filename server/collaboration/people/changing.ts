import type * as calls from '../../../contract/collaboration/people-calls.ts'
import type { GivenRight, Work } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'
import { isAbout } from '../../workspace/thing-columns.ts'

type Deps = Pick<CollaborationDeps, 'db' | 'clock' | 'notify'>

/** Changes a collaborator's right. Throws 1009004009 for somebody who does not work on the thing. */
export async function updateRight(
  deps: Deps,
  { kind, refId, memberId, right }: ParsedInputOf<typeof calls.updateRight>,
  { caller }: MemberContext,
): Promise<true> {
  const thing = { kind, refId }
  await inTransaction(deps.db, async (trx) => {
    const { name } = await requireRight(trx, thing, { memberId: caller.memberId, needed: 'own', locks: true })
    const before = await trx
      .selectFrom('collaborator')
      .select('may')
      .where(isAbout(thing))
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!before) throw new Problem(1009004009)
    if (before.may === right) return
    await trx
      .updateTable('collaborator')
      .set({ may: right })
      .where(isAbout(thing))
      .where('member_id', '=', memberId)
      .execute()
    await tellOfAccess(deps, trx, { thing, name, memberId, byId: caller.memberId, what: 'changed', right })
  })
  return true
}

/** Ends a collaborator's access; their work stays. Throws 1009004009 for somebody who does not work on the thing. */
export async function removePerson(
  deps: Deps,
  { kind, refId, memberId }: ParsedInputOf<typeof calls.removePerson>,
  { caller }: MemberContext,
): Promise<true> {
  const thing = { kind, refId }
  await inTransaction(deps.db, async (trx) => {
    // The lock lets a save of theirs that has begun end first; later ones are refused.
    const { name } = await requireRight(trx, thing, { memberId: caller.memberId, needed: 'own', locks: true })
    if (!(await endAccess(trx, thing, memberId))) throw new Problem(1009004009)
    await tellOfAccess(deps, trx, { thing, name, memberId, byId: caller.memberId, what: 'removed' })
  })
  return true
}

/** Throws 1009004007 for the owner: a thing needs one; 1009004013 for who works on it by its project alone. */
export async function leaveThing(
  deps: Deps,
  thing: ParsedInputOf<typeof calls.leaveThing>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(deps.db, async (trx) => {
    const { name, right, ownerId } = await requireRight(trx, thing, { memberId, needed: 'comment', locks: true })
    if (right === 'own') throw new Problem(1009004007)
    if (!(await endAccess(trx, thing, memberId))) throw new Problem(1009004013)
    await tellOfAccess(deps, trx, { thing, name, memberId: ownerId, byId: memberId, what: 'left' })
  })
  return true
}

/** Returns whether the member had access. */
async function endAccess(trx: Trx, thing: Work, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('collaborator')
    .where(isAbout(thing))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface AccessNews {
  thing: Work
  name: string
  /** The member who is notified. */
  memberId: string
  /** The member who made the change. */
  byId: string
  what: 'changed' | 'removed' | 'gone' | 'left'
  right?: GivenRight
}

export async function tellOfAccess(
  { notify, clock }: Pick<Deps, 'notify' | 'clock'>,
  trx: Trx,
  { thing, name, memberId, byId, what, right }: AccessNews,
): Promise<void> {
  const { nickname: by } = await trx
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', byId)
    .executeTakeFirstOrThrow()
  // A newer notice of the reader's own access replaces the older one; each person who left has a notice of their own.
  const about = `${thing.kind}:${thing.refId}`
  const ref = what === 'left' ? `${about}:${byId}` : about
  const details = { of: thing.kind, refId: thing.refId, name, by, what, right: right ?? null }
  await notify(trx, [{ memberId, kind: 'access-changed', ref, details }], clock.now())
}
