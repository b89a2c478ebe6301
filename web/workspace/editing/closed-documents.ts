import { onMemberForgotten } from '../../members/session/session.ts'

/** A document that was closed, and may still be saving. Whoever opens it again goes on with it. */
interface ClosedDocument {
  known: () => unknown
  /** Sends nothing more. Ends when all edits are kept in the browser. */
  stop: () => Promise<void>
}

/** A document of a member's. */
export interface Whose {
  kind: 'board' | 'budget'
  memberId: string
  id: string
}

const closed = new Map<string, ClosedDocument>()
onMemberForgotten(() => closed.clear())

export function leaveDocument(whose: Whose, document: ClosedDocument): void {
  closed.set(keyOf(whose), document)
}

/** Ends the saving of a document that was closed, so that whoever opens it goes on. Undefined where it was not open before. */
export function takeOver(whose: Whose): { known: () => unknown; ended: Promise<void> } | undefined {
  const key = keyOf(whose)
  const before = closed.get(key)
  closed.delete(key)
  return before && { known: before.known, ended: before.stop() }
}

function keyOf({ kind, memberId, id }: Whose): string {
  return `${kind} ${memberId} ${id}`
}
