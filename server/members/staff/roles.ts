import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { KeptMember, setMemberRole } from '../../../contract/members-kept.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { mailMember } from './account-mail.ts'
import { changeMember, requireNoDemonstration } from './change-member.ts'
import { requireAnotherOperator } from './last-operator.ts'
import { roleOf } from './member-row.ts'
import type { StaffDeps } from './deps.ts'
import { noteChange } from './trail.ts'

/** Changes a member's role. Their sessions have it at once, because each call reads the account. Throws 1004004001 and 1004004005. */
export async function setRole(
  deps: StaffDeps,
  { id, version, role, reason }: ParsedInputOf<typeof setMemberRole>,
  { caller }: MemberContext,
): Promise<KeptMember> {
  return changeMember(
    deps,
    { id, version },
    {
      caller,
      async change({ trx, member, held, now }) {
        const before = roleOf(member)
        if (before === role) return
        requireNoDemonstration(member)
        if (role !== 'operator') requireAnotherOperator(held, id)
        await trx
          .updateTable('member')
          .set({ user_type: role === 'member' ? 1 : 2, is_editor: role === 'editor' })
          .where('id', '=', id)
          .execute()
        await noteChange(
          trx,
          {
            memberId: id,
            actorId: caller.memberId,
            what: 'role-changed',
            reason,
            before: { role: before },
            after: { role },
          },
          now,
        )
        await mailMember(trx, member, { kind: 'role-changed', role, now })
      },
    },
  )
}
