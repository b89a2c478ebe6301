import type { OwnData } from '../../../contract/profile.ts'
import { thingOf } from '../../workspace/thing-columns.ts'
import type { DiscussionDeps } from './deps.ts'

/** All comments that a member wrote, on whatever thing. */
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
    saidOf: row.said_of,
    isReply: row.parent_id !== null,
    isTodo: row.assignee_id !== null,
    dueOn: row.due_on,
    createTime: row.created_at.getTime(),
    editTime: row.edited_at?.getTime() ?? null,
    resolveTime: row.resolved_at?.getTime() ?? null,
  }))
}
