import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { LiveEvent, ShareEvent } from '../../../contract/sharing/activity-calls.ts'
import type { SharedThing } from '../shared-thing.ts'
import type { SharingParts } from '../parts.ts'

/** What happened by a link. */
export interface Happening {
  linkId: string
  event: ShareEvent
  /** What the guest calls themselves; absent: nobody by name. */
  name?: string
  at: Date
}

/** Notes what happened, for the link's owner to read. */
export async function noteEvent(db: SharingParts['db'], { linkId, event, name, at }: Happening): Promise<void> {
  await db
    .insertInto('share_event')
    .values({ link_id: linkId, event, name: name ?? null, at })
    .execute()
}

/** What a notice between servers says: of what there is something new, and by which link; without one by all. */
export interface Notice extends SharedThing {
  of: Exclude<LiveEvent['of'], 'start'>
  linkId?: string
}

/** The channel of notices (migration 039 sends on it too). */
export const NOTICES = 'sharing'

/** Tells everybody who has it open, once the transaction is through. */
export async function notify<Tables>(db: Kysely<Tables>, notice: Notice): Promise<void> {
  await sql`SELECT pg_notify(${NOTICES}, ${JSON.stringify(notice)})`.execute(db)
}
