import type { DocumentKind, DocumentShape } from './document-kind.ts'
import { continued } from './history.ts'
import { readEdits, type KeptKey } from './kept-edits.ts'
import { isOpen } from './tab.ts'
import { takenUp } from './taking-up.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Takes up unsaved edits: those of this tab from before a reload, then those of closed tabs. Answers the keys of the latter. */
export async function adoptEdits<Shape extends DocumentShape>(
  kind: DocumentKind<Shape>,
  copy: WorkingCopy<Shape>,
  own: KeptKey,
): Promise<KeptKey[]> {
  const isOwn = ({ tab }: KeptKey) => tab === own.tab
  const kept = (await readEdits<Shape>(own)).toSorted((one) => (isOwn(one.key) ? -1 : 1))
  const adopted: KeptKey[] = []
  for (const { key, edits } of kept) {
    // oxlint-disable-next-line no-await-in-loop -- few, and one after the other
    if (!isOwn(key) && (await isOpen(key.tab))) continue
    copy.known = takenUp(kind, copy.known, edits)
    copy.inFlight ??= edits.inFlight
    const isUnsaved = edits.items.length + edits.fields.length > 0
    if (isOwn(key)) copy.history = continued(edits.history, copy.history)
    else if (isUnsaved && copy.history.done.length === 0) copy.history = edits.history
    if (!isOwn(key)) adopted.push(key)
  }
  return adopted
}
