import { sql } from 'kysely'
import type { TeamComment } from '../../../contract/collaboration/discussion-calls.ts'
import type * as calls from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { SaidOf } from '../../../contract/said-of.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { requireRight } from '../../workspace/rights.ts'
import { findHeldPlaces } from '../../workspace/places.ts'
import { findSaidOf, placeIdOf } from '../../workspace/said-of.ts'
import { isAbout } from '../../workspace/thing-columns.ts'
import type { DiscussionDeps } from './deps.ts'
import { findPeople } from './people.ts'
import { READ_UP_TO } from './reading.ts'

/** Throws 404 where the member does not work on the thing. */
export async function getTeamComments(
  { db }: Pick<DiscussionDeps, 'db'>,
  thing: ParsedInputOf<typeof calls.getTeamComments>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getTeamComments>> {
  const { right } = await requireRight(db, thing, { memberId, needed: 'comment' })
  const [list, people] = await Promise.all([findTeamComments(db, { thing, memberId }), findPeople(db, thing)])
  return { list, people: people.map((person) => ({ ...person, isMe: person.memberId === memberId })), right }
}

interface Reading {
  thing: Thing
  /** The reader. */
  memberId: string
  /** Finds only this comment. */
  id?: string
}

/** The comments on a thing, the oldest first. */
export async function findTeamComments(
  db: DiscussionDeps['db'],
  { thing, memberId, id }: Reading,
): Promise<TeamComment[]> {
  const { rows } = await sql<Row>`
    SELECT team_comment.id::text, parent_id::text, author_id::text, author.nickname, author.avatar, text, place, place_name,
      place_en_name, said_of, assignee_id::text, assignee.nickname AS assignee, due_on, team_comment.version,
      team_comment.created_at, edited_at, resolved_at, resolver.nickname AS resolver, deleted_at,
      team_comment.id > ${READ_UP_TO(thing, memberId)} AS is_later,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('memberId', named.id::text, 'nickname', named.nickname) ORDER BY named.id), '[]')
        FROM member AS named WHERE named.id = ANY (mentions)) AS mentions
    FROM team_comment
    LEFT JOIN member AS author ON author.id = author_id
    LEFT JOIN member AS assignee ON assignee.id = assignee_id
    LEFT JOIN member AS resolver ON resolver.id = resolved_by
    WHERE ${isAbout(thing)} AND (${id ?? null}::bigint IS NULL OR team_comment.id = ${id ?? null}::bigint)
    ORDER BY team_comment.id`.execute(db)
  const placed = rows.map((row) => ({
    row,
    id: row.id,
    parentId: row.parent_id,
    placeId: placeIdOf(row.place),
    saidOf: row.said_of,
  }))
  const places = await findHeldPlaces(
    db,
    thing,
    placed.flatMap(({ placeId }) => placeId ?? []),
  )
  const named = await findSaidOf(db, placed, places)
  return placed.map(({ row, placeId }) => ({
    ...commentOf(row, memberId),
    isPlaceGone: placeId !== null && !places.has(placeId),
    saidOf: named.get(row.id) ?? null,
  }))
}

interface Row {
  id: string
  parent_id: string | null
  author_id: string | null
  nickname: string | null
  avatar: string | null
  text: string
  place: TeamComment['on']
  place_name: string | null
  place_en_name: string | null
  said_of: SaidOf | null
  assignee_id: string | null
  assignee: string | null
  due_on: string | null
  version: number
  created_at: Date
  edited_at: Date | null
  resolved_at: Date | null
  resolver: string | null
  deleted_at: Date | null
  is_later: boolean
  mentions: TeamComment['mentions']
}

function commentOf(row: Row, memberId: string): Omit<TeamComment, 'isPlaceGone' | 'saidOf'> {
  const isMine = row.author_id === memberId
  const isDeleted = row.deleted_at !== null
  const hasName = row.place_name !== null || row.place_en_name !== null
  return {
    id: row.id,
    parentId: row.parent_id,
    author: { memberId: row.author_id, nickname: row.nickname, avatar: row.avatar },
    isMine,
    text: row.text,
    isDeleted,
    on: row.place,
    onName: hasName ? { name: row.place_name, enName: row.place_en_name } : null,
    mentions: row.mentions,
    assignee:
      row.assignee_id === null || row.assignee === null ? null : { memberId: row.assignee_id, nickname: row.assignee },
    dueOn: row.due_on,
    createTime: row.created_at.getTime(),
    editTime: row.edited_at?.getTime() ?? null,
    resolveTime: row.resolved_at?.getTime() ?? null,
    resolvedBy: row.resolver,
    version: row.version,
    isNew: row.is_later && !isMine && !isDeleted,
  }
}
