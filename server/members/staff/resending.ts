import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { KeptMember, resendMail } from '../../../contract/members-kept.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { findByEmail } from '../accounts.ts'
import { queueMailAgain } from '../mail/mail-again.ts'
import { changeMember } from './change-member.ts'
import { findObstacle } from './kept-mails.ts'
import type { StaffDeps } from './deps.ts'
import { noteChange } from './trail.ts'

/** Sends a waiting or given-up mail at once. Throws 404, and 1004004002 with the reason. */
export async function resend(
  deps: StaffDeps,
  { mailId }: ParsedInputOf<typeof resendMail>,
  { caller }: MemberContext,
): Promise<KeptMember> {
  const found = await deps.db.selectFrom('mail_job').select('email').where('id', '=', mailId).executeTakeFirst()
  const member = found && (await findByEmail(deps.db, found.email))
  if (!member) throw new Problem(404)
  return changeMember(
    deps,
    { id: member.id },
    {
      caller,
      async change({ trx, member: held, now }) {
        const job = await trx.selectFrom('mail_job').selectAll().where('id', '=', mailId).forUpdate().executeTakeFirst()
        if (!job) throw new Problem(404)
        const obstacle = findObstacle(job, held, now)
        if (obstacle) throw new Problem(1004004002, { reason: obstacle })
        await queueMailAgain(trx, mailId, now)
        await noteChange(
          trx,
          { memberId: member.id, actorId: caller.memberId, what: 'mail-resent', after: { mail: job.kind } },
          now,
        )
      },
    },
  )
}
