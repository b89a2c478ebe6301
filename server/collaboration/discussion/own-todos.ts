import type { OwnData } from '../../../contract/profile.ts'
import type { DiscussionDeps } from './deps.ts'
import { selectTodos, todoOf } from './todos.ts'

/** A member's to-dos, done or not, on things that they still see. */
export async function getOwnTodos({ db }: Pick<DiscussionDeps, 'db'>, memberId: string): Promise<OwnData['todos']> {
  const { rows: open } = await selectTodos(memberId, false).execute(db)
  const { rows: done } = await selectTodos(memberId, true).execute(db)
  return [...open, ...done].flatMap((row) => {
    const { kind, refId, text, dueOn, createTime, doneTime, isMine } = todoOf(row)
    return isMine ? [] : [{ kind, refId, text, dueOn, createTime, doneTime }]
  })
}
