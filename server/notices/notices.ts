import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { WorkKind } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type * as calls from '../../contract/notices.ts'
import type { Notice, NoticeKind } from '../../contract/notices.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { noteReader } from './reader.ts'
import type { NoticeDeps } from './deps.ts'
import { isListed } from './wanted.ts'

interface Row {
  id: string
  kind: NoticeKind
  version: string
  count: number
  created_at: Date
  read_at: Date | null
  is_gone: boolean
  is_accepted: boolean
  details: Record<string, unknown>
}

/** The notices of a member's list. */
const ofMember = (memberId: string) =>
  sql`member_id = ${memberId} AND ${isListed(sql`notice.member_id`, sql`notice.kind`)}`

export async function getPageOfNotices(
  { db, clock }: NoticeDeps,
  { before, pageSize, kind }: ParsedInputOf<typeof calls.getNoticePage>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getNoticePage>> {
  const { rows } = await sql<Row>`
    SELECT id::text, kind, version::text, count, created_at, read_at, details, ${isGone(clock.now())} AS is_gone,
      ${IS_ACCEPTED} AS is_accepted
    FROM notice
    WHERE ${ofMember(memberId)} AND (${before ?? null}::bigint IS NULL OR version < ${before ?? null}::bigint)
      AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})
    ORDER BY notice.version DESC LIMIT ${pageSize + 1}`.execute(db)
  const { rows: states } = await sql<{ unread: number; latest: string | null }>`
    SELECT count(*) FILTER (WHERE read_at IS NULL)::int AS unread, max(version)::text AS latest
    FROM notice WHERE ${ofMember(memberId)}`.execute(db)
  const { unread, latest } = states[0] ?? { unread: 0, latest: null }
  return { list: rows.slice(0, pageSize).map(noticeOf), hasMore: rows.length > pageSize, unread, latest }
}

/** Also records the language of the call, in which the member's mails are written. */
export async function getUnread(
  { db }: Pick<NoticeDeps, 'db'>,
  _input: ParsedInputOf<typeof calls.getUnreadNotices>,
  { caller: { memberId }, language }: MemberContext,
): Promise<OutputOf<typeof calls.getUnreadNotices>> {
  await noteReader(db, { memberId, language })
  return { count: await countUnread(db, memberId) }
}

/** Marks notices as read up to a version. One that arrives meanwhile has a later version and stays unread. */
export async function markNoticesRead(
  { db, clock }: NoticeDeps,
  { ids, upTo }: ParsedInputOf<typeof calls.readNotices>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.readNotices>> {
  await sql`
    UPDATE notice SET read_at = ${clock.now()}
    WHERE member_id = ${memberId} AND read_at IS NULL AND ${isListed(sql`notice.member_id`, sql`notice.kind`)}
      AND (id = ANY (${ids ?? []}::bigint[]) OR version <= ${upTo ?? null}::bigint)`.execute(db)
  return { count: await countUnread(db, memberId) }
}

async function countUnread(db: NoticeDeps['db'], memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM notice WHERE ${ofMember(memberId)} AND read_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

function noticeOf(row: Row): Notice {
  const { created_at: createdAt, read_at: readAt, is_gone: isThingGone, is_accepted: isAccepted, ...facts } = row
  const details = isAccepted ? { ...facts.details, isAccepted } : facts.details
  // As it was stored; the answer's schema checks it by its kind.
  return { ...facts, details, time: createdAt.getTime(), isRead: readAt !== null, isGone: isThingGone } as Notice
}

const idIn = (field: string) => sql`(notice.details ->> ${sql.lit(field)})::bigint`

/** Whether the reader's own thing is gone or in the trash. */
const isGoneOf = (table: WorkKind, thing: RawBuilder<unknown>) => sql`NOT EXISTS (
  SELECT FROM ${sql.table(table)} AS thing
  WHERE thing.id = ${thing} AND thing.member_id = notice.member_id AND thing.deleted_at IS NULL)`

/** Whether a thing that the reader owns or works on is gone, in the trash or no longer shared with them (decisions/136). */
const isOutOfReach = (table: WorkKind) => sql`NOT EXISTS (
  SELECT FROM ${sql.table(table)} AS thing
  JOIN member AS owner ON owner.id = thing.member_id
  WHERE thing.id = ${idIn('refId')} AND thing.deleted_at IS NULL AND (thing.member_id = notice.member_id
    OR (owner.delete_at IS NULL AND EXISTS (
      SELECT FROM team WHERE team.${sql.ref(`${table}_id`)} = thing.id AND team.member_id = notice.member_id))))`

/** Kinds about things on which several people work. */
const OF_TEAMS: readonly NoticeKind[] = [
  'mention',
  'to-do',
  'to-do-done',
  'team-comment',
  'invitation-answered',
  'access-changed',
  'ownership',
  'substituted',
]

/** For kinds about things on which several people work. */
const IS_OUT_OF_REACH = sql<boolean>`CASE notice.details ->> 'of'
  WHEN 'board' THEN ${isOutOfReach('board')}
  WHEN 'budget' THEN ${isOutOfReach('budget')}
  WHEN 'project' THEN ${isOutOfReach('project')}
  ELSE ${isOutOfReach('folder')} END`

const INVITATION_OF_NOTICE = sql`invitation.id = (notice.details ->> 'invitationId')::uuid`

/** Whether the reader works on the thing of an invitation: accepted invitations are deleted. */
const IS_ACCEPTED = sql<boolean>`kind = 'invitation'
  AND NOT EXISTS (SELECT FROM invitation WHERE ${INVITATION_OF_NOTICE}) AND NOT ${IS_OUT_OF_REACH}`

/** Whether the reader can open an invitation; the same rule as `server/collaboration/people/received.ts`. */
const isOpen = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM invitation
  JOIN member AS reader ON reader.id = notice.member_id AND reader.email_key = invitation.email_key
  LEFT JOIN board ON board.id = invitation.board_id AND board.deleted_at IS NULL
  LEFT JOIN budget ON budget.id = invitation.budget_id AND budget.deleted_at IS NULL
  LEFT JOIN folder ON folder.id = invitation.folder_id AND folder.deleted_at IS NULL
  LEFT JOIN project ON project.id = invitation.project_id AND project.deleted_at IS NULL
  JOIN member AS owner ON owner.id = coalesce(board.member_id, budget.member_id, folder.member_id, project.member_id) AND owner.delete_at IS NULL
  WHERE ${INVITATION_OF_NOTICE} AND declined_at IS NULL AND expires_at > ${now})`

/** Whether a notice leads to nothing any more. */
const isGone = (now: Date) => sql<boolean>`CASE
  WHEN kind = 'board-taken-down' THEN ${isGoneOf('board', idIn('boardId'))}
  WHEN kind IN ('import-done', 'import-failed') THEN
    NOT EXISTS (SELECT FROM import_upload WHERE import_upload.id = ${idIn('importId')})
    OR NOT EXISTS (SELECT FROM member WHERE member.id = notice.member_id AND user_type = 2)
  WHEN kind = 'certificate-expiring' THEN
    NOT EXISTS (SELECT FROM sku WHERE sku.id = ${idIn('skuId')} AND sku.product_id = ${idIn('productId')})
  WHEN kind IN ('comment', 'approval') THEN CASE notice.details ->> 'of'
    WHEN 'board' THEN ${isGoneOf('board', idIn('refId'))}
    WHEN 'budget' THEN ${isGoneOf('budget', idIn('refId'))}
    WHEN 'project' THEN ${isGoneOf('project', idIn('refId'))}
    ELSE ${isGoneOf('folder', idIn('refId'))} END
  WHEN kind = ANY (${OF_TEAMS}::text[]) THEN ${IS_OUT_OF_REACH}
  WHEN kind = 'invitation' THEN NOT (${IS_ACCEPTED} OR ${isOpen(now)})
  ELSE false END`
