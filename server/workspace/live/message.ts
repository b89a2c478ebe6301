import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { TeamHint } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { LiveEvent } from '../../../contract/sharing/activity-calls.ts'

/** The channel of notices between servers (migration 046 sends on it too). */
export const NOTICES = 'live'

/**
 * What a notice between servers says: of what there is something new, and for whom. `links`: for guests and for whoever keeps the
 * links; by which link, or by all of them. `team`: for who works on it, but for the page that did it.
 */
export type LiveMessage = Thing &
  (
    | { to: 'all'; of: 'content'; version?: number }
    | { to: 'links'; of: Exclude<LiveEvent['of'], 'start' | 'content'>; linkId?: string }
    | { to: 'team'; of: Exclude<TeamHint, 'start' | 'content' | 'end'>; tab?: string }
  )

/** Tells everybody who has it open, once the transaction is through. */
export async function sendNotice<Tables>(db: Kysely<Tables>, notice: LiveMessage): Promise<void> {
  await sql`SELECT pg_notify(${NOTICES}, ${JSON.stringify(notice)})`.execute(db)
}
