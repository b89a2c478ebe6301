import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { MemberTables } from '../tables.ts'

/** A call that may come again because its answer was lost on the way (contract, "Retried writes"). */
export interface RepeatableCall {
  memberId: string
  path: string
  /** The Idempotency-Key; without one it is a call like any other. */
  key: string | undefined
  now: Date
}

const DAY = 24 * 60 * 60_000

/** Does the work in a transaction, once for a key: with the same key within a day its first answer is given again. */
export async function answerOnce<Tables extends MemberTables, Answer>(
  db: Kysely<Tables>,
  { memberId, path, key, now }: RepeatableCall,
  work: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return work(trx)
    // The second of two at once waits for the first.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${memberId} ${path} ${key}`}, 0))`.execute(trx)
    const { rows } = await sql<{ answer: Answer }>`
      SELECT answer FROM first_answer WHERE member_id = ${memberId} AND path = ${path} AND key = ${key}
        AND at > ${new Date(now.getTime() - DAY)}`.execute(trx)
    if (rows[0]) return rows[0].answer
    const answer = await work(trx)
    await sql`
      INSERT INTO first_answer (member_id, path, key, answer, at)
      VALUES (${memberId}, ${path}, ${key}, ${JSON.stringify(answer)}, ${now})
      ON CONFLICT (member_id, path, key) DO UPDATE SET answer = excluded.answer, at = excluded.at`.execute(trx)
    return answer
  })
}
