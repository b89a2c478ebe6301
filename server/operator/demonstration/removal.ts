import type { getDemonstration, removeDemonstration } from '../../../contract/demonstration.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { queueJob } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../database.ts'
import type { RemovalDeps } from './deps.ts'
import { isLoading } from './runs.ts'

export const REMOVAL = 'demonstration:remove'

/** Whether the demonstration is loaded, and the state of its removal. */
export async function getState(
  { db }: Pick<RemovalDeps, 'db'>,
  _input: ParsedInputOf<typeof getDemonstration>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof getDemonstration>> {
  const removal = await findLast(db)
  const known = { progress: null, endTime: removal?.ended_at?.getTime() ?? null, outcome: removal?.outcome ?? null }
  if (removal && !removal.ended_at) return { ...known, state: 'removing', progress: await findProgress(db) }
  if (removal && !removal.outcome) return { ...known, state: 'failed' }
  if (removal) return { ...known, state: (await hasOtherAccounts(db, memberId)) ? 'rest' : 'removed' }
  if (await isLoading(db)) return { ...known, state: 'loading' }
  return { ...known, state: (await wasLoaded(db)) ? 'there' : 'none' }
}

/** Queues the removal. Throws 1011001001 while the demonstration is being loaded, 1011001002 where it is removed. */
export async function beginRemoval(
  { db, clock, wake }: RemovalDeps & { wake(): void },
  _input: ParsedInputOf<typeof removeDemonstration>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  if (await isLoading(db)) throw new Problem(1011001001)
  const isBegun = await db.transaction().execute(async (trx) => {
    const removal = await trx
      .insertInto('demonstration_removal')
      .values({ member_id: memberId, asked_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!removal) return false
    const job = { kind: REMOVAL, subject: REMOVAL, payload: { memberId } }
    return (await queueJob(trx, job)) !== undefined
  })
  if (!isBegun) throw new Problem(1011001002)
  wake()
  return true
}

async function findLast(db: Db) {
  return db.selectFrom('demonstration_removal').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

async function findProgress(db: Db) {
  const job = await db
    .selectFrom('job')
    .select('progress')
    .where('subject', '=', REMOVAL)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return job?.progress ?? null
}

async function hasOtherAccounts(db: Db, memberId: string): Promise<boolean> {
  const other = await db
    .selectFrom('member')
    .select('id')
    .where('is_demonstration', '=', true)
    .where('id', '!=', memberId)
    .executeTakeFirst()
  return other !== undefined
}

async function wasLoaded(db: Db): Promise<boolean> {
  const run = await db
    .selectFrom('import_run')
    .select('id')
    .where('name', '=', 'demonstration')
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}
