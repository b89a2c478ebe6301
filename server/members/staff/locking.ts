import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { KeptMember, lockMember, unlockMember } from '../../../contract/members-kept.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { mailMember } from './account-mail.ts'
import { changeMember, requireNoDemonstration } from './change-member.ts'
import { requireAnotherOperator } from './last-operator.ts'
import type { StaffDeps } from './deps.ts'
import { noteChange } from './trail.ts'

/**
 * Locks an account: ends its sessions and refuses to sign in, with the reason. What is shared and published stays; it is taken down
 * separately. A second lock changes the reason. Throws 1004004001 and 1004004005.
 */
export async function lock(
  deps: StaffDeps,
  { id, version, reason }: ParsedInputOf<typeof lockMember>,
  { caller }: MemberContext,
): Promise<KeptMember> {
  const kept = await changeMember(
    deps,
    { id, version },
    {
      caller,
      async change({ trx, member, held, now }) {
        requireNoDemonstration(member)
        requireAnotherOperator(held, id)
        await trx
          .updateTable('member')
          .set({ locked_at: member.locked_at ?? now, lock_reason: reason })
          .where('id', '=', id)
          .execute()
        await endOtherSessions(trx, { memberId: id }, now)
        await noteChange(
          trx,
          {
            memberId: id,
            actorId: caller.memberId,
            what: 'locked',
            reason,
            before: { isLocked: member.locked_at !== null },
            after: { isLocked: true },
          },
          now,
        )
        await mailMember(trx, member, { kind: 'account-locked', reason, now })
      },
    },
  )
  await deps.onLeaving(id)
  return kept
}

/** Unlocks an account; does nothing where it is not locked. */
export async function unlock(
  deps: StaffDeps,
  { id, version, reason }: ParsedInputOf<typeof unlockMember>,
  { caller }: MemberContext,
): Promise<KeptMember> {
  return changeMember(
    deps,
    { id, version },
    {
      caller,
      async change({ trx, member, now }) {
        if (!member.locked_at) return
        await trx.updateTable('member').set({ locked_at: null, lock_reason: null }).where('id', '=', id).execute()
        await noteChange(
          trx,
          {
            memberId: id,
            actorId: caller.memberId,
            what: 'unlocked',
            reason,
            before: { isLocked: true },
            after: { isLocked: false },
          },
          now,
        )
        await mailMember(trx, member, { kind: 'account-unlocked', now })
      },
    },
  )
}
