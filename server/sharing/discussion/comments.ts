import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { CommentPlace, OwnersComment } from '../../../contract/sharing/discussion-calls.ts'
import type { SaidOf } from '../../../contract/said-of.ts'
import { isThing } from '../../../contract/collaboration/rights.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { MOST_COMMENTS } from '../../../contract/sharing/links.ts'
import type { LinkFieldName } from '../../../contract/sharing/links.ts'
import { countAttempt } from '../../members/attempts.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { findHeldPlaces } from '../../workspace/places.ts'
import { findSaidOf, findSaidOfNow, placeIdOf, withSkusThatAre } from '../../workspace/said-of.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import type { OpenLink } from '../links/find-link.ts'
import { requireOpen } from '../links/still-open.ts'
import type { SharingDeps } from '../deps.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { tellOwner } from '../tell-owner.ts'
import { requirePlace } from './place-of.ts'
import { findSentPlace, refuseSent, requireOpenThread } from './sent-place.ts'
import type { FoundSentPlace } from './sent-place.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface CommentRow {
  id: string
  parent_id: string | null
  is_owners: boolean
  name: string
  text: string
  place: CommentPlace | null
  said_of: SaidOf | null
  /** Of the version; null by a link to a thing. */
  number: number | null
  /** What the version shows at most; null as above. */
  fields: readonly LinkFieldName[] | null
  part: number | null
  created_at: Date
  resolved_at: Date | null
}

type CommentToOwner = Omit<OwnersComment, 'linkId' | 'linkName' | 'isRead'>

/** Comments with the version that they are on, if any. */
export function selectComments(db: SharingDeps['db']) {
  return db
    .selectFrom('share_comment')
    .leftJoin('sent_version', 'sent_version.id', 'share_comment.version_id')
    .selectAll('share_comment')
    .select(['sent_version.number', 'sent_version.fields'])
}

/** Comments by links to a thing or project, in the order of time, with what the owner may read of what they were said of. */
export async function readComments<Row extends CommentRow>(
  db: SharingDeps['db'],
  work: Work,
  rows: readonly Row[],
): Promise<(CommentToOwner & { row: Row })[]> {
  const named = await nameComments(db, work, rows)
  return rows.map((row) => ({ ...commentOf(row), saidOf: named.get(row.id) ?? null, row }))
}

/** What to say of the comments, by their ids: what was sent stays the same, and is always named. */
async function nameComments(
  db: SharingDeps['db'],
  work: Work,
  rows: readonly CommentRow[],
): Promise<Map<string, SaidOf>> {
  if (!isThing(work))
    return withSkusThatAre(db, new Map(rows.flatMap(({ id, said_of: saidOf }) => (saidOf ? [[id, saidOf]] : []))))
  const placed = rows.map((row) => ({
    row,
    id: row.id,
    parentId: row.parent_id,
    placeId: placeIdOf(row.place),
    saidOf: row.said_of,
  }))
  const placeIds = placed.flatMap(({ placeId }) => placeId ?? [])
  return findSaidOf(db, placed, await findHeldPlaces(db, work, placeIds))
}

function commentOf(row: CommentRow): Omit<CommentToOwner, 'saidOf'> {
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    isOwner: row.is_owners,
    text: row.text,
    on: row.place,
    sent: row.number === null ? null : { number: row.number, place: row.part },
    createTime: row.created_at.getTime(),
    resolveTime: row.resolved_at?.getTime() ?? null,
  }
}

/** The comments of one link, the oldest first; for its guests without those on versions that were withdrawn. */
export async function findCommentsBy(
  { db }: Pick<SharingDeps, 'db'>,
  { id, ...work }: Work & { id: string },
  { isGuests }: { isGuests: boolean },
): Promise<CommentToOwner[]> {
  const rows = await selectComments(db)
    .where('link_id', '=', id)
    .$if(isGuests, (all) => all.where('sent_version.withdrawn_at', 'is', null))
    .orderBy('share_comment.id')
    .execute()
  const read = await readComments(db, work, rows)
  return read.map(({ row, ...comment }) => ({
    ...comment,
    // A version without names is named to its owner by a code or a model, which its guests may not see.
    saidOf: isGuests && comment.saidOf && row.fields?.includes('name') === false ? NAMELESS : comment.saidOf,
  }))
}

const NAMELESS: SaidOf = { name: '', enName: '', skuId: null }

/**
 * Throws 1009003004 for a link without the right to comment, 429 after too many comments, 400 for a place that the link does not
 * show, 404 where the link has just ended, or does not open the version.
 */
export async function commentOnShared(
  deps: SharedContentDeps,
  { name, text, on, sent: stated, parentId, key }: ParsedInputOf<typeof calls.commentOnShared>,
  { caller, clientAddress }: LinkContext,
): Promise<OutputOf<typeof calls.commentOnShared>> {
  const link = caller.link as OpenLink
  if (link.role === 'view') throw new Problem(1009003004)
  let sent: FoundSentPlace | undefined
  if (isThing(link)) {
    refuseSent(stated)
    if (on !== undefined) requirePlace(on, await (await deps.contents.get(link)).read())
  } else if (parentId === undefined) sent = await findSentPlace(deps.db, link, { sent: stated, on })
  else await requireOpenThread(deps.db, link, parentId)
  await countComment(deps, link, clientAddress)
  return inTransaction(deps.db, async (trx) => {
    const { role } = await requireOpen(trx, link.id, deps.clock.now())
    if (role === 'view') throw new Problem(1009003004)
    const before = key === undefined ? undefined : await findSaid(trx, link.id, key)
    if (before) return before
    const id = await addComment(trx, {
      linkId: link.id,
      parentId,
      isOwners: false,
      name,
      text,
      place: on,
      work: link,
      sent,
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
  /** What the link shares. */
  work: Work
  /** Of a new thread by a project's link. */
  sent: FoundSentPlace | undefined
  key: string | undefined
  at: Date
}

/**
 * Adds a comment or a reply. Threads have one level: a reply to a reply joins the first comment's thread. Throws 404 for a parent
 * of another link, 1009003003 where the link has too many comments.
 */
export async function addComment(
  trx: Trx,
  { linkId, parentId, isOwners, name, text, place, work, sent, key, at }: NewComment,
): Promise<string> {
  const { count } = await trx
    .selectFrom('share_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_COMMENTS) throw new Problem(1009003003, { most: MOST_COMMENTS })
  const first = parentId === undefined ? undefined : await getFirst(trx, linkId, parentId)
  const saidOf = isThing(work)
    ? await findSaidOfNow(trx, work, first ? first.place : (place ?? null))
    : ((first ? first.said_of : sent?.saidOf) ?? null)
  const { id } = await trx
    .insertInto('share_comment')
    .values({
      link_id: linkId,
      parent_id: first?.id ?? null,
      is_owners: isOwners,
      name,
      text,
      place: place && !first ? JSON.stringify(place) : null,
      said_of: saidOf && JSON.stringify(saidOf),
      version_id: (first ? first.version_id : sent?.versionId) ?? null,
      part: (first ? first.part : sent?.part) ?? null,
      key: key ?? null,
      created_at: at,
      read_at: isOwners ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface First extends Pick<CommentRow, 'id' | 'place' | 'said_of' | 'part'> {
  version_id: string | null
}

/** The first comment of a comment's thread. */
async function getFirst(trx: Trx, linkId: string, parentId: string): Promise<First> {
  const parent = await trx
    .selectFrom('share_comment')
    .select(['id', 'parent_id', 'place', 'said_of', 'version_id', 'part'])
    .where('id', '=', parentId)
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  if (!parent) throw new Problem(404)
  return parent.parent_id === null ? parent : getFirst(trx, linkId, parent.parent_id)
}

async function findSaid(trx: Trx, linkId: string, key: string): Promise<string | undefined> {
  const said = await trx
    .selectFrom('share_comment')
    .select('id')
    .where('link_id', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst()
  return said?.id
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
