import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { TeamEvent } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'

/** The channel of notices between servers (migration 046 sends on it too). */
export const NOTICES = 'live'

/**
 * Tells everybody who works on it and has it open, once the transaction is through. Of `content` of boards, lists and folders, and of
 * `people` who come, go or may something else, the database tells by itself (migration 046).
 */
export async function tellThing<Tables>(
  db: Kysely<Tables>,
  { kind, refId }: Thing,
  of: Exclude<TeamEvent['of'], 'start' | 'end'>,
): Promise<void> {
  await sql`SELECT pg_notify(${NOTICES}, ${JSON.stringify({ to: 'team', kind, refId, of })})`.execute(db)
}
