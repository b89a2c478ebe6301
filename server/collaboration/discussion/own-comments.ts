import type { OwnData } from '../../../contract/profile.ts'
import type { DiscussionDeps } from './deps.ts'
import { thingOf } from './thing-of.ts'

/** Everything that a member has said to those they work with, on whatever that is. */
export async function getOwnComments(
  { db }: Pick<DiscussionDeps, 'db'>,
  memberId: string,
): Promise<OwnData['teamComments']> {
  const rows = await db
    .selectFrom('team_comment')
    .selectAll()
    .where('author_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...thingOf(row),
    text: row.text,
    on: row.place,
    isReply: row.parent_id !== null,
    isTodo: row.assignee_id !== null,
    dueOn: row.due_on,
    createTime: row.created_at.getTime(),
    editTime: row.edited_at?.getTime() ?? null,
    resolveTime: row.resolved_at?.getTime() ?? null,
  }))
}
