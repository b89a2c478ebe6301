import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { endMemberSessions, KeptMember } from '../../../contract/members-kept.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { changeMember } from './change-member.ts'
import type { StaffDeps } from './deps.ts'
import { noteChange } from './trail.ts'

/** Ends all sessions of a member, even the operator's own if it is their account. They can sign in again. */
export async function endSessions(
  deps: StaffDeps,
  { id }: ParsedInputOf<typeof endMemberSessions>,
  { caller }: MemberContext,
): Promise<KeptMember> {
  const kept = await changeMember(
    deps,
    { id },
    {
      caller,
      async change({ trx, now }) {
        const ended = await endOtherSessions(trx, { memberId: id }, now)
        if (ended === 0) return
        await noteChange(
          trx,
          {
            memberId: id,
            actorId: caller.memberId,
            what: 'sessions-ended',
            before: { sessions: ended },
            after: { sessions: 0 },
          },
          now,
        )
      },
    },
  )
  await deps.onLeaving(id)
  return kept
}
