import { Problem } from '../../../contract/problem.ts'
import type { CommentPlace } from '../../../contract/sharing/discussion-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'

type Content = Pick<SharedView, 'board' | 'budget' | 'folder'>

/** Throws 400 for a comment on something that the link does not show. The refusal does not reveal whether it exists. */
export function requirePlace(on: CommentPlace | undefined, { board, budget, folder }: Content): void {
  if (on === undefined) return
  if ('x' in on) {
    const isOnPaper = board && on.x >= 0 && on.y >= 0 && on.x <= board.canvas.width && on.y <= board.canvas.height
    if (!isOnPaper) throw unknownPlace('on')
  } else if ('lineId' in on) {
    if (!budget?.lines.some(({ id }) => id === on.lineId)) throw unknownPlace('on.lineId')
  } else {
    const items: readonly { id: string }[] = board?.items ?? folder?.items ?? []
    if (!items.some(({ id }) => id === on.itemId)) throw unknownPlace('on.itemId')
  }
}

function unknownPlace(field: string): Problem {
  return new Problem(400, { field, reason: { en: 'is not shown by this link', zh: '不在此链接的可见范围内' } })
}
