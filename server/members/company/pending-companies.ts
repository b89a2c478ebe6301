import { sql } from 'kysely'
import type { Db } from '../../database.ts'

export interface PendingCompanies {
  count: number
  list: { memberId: string; name: string; sendTime: number }[]
}

/** The companies that wait for a decision, those waiting longest first: at most `most`, and how many there are. */
export async function findPendingCompanies(db: Db, most: number): Promise<PendingCompanies> {
  const { rows } = await sql<{ id: string; name: string; sent_at: Date; total: number }>`
    SELECT member.id::text, company.name, company.sent_at, count(*) OVER ()::int AS total
    FROM member JOIN company ON company.member_id = member.id
    WHERE member.company_verification = 'pending'
    ORDER BY company.sent_at, member.id LIMIT ${most}`.execute(db)
  const list = rows.map(({ id, name, sent_at: sentAt }) => ({ memberId: id, name, sendTime: sentAt.getTime() }))
  return { count: rows[0]?.total ?? 0, list }
}
