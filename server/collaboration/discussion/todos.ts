import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as calls from '../../../contract/collaboration/discussion-calls.ts'
import type { TeamComment } from '../../../contract/collaboration/discussion-calls.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { rightOf } from '../../workspace/rights.ts'
import { thingOf } from '../../workspace/thing-columns.ts'
import type { DiscussionDeps } from './deps.ts'

interface Row {
  id: string
  board_id: string | null
  budget_id: string | null
  folder_id: string | null
  name: string
  place: TeamComment['on']
  place_name: string | null
  place_en_name: string | null
  text: string
  by: string | null
  is_mine: boolean
  due_on: string | null
  created_at: Date
  resolved_at: Date | null
}

/** The to-dos assigned to a member, on things that they own or work on and that are not in the trash. */
const mine = (memberId: string, isDone: boolean): RawBuilder<unknown> => sql`
  team_comment
  LEFT JOIN board ON board.id = team_comment.board_id AND board.deleted_at IS NULL AND ${rightOf('board', memberId)} IS NOT NULL
  LEFT JOIN budget ON budget.id = team_comment.budget_id AND budget.deleted_at IS NULL
    AND ${rightOf('budget', memberId)} IS NOT NULL
  LEFT JOIN folder ON folder.id = team_comment.folder_id AND folder.deleted_at IS NULL
    AND ${rightOf('folder', memberId)} IS NOT NULL
  LEFT JOIN member AS author ON author.id = author_id
  WHERE assignee_id = ${memberId} AND (resolved_at IS NOT NULL) = ${isDone}
    AND coalesce(board.id, budget.id, folder.id) IS NOT NULL`

export async function getTodos(
  { db }: Pick<DiscussionDeps, 'db'>,
  { pageNo, pageSize, state }: ParsedInputOf<typeof calls.getTodos>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getTodos>> {
  const isDone = state === 'done'
  const { rows } = await sql<Row>`
    ${selectTodos(memberId, isDone)} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(db)
  return { list: rows.map(todoOf), total: await count(db, memberId, isDone) }
}

/** A member's open or done to-dos, in the order of the list. */
export function selectTodos(memberId: string, isDone: boolean): RawBuilder<Row> {
  const order = isDone ? sql`resolved_at DESC, team_comment.id DESC` : sql`due_on NULLS LAST, team_comment.id`
  return sql<Row>`
    SELECT team_comment.id::text, board_id::text, budget_id::text, folder_id::text, place, place_name, place_en_name, text,
      coalesce(board.name, budget.name, folder.name) AS name, author.nickname AS by,
      author_id IS NOT DISTINCT FROM ${memberId}::bigint AS is_mine, due_on, team_comment.created_at, resolved_at
    FROM ${mine(memberId, isDone)} ORDER BY ${order}`
}

export async function countTodos(
  { db }: Pick<DiscussionDeps, 'db'>,
  _input: ParsedInputOf<typeof calls.countTodos>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.countTodos>> {
  return { open: await count(db, memberId, false) }
}

async function count(db: DiscussionDeps['db'], memberId: string, isDone: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${mine(memberId, isDone)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export function todoOf(row: Row): OutputOf<typeof calls.getTodos>['list'][number] {
  const hasName = row.place_name !== null || row.place_en_name !== null
  return {
    id: row.id,
    ...thingOf(row),
    name: row.name,
    on: row.place,
    onName: hasName ? { name: row.place_name, enName: row.place_en_name } : null,
    text: row.text,
    by: row.by,
    isMine: row.is_mine,
    dueOn: row.due_on,
    createTime: row.created_at.getTime(),
    doneTime: row.resolved_at?.getTime() ?? null,
  }
}
