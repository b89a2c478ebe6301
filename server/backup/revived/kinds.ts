import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Revived, RevivedCounts, RevivedKind } from '../../../contract/restored-backup.ts'
import { revivedInvitations } from '../../collaboration/people/revived-invitations.ts'
import { revivedKeys } from '../../feed/revived-keys.ts'
import { revivedSessions } from '../../members/sessions/revived-sessions.ts'
import { revivedLinks } from '../../sharing/links/revived-links.ts'
import type { Db } from '../../database.ts'

export interface RevivedBy {
  /** The end of the restore: whatever was made later did not come from the backup. */
  before: Date
  now: Date
  /** The session of whoever asks, which is not among them; `'0'` for nobody's. */
  keptId: string
}

/** A statement for each kind, with the columns of `Revived` (`email`, `id`, `since`, `thing`, `until`, `what`, `whose`). */
const ROWS: Record<RevivedKind, (by: RevivedBy) => RawBuilder<unknown>> = {
  session: revivedSessions,
  link: revivedLinks,
  invitation: revivedInvitations,
  'feed-key': revivedKeys,
}

/** Counts what a restore brought back and is open now. */
export async function countRevived(db: Db, by: RevivedBy): Promise<RevivedCounts> {
  const [session, link, invitation, feedKey] = [
    await countOf(db, 'session', by),
    await countOf(db, 'link', by),
    await countOf(db, 'invitation', by),
    await countOf(db, 'feed-key', by),
  ]
  return { session, link, invitation, 'feed-key': feedKey }
}

async function countOf(db: Db, kind: RevivedKind, by: RevivedBy): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${ROWS[kind](by)}) AS revived`.execute(db)
  return rows[0]?.count ?? 0
}

interface Page {
  kind: RevivedKind
  pageNo: number
  pageSize: number
}

/** One kind of it, the latest first. */
export async function pageOfRevived(
  db: Db,
  { kind, pageNo, pageSize }: Page,
  by: RevivedBy,
): Promise<{ list: Revived[]; total: number }> {
  const { rows } = await sql<Omit<Revived, 'since' | 'until'> & { since: Date; until: Date | null }>`
    SELECT id::text, whose, what, thing, email, since, until FROM (${ROWS[kind](by)}) AS revived
    ORDER BY since DESC, id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(db)
  const list = rows.map((row) => ({ ...row, since: row.since.getTime(), until: row.until?.getTime() ?? null }))
  return { list, total: await countOf(db, kind, by) }
}
