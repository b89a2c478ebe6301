import { WorkElsewhere, WorkRefused } from '../platform/jobs/job-kind.ts'
import { giveUp, sendMail } from '../members/mail/due-mails.ts'
import type { MailDeps } from '../members/mail/due-mails.ts'

const SECOND_MS = 1000

/** Sends all due mails one after another, as the queue does; returns the pauses before further tries, in seconds. */
export async function sendDueMails(deps: MailDeps): Promise<number[]> {
  const pauses: number[] = []
  for (let id = await findDue(deps); id !== undefined; id = await findDue(deps)) {
    const pause = await sendOne(deps, id)
    if (pause !== undefined) pauses.push(pause)
  }
  return pauses
}

async function findDue({ db, clock }: MailDeps): Promise<string | undefined> {
  const unsent = db.selectFrom('mail_job').select('id').where('sent_at', 'is', null).where('given_up_at', 'is', null)
  const due = await unsent.where('due_at', '<=', clock.now()).orderBy('due_at').orderBy('id').executeTakeFirst()
  return due?.id
}

async function sendOne(deps: MailDeps, id: string): Promise<number | undefined> {
  try {
    await sendMail(deps, id)
  } catch (error) {
    if (error instanceof WorkElsewhere) throw error
    if (error instanceof WorkRefused) await giveUp(deps, id, error.message)
    const row = await deps.db
      .selectFrom('mail_job')
      .select(['due_at', 'given_up_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!row.given_up_at) return (row.due_at.getTime() - deps.clock.now().getTime()) / SECOND_MS
  }
  return undefined
}
