import { sql } from 'kysely'
import type { Trx } from './merging/bulk-rows.ts'

/**
 * Has PostgreSQL fire no triggers to the end of the transaction, where it lets us: of foreign keys neither, whose rows an import has
 * looked up itself. For a dry run alone, of which nothing stays; what asks for its end, in `markDryRun`, is asked before.
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
