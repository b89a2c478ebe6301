import { isThing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { idColumnOf, workOf } from '../../workspace/thing-columns.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import { requireLink, requireOwn } from '../own-thing.ts'
import { rightsIn } from '../links/stored-rights.ts'
import type { SharingDeps } from '../deps.ts'
import { getSharedContent } from '../views/view-of.ts'
import { depsWithin } from '../deps-within.ts'
import { addComment, readComments, selectComments } from './comments.ts'
import { findSentPlace, refuseSent } from './sent-place.ts'
import { requirePlace } from './place-of.ts'

/** The comments of all links to a thing or project, the oldest first. Throws 404 where it is not the member's. */
export async function getComments(
  { db }: Pick<SharingDeps, 'db'>,
  work: ParsedInputOf<typeof calls.getComments>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getComments>> {
  await requireOwn(db, work, memberId)
  const rows = await selectComments(db)
    .innerJoin('share_link', 'share_link.id', 'share_comment.link_id')
    .select('share_link.name as link_name')
    .where('share_link.member_id', '=', memberId)
    .where(`share_link.${idColumnOf(work.kind)}`, '=', work.refId)
    .orderBy('share_comment.id')
    .execute()
  const read = await readComments(db, work, rows)
  return read.map(({ row, ...comment }) => ({
    ...comment,
    linkId: row.link_id,
    linkName: row.link_name,
    isRead: row.read_at !== null,
  }))
}

/** Throws 404 for a link that is not the member's and for a version that it does not open, 400 for a place that the link does not show. */
export async function replyToComment(
  deps: SharingDeps,
  { linkId, parentId, text, on, sent: stated }: ParsedInputOf<typeof calls.replyToComment>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.replyToComment>> {
  return inTransaction(deps.db, async (trx) => {
    const link = await requireLink(trx, linkId, memberId)
    const work = workOf(link)
    if (isThing(work)) {
      refuseSent(stated)
      const showing = { ...work, ownerId: memberId, ...rightsIn(link), brandId: link.brand_id }
      if (on !== undefined) requirePlace(on, await getSharedContent(depsWithin(deps, trx), showing))
    }
    const isNewOnVersion = !isThing(work) && parentId === undefined
    const sent = isNewOnVersion
      ? await findSentPlace(trx, { ...work, ...rightsIn(link) }, { sent: stated, on })
      : undefined
    const at = deps.clock.now()
    const { nickname: name } = await trx
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const id = await addComment(trx, {
      linkId,
      parentId,
      isOwners: true,
      name,
      text,
      place: on,
      work,
      sent,
      key: undefined,
      at,
    })
    await noteEvent(trx, { linkId, event: 'replied', name, at })
    await notifyOfEvent(trx, { of: 'discussion', ...work, linkId })
    return id
  })
}

/** Resolves or reopens a whole thread. */
export async function resolveComment(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  { id, resolved }: ParsedInputOf<typeof calls.resolveComment>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { link, comment } = await requireComment(trx, id, memberId)
    const resolvedAt = resolved === 1 ? clock.now() : null
    await trx
      .updateTable('share_comment')
      .set({ resolved_at: resolvedAt })
      .where('id', '=', comment.parent_id ?? comment.id)
      .execute()
    await notifyOfEvent(trx, { of: 'discussion', ...workOf(link), linkId: link.id })
  })
  return true
}

export async function deleteComment(
  { db }: Pick<SharingDeps, 'db'>,
  { id }: ParsedInputOf<typeof calls.deleteComment>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { link } = await requireComment(trx, id, memberId)
    await trx.deleteFrom('share_comment').where('id', '=', id).execute()
    await notifyOfEvent(trx, { of: 'discussion', ...workOf(link), linkId: link.id })
  })
  return true
}

/** Throws 404 for a comment on a link that is not the member's. */
async function requireComment(trx: Trx, id: string, memberId: string) {
  const comment = await trx
    .selectFrom('share_comment')
    .select(['id', 'parent_id', 'link_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!comment) throw new Problem(404)
  return { comment, link: await requireLink(trx, comment.link_id, memberId) }
}
