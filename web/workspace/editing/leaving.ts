import { createStore, useStore } from '../../kit/store.ts'
import { dropEditsOf, hasUnsavedEdits } from './kept-edits.ts'

/** How long a logout waits for edits to be saved. */
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

/** Whether a document is open in this tab, or still being saved. */
export function useHasOpenDocuments(): boolean {
  return useStore(open, (documents) => documents.length > 0)
}

/** Whether a logout would lose edits. Saves what can be saved first. */
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

/** For members who log out: nobody may find their edits later. */
export { dropEditsOf as dropKeptDocuments }
