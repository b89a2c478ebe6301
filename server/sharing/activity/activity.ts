import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/activity-calls.ts'
import type { Activity, ShareEvent } from '../../../contract/sharing/activity-calls.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { requireOwn } from '../own-thing.ts'
import type { SharingDeps } from '../deps.ts'
import { isAbout } from '../../workspace/thing-columns.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'

/** The events of all links to a thing, the latest first. Throws 404 where the thing is not the member's. */
export async function getActivity(
  { db }: Pick<SharingDeps, 'db'>,
  { pageNo, pageSize, ...thing }: ParsedInputOf<typeof calls.getActivity>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getActivity>> {
  await requireOwn(db, thing, memberId)
  const { total } = await selectEvents(db, thing, memberId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const list = await findEvents(db, thing, { memberId, from: (pageNo - 1) * pageSize, most: pageSize })
  return { list, total }
}

interface Span {
  memberId: string
  from: number
  most: number
}

export async function findEvents(
  db: SharingDeps['db'],
  thing: Work,
  { memberId, from, most }: Span,
): Promise<Activity[]> {
  const rows = await selectEvents(db, thing, memberId)
    .select(['share_event.id', 'event', 'at', 'share_link.name as link_name', 'share_event.name'])
    .orderBy('share_event.id', 'desc')
    .offset(from)
    .limit(most)
    .execute()
  return rows.map(({ id, event, at, link_name: linkName, name }) => ({ id, event, time: at.getTime(), linkName, name }))
}

function selectEvents(db: SharingDeps['db'], thing: Work, memberId: string) {
  return db
    .selectFrom('share_event')
    .innerJoin('share_link', 'share_link.id', 'share_event.link_id')
    .where('share_link.member_id', '=', memberId)
    .where(isAbout(thing))
}

/** The events of one link, the oldest first. */
export async function findEventsOf(
  db: SharingDeps['db'],
  linkId: string,
): Promise<{ event: ShareEvent; name: string | null; time: number }[]> {
  const rows = await db
    .selectFrom('share_event')
    .select(['event', 'name', 'at'])
    .where('link_id', '=', linkId)
    .orderBy('id')
    .execute()
  return rows.map(({ event, name, at }) => ({ event, name, time: at.getTime() }))
}
