import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { Db, Trx } from '../../database.ts'

/** Records a sign-in and its language. Throws 1004003001 with the reason where the account is locked. */
export async function noteArrival(
  trx: Trx,
  { memberId, language }: { memberId: string; language: Language | undefined },
  now: Date,
): Promise<void> {
  const member = await trx
    .updateTable('member')
    .set({ last_seen_at: now, ...(language && { language }) })
    .where('id', '=', memberId)
    .returning('lock_reason')
    .executeTakeFirst()
  if (member?.lock_reason != null) throw new Problem(1004003001, { reason: member.lock_reason })
}

/** Records that a member is active. */
export async function noteSeen(db: Db, memberId: string, now: Date): Promise<void> {
  await db.updateTable('member').set({ last_seen_at: now }).where('id', '=', memberId).execute()
}
