import type { Kysely, Transaction } from 'kysely'

/** Does the work in a transaction: in the one that `db` is, where a repeatable call has begun one, else in one of its own. */
export function inTransaction<Tables, Answer>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work)
}
