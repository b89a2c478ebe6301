import type { Language } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import type { Member } from '../accounts.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import { endOtherSessions } from '../sessions/sessions.ts'

export interface NewPassword {
  passwordHash: string
  /** The session that continues; all others end. */
  keptId: string | undefined
  language: Language
  now: Date
}

/** Sets a new password, lifts the lock after wrong passwords, ends the other sessions and mails the member. */
export async function setPassword(
  trx: Trx,
  member: Member,
  { passwordHash, keptId, language, now }: NewPassword,
): Promise<void> {
  await trx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', member.id).execute()
  await endOtherSessions(trx, { memberId: member.id, keptId }, now)
  await trx
    .deleteFrom('attempt')
    .where('kind', '=', 'password')
    .where((is) =>
      is.or([
        is('subject', '=', member.email_key),
        is(is.fn<boolean>('starts_with', ['subject', is.val(`${member.email_key} `)]), '=', true),
      ]),
    )
    .execute()
  await queueMail(trx, { kind: 'password-changed', email: member.email, language }, now)
}
