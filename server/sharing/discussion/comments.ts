import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { Comment, CommentPlace } from '../../../contract/sharing/discussion-calls.ts'
import { MOST_COMMENTS } from '../../../contract/sharing/links.ts'
import { countAttempt } from '../../members/attempts.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import type { OpenLink } from '../links/find-link.ts'
import { requireOpen } from '../links/still-open.ts'
import type { SharingDeps } from '../deps.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { tellOwner } from '../tell-owner.ts'
import { requirePlace } from './place-of.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface CommentRow {
  id: string
  parent_id: string | null
  is_owners: boolean
  name: string
  text: string
  place: CommentPlace | null
  created_at: Date
  resolved_at: Date | null
}

export function commentOf(row: CommentRow): Comment {
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    isOwner: row.is_owners,
    text: row.text,
    on: row.place,
    createTime: row.created_at.getTime(),
    resolveTime: row.resolved_at?.getTime() ?? null,
  }
}

/** The comments of one link, the oldest first. */
export async function findGuestComments({ db }: Pick<SharingDeps, 'db'>, linkId: string): Promise<Comment[]> {
  const rows = await db.selectFrom('share_comment').selectAll().where('link_id', '=', linkId).orderBy('id').execute()
  return rows.map(commentOf)
}

/**
 * Throws 1009003004 for a link without the right to comment, 429 after too many comments, 400 for a place that the link does not
 * show, 404 where the link has just ended.
 */
export async function commentOnShared(
  deps: SharedContentDeps,
  { name, text, on, parentId, key }: ParsedInputOf<typeof calls.commentOnShared>,
  { caller, clientAddress }: LinkContext,
): Promise<OutputOf<typeof calls.commentOnShared>> {
  const link = caller.link as OpenLink
  if (link.role === 'view') throw new Problem(1009003004)
  if (on !== undefined) requirePlace(on, await (await deps.contents.get(link)).read())
  await countComment(deps, link, clientAddress)
  return inTransaction(deps.db, async (trx) => {
    const { role } = await requireOpen(trx, link.id, deps.clock.now())
    if (role === 'view') throw new Problem(1009003004)
    const sent = key === undefined ? undefined : await findSent(trx, link.id, key)
    if (sent) return sent
    const id = await addComment(trx, {
      linkId: link.id,
      parentId,
      isOwners: false,
      name,
      text,
      place: on,
      key,
      at: deps.clock.now(),
    })
    await noteEvent(trx, { linkId: link.id, event: 'commented', name, at: deps.clock.now() })
    await notifyOfEvent(trx, { of: 'discussion', kind: link.kind, refId: link.refId, linkId: link.id })
    await tellOwner(deps, trx, { kind: 'comment', link, by: name })
    return id
  })
}

interface NewComment {
  linkId: string
  parentId: string | undefined
  isOwners: boolean
  name: string
  text: string
  place: CommentPlace | undefined
  key: string | undefined
  at: Date
}

/**
 * Adds a comment or a reply. Threads have one level: a reply to a reply joins the first comment's thread. Throws 404 for a parent
 * of another link, 1009003003 where the link has too many comments.
 */
export async function addComment(
  trx: Trx,
  { linkId, parentId, isOwners, name, text, place, key, at }: NewComment,
): Promise<string> {
  const { count } = await trx
    .selectFrom('share_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_COMMENTS) throw new Problem(1009003003, { most: MOST_COMMENTS })
  const parent = parentId === undefined ? undefined : await findParent(trx, linkId, parentId)
  const { id } = await trx
    .insertInto('share_comment')
    .values({
      link_id: linkId,
      parent_id: parent ? (parent.parent_id ?? parent.id) : null,
      is_owners: isOwners,
      name,
      text,
      place: place && !parent ? JSON.stringify(place) : null,
      key: key ?? null,
      created_at: at,
      read_at: isOwners ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findParent(trx: Trx, linkId: string, parentId: string) {
  const parent = await trx
    .selectFrom('share_comment')
    .select(['id', 'parent_id'])
    .where('id', '=', parentId)
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  if (!parent) throw new Problem(404)
  return parent
}

async function findSent(trx: Trx, linkId: string, key: string): Promise<string | undefined> {
  const sent = await trx
    .selectFrom('share_comment')
    .select('id')
    .where('link_id', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst()
  return sent?.id
}

async function countComment(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  { id }: OpenLink,
  clientAddress: string,
): Promise<void> {
  const subject = `${id} ${networkOf(clientAddress)}`
  const limits = [
    { kind: 'share-comment', subject, most: 10, withinMs: MINUTE },
    { kind: 'share-comment-day', subject: id, most: 300, withinMs: 24 * HOUR },
  ]
  await countAttempt(deps, limits)
}
