import { sql } from 'kysely'
import type { Trx } from '../database.ts'

/**
 * Disables all triggers until the end of the transaction, foreign keys included, if our role may. Only for dry runs, after `markDryRun`:
 * the import looks up references itself, and nothing is committed.
 */
export async function leaveOutTriggers(trx: Trx): Promise<void> {
  await sql`SAVEPOINT may_leave_out`.execute(trx)
  try {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
    await sql`ROLLBACK TO SAVEPOINT may_leave_out`.execute(trx)
  }
  await sql`RELEASE SAVEPOINT may_leave_out`.execute(trx)
}

const INSUFFICIENT_PRIVILEGE = '42501'
