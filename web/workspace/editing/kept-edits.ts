import type { Whose } from './closed-documents.ts'
import type { DocumentShape } from './document-kind.ts'
import type { KeptEdits } from './taking-up.ts'

/** The key of stored edits: the member, the document, and the tab they were made in. */
export interface KeptKey extends Whose {
  tab: string
}

type Kind = Whose['kind']

const DATABASES: Record<Kind, string> = { board: 'quarry-boards', budget: 'quarry-budgets' }
const KINDS = Object.keys(DATABASES) as Kind[]
const STORE = 'edits'

/** Stores edits in the browser. Returns false if its storage is full or forbidden. */
export async function keepEdits(key: KeptKey, edits: KeptEdits<DocumentShape>): Promise<boolean> {
  try {
    await within(key.kind, 'readwrite', (store) => store.put(edits, inStore(key)))
    return true
  } catch {
    return false
  }
}

export async function dropEdits(key: KeptKey): Promise<void> {
  await within(key.kind, 'readwrite', (store) => store.delete(inStore(key))).catch(() => undefined)
}

/** Reads what all tabs have stored of a document; nothing without storage. */
export async function readEdits<Shape extends DocumentShape>({
  kind,
  memberId,
  id,
}: Whose): Promise<{ key: KeptKey; edits: KeptEdits<Shape> }[]> {
  try {
    const range = IDBKeyRange.bound([memberId, id], [memberId, id, []])
    const keys = await within(kind, 'readonly', (store) => store.getAllKeys(range))
    const found = await Promise.all(
      keys.map((key) => within<KeptEdits<Shape>>(kind, 'readonly', (store) => store.get(key))),
    )
    // Another tab may have removed its own meanwhile.
    return keys.flatMap((key, index) => {
      const edits = found[index]
      const [, , tab] = key as ReturnType<typeof inStore>
      return edits ? [{ key: { kind, memberId, id, tab }, edits }] : []
    })
  } catch {
    return []
  }
}

/** Whether a member has unsaved edits in this browser. */
export async function hasUnsavedEdits(memberId: string): Promise<boolean> {
  const found = KINDS.map(async (kind) => {
    const ofThem = (store: IDBObjectStore) => store.getAll(ofMember(memberId))
    const kept = await within<KeptEdits<DocumentShape>[]>(kind, 'readonly', ofThem).catch(() => [])
    return kept.some(({ items, fields }) => items.length + fields.length > 0)
  })
  return (await Promise.all(found)).includes(true)
}

/** Removes the stored edits of all documents of a member. Other members' stay. */
export async function dropEditsOf(memberId: string): Promise<void> {
  const dropped = KINDS.map((kind) => within(kind, 'readwrite', (store) => store.delete(ofMember(memberId))))
  await Promise.allSettled(dropped)
}

function inStore({ memberId, id, tab }: KeptKey): [memberId: string, id: string, tab: string] {
  return [memberId, id, tab]
}

function ofMember(memberId: string): IDBKeyRange {
  return IDBKeyRange.bound([memberId], [memberId, []])
}

async function within<Answer>(
  kind: Kind,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open(DATABASES[kind])
  try {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
    return request.result
  } finally {
    database.close()
  }
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })
}
