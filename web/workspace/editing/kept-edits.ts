import type { KeptEdits } from './taking-up.ts'

/** The key of kept edits: whose board, which one, and in which tab they were made. */
export type KeptKey = readonly [memberId: string, boardId: string, tab: string]

const DATABASE = 'quarry-boards'
const STORE = 'edits'

/** Keeps edits in the browser. Answers false where its storage is full or forbidden. */
export async function keepEdits(key: KeptKey, edits: KeptEdits): Promise<boolean> {
  try {
    await within('readwrite', (store) => store.put(edits, [...key]))
    return true
  } catch {
    return false
  }
}

export async function dropEdits(key: KeptKey): Promise<void> {
  await within('readwrite', (store) => store.delete([...key])).catch(() => undefined)
}

/** Reads what all tabs have kept of a board; nothing where there is no storage. */
export async function readEdits(memberId: string, boardId: string): Promise<{ key: KeptKey; edits: KeptEdits }[]> {
  try {
    const range = IDBKeyRange.bound([memberId, boardId], [memberId, boardId, []])
    const keys = await within('readonly', (store) => store.getAllKeys(range))
    const found = await Promise.all(keys.map((key) => within<KeptEdits>('readonly', (store) => store.get(key))))
    // Another tab may have dropped its own between.
    return keys.flatMap((key, index) => {
      const edits = found[index]
      return edits ? [{ key: key as unknown as KeptKey, edits }] : []
    })
  } catch {
    return []
  }
}

/** Whether a member has edits in this browser that were not saved. */
export async function hasUnsavedEdits(memberId: string): Promise<boolean> {
  try {
    const kept = await within<KeptEdits[]>('readonly', (store) => store.getAll(ofMember(memberId)))
    return kept.some(({ items, fields }) => items.length + fields.length > 0)
  } catch {
    return false
  }
}

/** Drops what was kept of all boards of a member. Other members' stay. */
export async function dropEditsOf(memberId: string): Promise<void> {
  await within('readwrite', (store) => store.delete(ofMember(memberId))).catch(() => undefined)
}

function ofMember(memberId: string): IDBKeyRange {
  return IDBKeyRange.bound([memberId], [memberId, []])
}

async function within<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open()
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

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })
}
