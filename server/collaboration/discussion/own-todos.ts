import type { OwnData } from '../../../contract/profile.ts'
import type { DiscussionDeps } from './deps.ts'
import { selectTodos, todoOf } from './todos.ts'

/** What others gave a member to do, done or not, as far as the member may see it. */
export async function getOwnTodos({ db }: Pick<DiscussionDeps, 'db'>, memberId: string): Promise<OwnData['todos']> {
  const { rows: open } = await selectTodos(memberId, false).execute(db)
  const { rows: done } = await selectTodos(memberId, true).execute(db)
  return [...open, ...done].flatMap((row) => {
    const { kind, refId, text, dueOn, createTime, doneTime, isMine } = todoOf(row)
    return isMine ? [] : [{ kind, refId, text, dueOn, createTime, doneTime }]
  })
}
