import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import * as z from 'zod'
import { thingFields, workFields } from '../../../contract/collaboration/rights.ts'
import { id } from '../../../contract/fields.ts'

/** The PostgreSQL channel for notices between servers. Migration 046 sends on it too. */
export const NOTICES = 'live'

/**
 * A notice between servers: what changed, and who is told. `links` goes to guests and to the owner of the links, for one link or
 * for all. `team` goes to everybody who works on the thing, except the page that made the change.
 */
const liveMessage = z.discriminatedUnion('to', [
  z.object({ ...thingFields, to: z.literal('all'), of: z.literal('content'), version: z.int().min(0).optional() }),
  z.object({
    ...workFields,
    to: z.literal('links'),
    of: z.enum(['content', 'discussion', 'link']),
    linkId: id.optional(),
  }),
  z.object({
    ...thingFields,
    to: z.literal('team'),
    of: z.enum(['people', 'discussion', 'presence']),
    tab: z.uuid().optional(),
  }),
])
export type LiveMessage = z.output<typeof liveMessage>

/** Reads a notice. Every role of the database can send on the channel, so whatever else arrives there is undefined. */
export function readNotice(payload: string): LiveMessage | undefined {
  try {
    return liveMessage.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/** Sends a notice to all servers when the transaction commits. */
export async function sendNotice(db: QueryExecutorProvider, notice: LiveMessage): Promise<void> {
  await sql`SELECT pg_notify(${NOTICES}, ${JSON.stringify(notice)})`.execute(db)
}
