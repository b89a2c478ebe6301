import type { LiveEvent, ShareEvent } from '../../../contract/sharing/activity-calls.ts'
import { sendNotice } from '../../workspace/live/message.ts'
import type { Db } from '../../database.ts'
import type { SharingDeps } from '../deps.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'

/** An event of a link. */
export interface Happening {
  linkId: string
  event: ShareEvent
  /** The name that the guest gave, if any. */
  name?: string
  at: Date
}

/** Records an event for the link's owner. */
export async function noteEvent(db: SharingDeps['db'], { linkId, event, name, at }: Happening): Promise<void> {
  await db
    .insertInto('share_event')
    .values({ link_id: linkId, event, name: name ?? null, at })
    .execute()
}

/** A change of which guests and the owner of links are notified. Without a link, it concerns all links to the thing. */
export interface LinkNotice extends Work {
  of: Exclude<LiveEvent['of'], 'start'>
  linkId?: string
}

/** Tells all who have the thing open by a link, once the transaction commits. */
export async function notifyOfEvent(db: Db, notice: LinkNotice): Promise<void> {
  await sendNotice(db, { to: 'links', ...notice })
}
