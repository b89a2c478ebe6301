import { sql } from 'kysely'
import { LINK_NOTICES } from '../../contract/notices.ts'
import type { Work } from '../../contract/collaboration/rights.ts'
import { idColumnOf } from '../workspace/thing-columns.ts'
import type { Trx } from '../database.ts'
import { notifyOfEvent } from './activity/note-event.ts'
import { answersRefOf, noticeRefOf } from './tell-owner.ts'

/** Gives a thing's links to its new owner. Open pages read their link again. */
export async function handLinksOver(
  trx: Trx,
  thing: Work,
  { fromId, toId, now }: { fromId: string; toId: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE share_link SET member_id = ${toId} WHERE ${sql.ref(idColumnOf(thing.kind))} = ${thing.refId}`.execute(trx)
  // The new owner reads the guests' comments.
  await sql`
    UPDATE notice SET read_at = ${now}
    WHERE member_id = ${fromId} AND kind = ANY (${LINK_NOTICES}::text[]) AND ref IN (${noticeRefOf(thing)}, ${answersRefOf(thing)})
      AND read_at IS NULL`.execute(trx)
  await notifyOfEvent(trx, { of: 'link', ...thing })
}
