import type { Trx } from '../../database.ts'
import type { Member } from '../accounts.ts'
import type { AccountNews, AccountNewsKind } from '../mail/mail-content.ts'
import { queueMail } from '../mail/mail-jobs.ts'

/** Mails a member what an operator did, in the language of their last sign-in. */
export async function mailMember(
  trx: Trx,
  { email, language }: Pick<Member, 'email' | 'language'>,
  { kind, now, ...account }: AccountNews & { kind: AccountNewsKind; now: Date },
): Promise<void> {
  await queueMail(trx, { kind, email, language: language ?? 'en', account }, now)
}
