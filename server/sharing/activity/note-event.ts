import type { Kysely } from 'kysely'
import type { LiveEvent, ShareEvent } from '../../../contract/sharing/activity-calls.ts'
import { sendNotice } from '../../workspace/live/message.ts'
import type { SharedThing } from '../shared-thing.ts'
import type { SharingDeps } from '../deps.ts'

/** What happened by a link. */
export interface Happening {
  linkId: string
  event: ShareEvent
  /** What the guest calls themselves; absent: nobody by name. */
  name?: string
  at: Date
}

/** Notes what happened, for the link's owner to read. */
export async function noteEvent(db: SharingDeps['db'], { linkId, event, name, at }: Happening): Promise<void> {
  await db
    .insertInto('share_event')
    .values({ link_id: linkId, event, name: name ?? null, at })
    .execute()
}

/** Of what there is something new for guests and the owner of links, and by which link; without one by all. */
export interface LinkNotice extends SharedThing {
  of: Exclude<LiveEvent['of'], 'start' | 'content'>
  linkId?: string
}

/** Tells everybody who has it open by links, once the transaction is through. */
export async function notifyOfEvent<Tables>(db: Kysely<Tables>, notice: LinkNotice): Promise<void> {
  await sendNotice(db, { to: 'links', ...notice })
}
