import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { OwnData } from '../../../contract/profile.ts'
import type * as calls from '../../../contract/restored-backup.ts'
import type { RestoredBackup, RevivedCounts } from '../../../contract/restored-backup.ts'
import { expireRevivedInvitations } from '../../collaboration/people/revived-invitations.ts'
import { revokeRevivedKeys } from '../../feed/revived-keys.ts'
import { endRevivedSessions } from '../../members/sessions/revived-sessions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { revokeRevivedLinks } from '../../sharing/links/revived-links.ts'
import type { Db, Trx } from '../../database.ts'
import { countRevived, pageOfRevived } from './kinds.ts'
import type { RevivedBy } from './kinds.ts'

export interface RevivedDeps {
  db: Db
  clock: Clock
  /** Marks a member's notices about something as read. */
  settleNotices: Parameters<typeof expireRevivedInvitations>[0]['settleNotices']
  /** Called for each member whose session was ended. */
  onLeaving: (memberId: string) => Promise<void>
}

/** The last restore, and what operators decided; null if there was none. */
export async function getRestored(
  { db, clock }: Pick<RevivedDeps, 'db' | 'clock'>,
  _input: unknown,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<RestoredBackup | null> {
  const row = await lastRestore(db)
  if (!row) return null
  const { decision: what, decided_at: at, nickname: actor, ended } = row
  return {
    id: row.id,
    backupTime: row.backup_at.getTime(),
    restoreTime: row.restored_at.getTime(),
    open: await countRevived(db, { before: row.restored_at, now: clock.now(), keptId: caller.sessionId }),
    decision: what && at && { what, time: at.getTime(), actor, ended },
  }
}

/** For the workplace: a restore about which nobody has decided yet. */
export async function findUndecided(db: Db): Promise<{ backupTime: number; restoreTime: number } | undefined> {
  const row = await lastRestore(db)
  if (!row || row.decision) return undefined
  return { backupTime: row.backup_at.getTime(), restoreTime: row.restored_at.getTime() }
}

export async function getPageOfRevived(
  { db, clock }: Pick<RevivedDeps, 'db' | 'clock'>,
  page: ParsedInputOf<typeof calls.getRevivedPage>,
  { caller }: MemberContext,
): Promise<OutputOf<typeof calls.getRevivedPage>> {
  const row = await lastRestore(db)
  if (!row) return { list: [], total: 0 }
  return pageOfRevived(db, page, { before: row.restored_at, now: clock.now(), keptId: caller.sessionId })
}

/** Ends all that a restore brought back. Throws 404 for an unknown restore, 409 where it was decided meanwhile. */
export async function endAll(
  deps: RevivedDeps,
  { id }: ParsedInputOf<typeof calls.endRevived>,
  { caller }: MemberContext,
): Promise<RevivedCounts> {
  const { db, clock } = deps
  const now = clock.now()
  const { ended, left } = await db.transaction().execute(async (trx) => {
    const before = await requireUndecided(trx, id)
    const by: RevivedBy = { before, now, keptId: caller.sessionId }
    const actorId = caller.memberId
    // The order of decisions/150: accounts, what belongs to things, notices.
    const sessions = await endRevivedSessions(trx, { ...by, actorId })
    const ended: RevivedCounts = {
      session: [...sessions.values()].reduce((sum, one) => sum + one, 0),
      'feed-key': await revokeRevivedKeys(trx, { ...by, actorId }),
      link: await revokeRevivedLinks(trx, by),
      invitation: await expireRevivedInvitations(deps, trx, by),
    }
    await decide(trx, { id, decision: 'ended', decided_by: actorId, decided_at: now, ended: JSON.stringify(ended) })
    return { ended, left: [...sessions.keys()] }
  })
  for (const memberId of left) await deps.onLeaving(memberId)
  return ended
}

/** Keeps all of it. Throws as `endAll`. */
export async function keepAll(
  { db, clock }: Pick<RevivedDeps, 'db' | 'clock'>,
  { id }: ParsedInputOf<typeof calls.keepRevived>,
  { caller }: MemberContext,
): Promise<true> {
  await db.transaction().execute(async (trx) => {
    await requireUndecided(trx, id)
    await decide(trx, { id, decision: 'kept', decided_by: caller.memberId, decided_at: clock.now() })
  })
  return true
}

/** For a member's own data: what they decided as an operator. */
export async function getOwnRestoreDecisions(db: Db, memberId: string): Promise<OwnData['restoreDecisions']> {
  const rows = await db
    .selectFrom('restored_backup')
    .select(['decision', 'decided_at', 'backup_at'])
    .where('decided_by', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ decision: what, decided_at: at, backup_at: backupAt }) =>
    what && at ? [{ what, time: at.getTime(), backupTime: backupAt.getTime() }] : [],
  )
}

function lastRestore(db: Db) {
  return db
    .selectFrom('restored_backup')
    .leftJoin('member', 'member.id', 'decided_by')
    .selectAll('restored_backup')
    .select('nickname')
    .orderBy('restored_backup.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks a restore, and returns when it ended. */
async function requireUndecided(trx: Trx, id: string): Promise<Date> {
  const row = await trx
    .selectFrom('restored_backup')
    .select(['restored_at', 'decision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem(404)
  if (row.decision) throw new Problem(409)
  return row.restored_at
}

interface Decision {
  id: string
  decision: 'ended' | 'kept'
  decided_by: string
  decided_at: Date
  ended?: string
}

async function decide(trx: Trx, { id, ...decision }: Decision): Promise<void> {
  await trx.updateTable('restored_backup').set(decision).where('id', '=', id).execute()
}
