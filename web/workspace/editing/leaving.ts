import { createStore, useStore } from '../../ui/store.ts'
import { dropEditsOf, hasUnsavedEdits } from './kept-edits.ts'

/** How long somebody who logs out waits for what can still be saved. */
const PATIENCE_MS = 3000

/** A document that is open in this tab. */
interface OpenDocument {
  memberId: string
  saveNow: () => Promise<void>
  isUnsaved: () => boolean
}

const open = createStore<readonly OpenDocument[]>([])

/** Counts a document as open until the answered function is called. */
export function noteOpenDocument(document: OpenDocument): () => void {
  open.set([...open.get(), document])
  return () => open.set(open.get().filter((one) => one !== document))
}

/** Whether a document is being edited in this tab, or saved after it was. */
export function useHasOpenDocuments(): boolean {
  return useStore(open, (documents) => documents.length > 0)
}

/** Whether a member would lose edits by logging out. What can be saved is saved first. */
export async function hasUnsavedDocuments(memberId: string): Promise<boolean> {
  const own = open.get().filter((document) => document.memberId === memberId)
  const saved = Promise.all(own.map(({ saveNow }) => saveNow()))
  const look = async () => {
    await saved
    return own.some(({ isUnsaved }) => isUnsaved()) || (await hasUnsavedEdits(memberId))
  }
  return Promise.race([look(), inAWhile().then(() => own.some(({ isUnsaved }) => isUnsaved()))])
}

async function inAWhile(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

/** For members who have logged out themselves: nobody shall find what they left. */
export { dropEditsOf as dropKeptDocuments }
