import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Clock } from '../clock.ts'
import { inTransaction } from '../postgres/in-transaction.ts'
import { oneAtATime } from '../postgres/one-at-a-time.ts'

export interface FirstAnswerTables {
  first_answer: {
    member_id: string
    path: string
    key: string
    /** SHA-256; none of a call from before it was kept. */
    input_hash: Buffer | null
    answer: unknown
    at: Date
  }
}

export interface FirstAnswerDeps {
  db: Kysely<FirstAnswerTables>
  clock: Pick<Clock, 'now'>
}

/** A call that may come again because its answer was lost on the way (contract, "Retried writes"). */
export interface RepeatableCall {
  memberId: string
  path: string
  /** The Idempotency-Key; without one it is a call like any other. */
  key: string | undefined
  input: unknown
}

const DAY = 24 * 60 * 60_000
const LONGEST_KEY = 200
/** Of a member's answers, so many are kept, the newest; nobody tries again what lies that far back. */
const MOST_KEPT = 1000

/**
 * Does the work in a transaction, once for a key: with the same key within a day its first answer is given again. Throws
 * Problem 1009000001 where the key came with another input. What failed leaves no answer, and may be tried again.
 */
export async function answerOnce<Answer>(
  { db, clock }: FirstAnswerDeps,
  { memberId, path, key, input }: RepeatableCall,
  work: (trx: Transaction<FirstAnswerTables>) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    if (key === undefined) return work(trx)
    // The second of two at once waits for the first.
    await oneAtATime(trx, `${memberId} ${path} ${key}`)
    const now = clock.now()
    const inputHash = createHash('sha256').update(JSON.stringify(input)).digest()
    const first = await trx
      .selectFrom('first_answer')
      .select(['input_hash', 'answer'])
      .where('member_id', '=', memberId)
      .where('path', '=', path)
      .where('key', '=', key)
      .where('at', '>', new Date(now.getTime() - DAY))
      .executeTakeFirst()
    if (first?.input_hash && !first.input_hash.equals(inputHash)) throw new Problem(1009000001)
    if (first) return first.answer as Answer
    const answer = await work(trx)
    const kept = { input_hash: inputHash, answer: JSON.stringify(answer), at: now }
    const oldestKept = trx
      .selectFrom('first_answer')
      .select('at')
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .offset(MOST_KEPT - 2)
      .limit(1)
    await trx
      .with('forgotten', (forgetting) =>
        forgetting
          .deleteFrom('first_answer')
          .where('member_id', '=', memberId)
          .where('at', '<', oldestKept)
          // One statement writes a row once.
          .where(({ not, and }) => not(and({ path, key }))),
      )
      .insertInto('first_answer')
      .values({ member_id: memberId, path, key, ...kept })
      .onConflict((conflict) => conflict.columns(['member_id', 'path', 'key']).doUpdateSet(kept))
      .execute()
    return answer
  })
}

/** Throws Problem 400 where it is too long to be kept. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > LONGEST_KEY) throw new Problem(400, { field: 'Idempotency-Key', reason: `> ${LONGEST_KEY}` })
  return key
}

/** Forgets the answers that would not be given again. */
export async function sweepFirstAnswers({ db, clock }: FirstAnswerDeps): Promise<void> {
  await db
    .deleteFrom('first_answer')
    .where('at', '<', new Date(clock.now().getTime() - DAY))
    .execute()
}
