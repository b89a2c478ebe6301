import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { CommentPlace, OwnersComment } from '../../../contract/sharing/discussion-calls.ts'
import type { SaidOf } from '../../../contract/said-of.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { MOST_COMMENTS } from '../../../contract/sharing/links.ts'
import { countAttempt } from '../../members/attempts.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { findHeldPlaces } from '../../workspace/places.ts'
import { findSaidOf, findSaidOfNow, placeIdOf } from '../../workspace/said-of.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import { thingLinkOf } from '../links/find-link.ts'
import type { ThingLink } from '../links/find-link.ts'
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
  said_of: SaidOf | null
  created_at: Date
  resolved_at: Date | null
}

type CommentToOwner = Omit<OwnersComment, 'linkId' | 'linkName' | 'isRead'>

/** Comments on a thing, in the order of time, with what the owner may read of what they were said of. */
export async function readComments<Row extends CommentRow>(
  db: SharingDeps['db'],
  thing: Thing,
  rows: readonly Row[],
): Promise<(CommentToOwner & { row: Row })[]> {
  const placed = rows.map((row) => ({
    row,
    id: row.id,
    parentId: row.parent_id,
    placeId: placeIdOf(row.place),
    saidOf: row.said_of,
  }))
  const placeIds = placed.flatMap(({ placeId }) => placeId ?? [])
  const named = await findSaidOf(db, placed, await findHeldPlaces(db, thing, placeIds))
  return rows.map((row) => ({ ...commentOf(row), saidOf: named.get(row.id) ?? null, row }))
}

function commentOf(row: CommentRow): Omit<CommentToOwner, 'saidOf'> {
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
export async function findCommentsBy(
  { db }: Pick<SharingDeps, 'db'>,
  { id, ...thing }: Thing & { id: string },
): Promise<CommentToOwner[]> {
  const rows = await db.selectFrom('share_comment').selectAll().where('link_id', '=', id).orderBy('id').execute()
  const read = await readComments(db, thing, rows)
  return read.map(({ row: _row, ...comment }) => comment)
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
  const link = thingLinkOf({ caller })
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
      thing: link,
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
  thing: Thing
  key: string | undefined
  at: Date
}

/**
 * Adds a comment or a reply. Threads have one level: a reply to a reply joins the first comment's thread. Throws 404 for a parent
 * of another link, 1009003003 where the link has too many comments.
 */
export async function addComment(
  trx: Trx,
  { linkId, parentId, isOwners, name, text, place, thing, key, at }: NewComment,
): Promise<string> {
  const { count } = await trx
    .selectFrom('share_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_COMMENTS) throw new Problem(1009003003, { most: MOST_COMMENTS })
  const first = parentId === undefined ? undefined : await getFirst(trx, linkId, parentId)
  const saidOf = await findSaidOfNow(trx, thing, first ? first.place : (place ?? null))
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
      key: key ?? null,
      created_at: at,
      read_at: isOwners ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface First {
  id: string
  place: CommentPlace | null
}

/** The first comment of a comment's thread. */
async function getFirst(trx: Trx, linkId: string, parentId: string): Promise<First> {
  const parent = await trx
    .selectFrom('share_comment')
    .select(['id', 'parent_id', 'place'])
    .where('id', '=', parentId)
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  if (!parent) throw new Problem(404)
  return parent.parent_id === null ? parent : getFirst(trx, linkId, parent.parent_id)
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
  { id }: ThingLink,
  clientAddress: string,
): Promise<void> {
  const subject = `${id} ${networkOf(clientAddress)}`
  const limits = [
    { kind: 'share-comment', subject, most: 10, withinMs: MINUTE },
    { kind: 'share-comment-day', subject: id, most: 300, withinMs: 24 * HOUR },
  ]
  await countAttempt(deps, limits)
}
