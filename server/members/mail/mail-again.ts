import { sql } from 'kysely'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import type { Db, Trx } from '../../database.ts'
import { findByEmail } from '../accounts.ts'
import { findObstacle } from '../staff/kept-mails.ts'
import { noteChange } from '../staff/trail.ts'

/** Renews a mail that was given up, so that a trigger queues it again; false where it would tell what is no longer true. */
export const renewMail: NonNullable<JobKind['beforeAgain']> = async (trx, { mailId }, { memberId: actorId, now }) => {
  const mail = await trx
    .selectFrom('mail_job')
    .selectAll()
    .where('id', '=', String(mailId))
    .forUpdate()
    .executeTakeFirst()
  if (!mail || mail.sent_at || mail.kind === 'code') return false
  const member = await findByEmail(trx, mail.email)
  if (member && findObstacle(mail, member, now)) return false
  await queueMailAgain(trx, mail.id, now)
  if (member)
    await noteChange(trx, { memberId: member.id, actorId, what: 'mail-resent', after: { mail: mail.kind } }, now)
  return true
}

/** Has a mail sent once more. A trigger makes its new job, which goes on counting where a failed one ended. */
export async function queueMailAgain(trx: Trx, mailId: string, now: Date): Promise<void> {
  const subject = `mail:${mailId}`
  const { rows } = await sql<{ claims: string }>`
    SELECT greatest(claims, attempts) AS claims FROM job WHERE subject = ${subject} AND state = 'failed'`.execute(trx)
  await trx
    .updateTable('mail_job')
    .set({ due_at: now, given_up_at: null, attempts: 0, renewed_at: now })
    .where('id', '=', mailId)
    .execute()
  for (const { claims } of rows)
    await sql`UPDATE job SET claims = claims + ${claims} WHERE subject = ${subject} AND state = 'queued'`.execute(trx)
}

/** The kinds and addresses of mails, by their ids. */
export async function findMailsOfJobs(db: Db, ids: string[]): Promise<Map<string, { kind: string; email: string }>> {
  if (!ids.length) return new Map()
  const mails = await db.selectFrom('mail_job').select(['id', 'kind', 'email']).where('id', 'in', ids).execute()
  return new Map(mails.map(({ id, kind, email }) => [id, { kind, email }]))
}
