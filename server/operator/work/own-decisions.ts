import type { OwnData } from '../../../contract/profile.ts'
import type { Db } from '../../database.ts'
import { groupOf } from './group-of.ts'

/** For a member's own data: what they decided on failed work as an operator, the earliest first. */
export async function getOwnDecisions(db: Db, memberId: string): Promise<OwnData['workDecisions']> {
  const rows = await db
    .selectFrom('job_decision')
    .select(['at', 'what', 'kind', 'job_id'])
    .where('actor_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ at, what, kind, job_id: jobId }) => ({ what, kind: groupOf(kind), jobId, time: at.getTime() }))
}
