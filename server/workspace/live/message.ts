import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { TeamHint } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { LiveEvent } from '../../../contract/sharing/activity-calls.ts'

/** The PostgreSQL channel for notices between servers. Migration 046 sends on it too. */
export const NOTICES = 'live'

/**
 * A notice between servers: what changed, and who is told. `links` goes to guests and to the owner of the links, for one link or
 * for all. `team` goes to everybody who works on the thing, except the page that made the change.
 */
export type LiveMessage = Thing &
  (
    | { to: 'all'; of: 'content'; version?: number }
    | { to: 'links'; of: Exclude<LiveEvent['of'], 'start' | 'content'>; linkId?: string }
    | { to: 'team'; of: Exclude<TeamHint, 'start' | 'content' | 'end'>; tab?: string }
  )

/** Sends a notice to all servers when the transaction commits. */
export async function sendNotice<Tables>(db: Kysely<Tables>, notice: LiveMessage): Promise<void> {
  await sql`SELECT pg_notify(${NOTICES}, ${JSON.stringify(notice)})`.execute(db)
}
