import { onMemberForgotten } from '../../members/session/session.ts'
import type { Known } from './merging.ts'

/** A board that was closed, and may still be saving. Whoever opens it again goes on with it. */
interface ClosedBoard {
  known: () => Known
  /** Sends nothing more. Ends when all edits are kept in the browser. */
  stop: () => Promise<void>
}

const closed = new Map<string, ClosedBoard>()
onMemberForgotten(() => closed.clear())

export function leaveBoard(memberId: string, boardId: string, board: ClosedBoard): void {
  closed.set(keyOf(memberId, boardId), board)
}

/** Ends the saving of a board that was closed, so that whoever opens it goes on. Undefined where it was not open before. */
export function takeOver(memberId: string, boardId: string): { known: () => Known; ended: Promise<void> } | undefined {
  const key = keyOf(memberId, boardId)
  const before = closed.get(key)
  closed.delete(key)
  return before && { known: before.known, ended: before.stop() }
}

function keyOf(memberId: string, boardId: string): string {
  return `${memberId} ${boardId}`
}
