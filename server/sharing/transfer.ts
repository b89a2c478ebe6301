import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { LINK_NOTICES } from '../../contract/notices.ts'
import { notifyOfEvent } from './activity/note-event.ts'
import { sharedColumnOf } from './shared-thing.ts'
import type { SharedThing } from './shared-thing.ts'
import { noticeRefOf } from './tell-owner.ts'

/** Makes the links to something its new owner's; whoever has one open reads it anew. */
export async function handLinksOver<Tables>(
  trx: Transaction<Tables>,
  thing: SharedThing,
  { fromId, toId, now }: { fromId: string; toId: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE share_link SET member_id = ${toId} WHERE ${sql.ref(sharedColumnOf(thing.kind))} = ${thing.refId}`.execute(
    trx,
  )
  // What guests said is the new owner's to read.
  await sql`
    UPDATE notice SET read_at = ${now}
    WHERE member_id = ${fromId} AND kind = ANY (${LINK_NOTICES}::text[]) AND ref = ${noticeRefOf(thing)}
      AND read_at IS NULL`.execute(trx)
  await notifyOfEvent(trx, { of: 'link', ...thing })
}
