import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db, Trx } from '../../database.ts'

interface Sessions {
  /** Sessions that began later did not come from the backup. */
  before: Date
  now: Date
  /** The session of whoever asks. */
  keptId: string
}

const isOpen = ({ before, now, keptId }: Sessions) => sql<boolean>`
  session.created_at <= ${before} AND session.ended_at IS NULL AND session.expires_at > ${now} AND session.id <> ${keptId}::bigint`

/** Open sessions that a restore brought back (decisions/181). */
export function revivedSessions(sessions: Sessions): RawBuilder<unknown> {
  return sql`
    SELECT session.id, member.nickname AS whose, device AS what, NULL AS thing, NULL AS email, session.created_at AS since,
      expires_at AS until
    FROM session JOIN member ON member.id = session.member_id WHERE ${isOpen(sessions)}`
}

/** Ends them, and notes it on each account as an operator's deed. Returns how many there were, by member. */
export async function endRevivedSessions(
  trx: Trx,
  { actorId, ...sessions }: Sessions & { actorId: string },
): Promise<Map<string, number>> {
  const { now } = sessions
  // Accounts before their sessions (decisions/150).
  await sql`
    SELECT FROM member WHERE id IN (SELECT member_id FROM session WHERE ${isOpen(sessions)})
    ORDER BY id FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<{ member_id: string; sessions: number }>`
    WITH ended AS (UPDATE session SET ended_at = ${now} WHERE ${isOpen(sessions)} RETURNING member_id),
    counted AS (SELECT member_id, count(*)::int AS sessions FROM ended GROUP BY member_id),
    noted AS (
      INSERT INTO member_change (member_id, actor_id, at, what, reason, before, after)
      SELECT member_id, ${actorId}::bigint, ${now}::timestamptz, 'sessions-ended', '', jsonb_build_object('sessions', sessions),
        '{"sessions": 0}'
      FROM counted),
    versioned AS (
      UPDATE member SET kept_version = kept_version + 1 WHERE id IN (SELECT member_id FROM counted))
    SELECT member_id, sessions FROM counted`.execute(trx)
  return new Map(rows.map((row) => [row.member_id, row.sessions]))
}

/** Codes and take-back links that are open, of which a restore tells alone: they run out within minutes and days. */
export async function countOpenMails(db: Db, now: Date): Promise<{ codes: number; takeBackLinks: number }> {
  const { rows } = await sql<{ codes: number; takeBackLinks: number }>`
    SELECT (SELECT count(*) FROM email_code WHERE used_at IS NULL AND expires_at > ${now})::int AS codes,
      (SELECT count(*) FROM email_change WHERE expires_at > ${now})::int AS "takeBackLinks"`.execute(db)
  return rows[0] ?? { codes: 0, takeBackLinks: 0 }
}
