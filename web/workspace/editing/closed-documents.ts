import { onMemberForgotten } from '../../members/session/session.ts'

/** A document that was closed and may still be saving. Opening it again continues from here. */
interface ClosedDocument {
  known: () => unknown
  /** Sends nothing more. Resolves when all edits are stored in the browser. */
  stop: () => Promise<void>
}

/** Identifies a document of a member. */
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

/** Stops the saving of a closed document, so that a new editor can continue. Undefined where it was not open before. */
export function takeOver(whose: Whose): { known: () => unknown; ended: Promise<void> } | undefined {
  const key = keyOf(whose)
  const before = closed.get(key)
  closed.delete(key)
  return before && { known: before.known, ended: before.stop() }
}

function keyOf({ kind, memberId, id }: Whose): string {
  return `${kind} ${memberId} ${id}`
}
