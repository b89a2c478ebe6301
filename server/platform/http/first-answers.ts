import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import type { Db, Trx } from '../../database.ts'
import type { Clock } from '../clock.ts'
import { hashOfJson } from '../json-pieces.ts'
import { inTransaction } from '../postgres/in-transaction.ts'
import { oneAtATime } from '../postgres/one-at-a-time.ts'

export interface FirstAnswerDeps {
  db: Db
  clock: Pick<Clock, 'now'>
}

/** A call that a client may send again if its answer was lost (contract, "Retried writes"). */
export interface RepeatableCall {
  memberId: string
  path: string
  /** The Idempotency-Key; without one the call is not repeatable. */
  key: string | undefined
  input: unknown
}

const DAY = 24 * 60 * 60_000
const LONGEST_KEY = 200
/** How many answers of a member are kept, newest first. Nobody retries older ones. */
const MOST_KEPT = 1000

/**
 * Runs the work in a transaction, once for each key: within a day the same key gets its first answer again. Throws Problem
 * 1009000001 if the key came with another input. A failure stores nothing and may be retried.
 */
export async function answerOnce<Answer>(
  { db, clock }: FirstAnswerDeps,
  { memberId, path, key, input }: RepeatableCall,
  work: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    if (key === undefined) return work(trx)
    // The second of two concurrent calls waits for the first.
    await oneAtATime(trx, `${memberId} ${path} ${key}`)
    const now = clock.now()
    const inputHash = Buffer.from(await hashOfJson(input), 'hex')
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
          // One statement cannot both delete and update a row.
          .where(({ not, and }) => not(and({ path, key }))),
      )
      .insertInto('first_answer')
      .values({ member_id: memberId, path, key, ...kept })
      .onConflict((conflict) => conflict.columns(['member_id', 'path', 'key']).doUpdateSet(kept))
      .execute()
    return answer
  })
}

/** Throws Problem 400 if the key is too long to be stored. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > LONGEST_KEY) throw new Problem(400, { field: 'Idempotency-Key', reason: `> ${LONGEST_KEY}` })
  return key
}

/** Deletes the answers that have expired. */
export async function sweepFirstAnswers({ db, clock }: FirstAnswerDeps): Promise<void> {
  await db
    .deleteFrom('first_answer')
    .where('at', '<', new Date(clock.now().getTime() - DAY))
    .execute()
}
