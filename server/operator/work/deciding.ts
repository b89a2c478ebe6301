import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { discardJobs, sendJobsAgain } from '../../../contract/background-work.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Database, Trx } from '../../database.ts'
import type { WorkDeps } from './deps.ts'

type Job = Selectable<Database['job']>
type Outcome = OutputOf<typeof sendJobsAgain>

/** Has failed jobs tried again from the start. */
export async function sendAgain(
  deps: WorkDeps,
  { ids }: ParsedInputOf<typeof sendJobsAgain>,
  { caller }: MemberContext,
): Promise<Outcome> {
  const { clock, queue } = deps
  const outcome = await decide(deps, { ids, what: 'sent-again', memberId: caller.memberId }, async (trx, job) => {
    const { beforeAgain } = queue.kindOf(job.kind) ?? {}
    const again = { memberId: caller.memberId, now: clock.now() }
    if (beforeAgain && !(await beforeAgain(trx, job.payload, again))) return false
    return queueAgain(trx, job)
  })
  queue.wake()
  return outcome
}

/** Forgets failed jobs. */
export function discard(
  deps: WorkDeps,
  { ids }: ParsedInputOf<typeof discardJobs>,
  { caller }: MemberContext,
): Promise<Outcome> {
  return decide(deps, { ids, what: 'discarded', memberId: caller.memberId }, async (trx, { id }) => {
    await trx.deleteFrom('job').where('id', '=', id).execute()
    return true
  })
}

interface Decision {
  ids: string[]
  what: 'sent-again' | 'discarded'
  memberId: string
}

/** Acts on each job that has failed, and notes who did. */
async function decide(
  { db, clock }: WorkDeps,
  { ids, what, memberId }: Decision,
  act: (trx: Trx, job: Job) => Promise<boolean>,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const failed = trx.selectFrom('job').selectAll().where('id', 'in', ids).where('state', '=', 'failed')
    let done = 0
    for (const job of await failed.orderBy('id').forUpdate().execute()) {
      if (!(await act(trx, job))) continue
      done += 1
      const { id, kind, subject, last_error: problem } = job
      await trx
        .insertInto('job_decision')
        .values({ at: clock.now(), actor_id: memberId, what, job_id: id, kind, subject, problem })
        .execute()
    }
    return { done, left: new Set(ids).size - done }
  })
}

// A subject has one job that waits or runs; where it has another by now, that one does the work.
async function queueAgain(trx: Trx, { id, subject }: Job): Promise<boolean> {
  const others = trx.selectFrom('job').select('id').where('subject', '=', subject).where('id', '!=', id)
  const other = await others.where('state', 'in', ['queued', 'running', 'paused']).executeTakeFirst()
  if (other) {
    await trx.deleteFrom('job').where('id', '=', id).execute()
    return true
  }
  await trx
    .updateTable('job')
    .set({
      state: 'queued',
      attempts: 0,
      created_at: sql<Date>`now()`,
      due_at: sql<Date>`now()`,
      ended_at: null,
      wanted: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
  return true
}
