import type { getFailedJobs } from '../../../contract/background-work.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { WorkDeps } from './deps.ts'
import { groupOf } from './group-of.ts'

/** A page of the jobs that have failed for good, the latest first. */
export async function getPageOfFailed(
  { db, findMails }: Pick<WorkDeps, 'db' | 'findMails'>,
  { pageNo, pageSize }: ParsedInputOf<typeof getFailedJobs>,
): Promise<OutputOf<typeof getFailedJobs>> {
  const failed = db.selectFrom('job').where('state', '=', 'failed')
  const { total } = await failed.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const jobs = await failed
    .selectAll()
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const mails = await findMails(jobs.flatMap(({ payload }) => textOf(payload['mailId']) ?? []))
  return {
    total: Number(total),
    list: jobs.map(
      ({ id, kind, ended_at: endedAt, created_at: createdAt, attempts, claims, last_error: problem, payload }) => ({
        id,
        kind: groupOf(kind),
        failTime: (endedAt ?? createdAt).getTime(),
        // An operator who sends it again begins a new count of attempts; an older server counts no claims.
        attempts: Math.max(Number(claims), attempts),
        problem: problem ?? '',
        mail: mails.get(textOf(payload['mailId']) ?? '') ?? null,
        importId: groupOf(kind) === 'import' ? (textOf(payload['id']) ?? null) : null,
      }),
    ),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
