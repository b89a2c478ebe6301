import { currentUser } from '../../members/session/current-user.ts'
import { onMemberForgotten } from '../../members/session/session.ts'
import { PICTURE_DATABASE } from '../../kit/storage.ts'

/** A picture searched with: a person's file, a picture of ours by its address, or a SKU's. */
export interface KeptPicture {
  id: string
  /** Epoch milliseconds. */
  keptAt: number
  /** The member's id; absent for a visitor's picture. */
  memberId?: string
  /** The thumbnail's address: a data URL, or one of ours. */
  thumbnail: string | null
  file?: Blob
  imageUrl?: string
  skuId?: string
  /** Width over height, if known. */
  ratio?: number
}

export const MOST_KEPT_PICTURES = 12
const STORE = 'pictures'

/** What this page has kept or read; without the browser's storage, everything there is. */
let inPage = new Map<string, KeptPicture>()
/** When the last one was kept: no two have the same time, so that their order is certain. */
let latest = 0

/** How often somebody has signed out, not counting sessions that ended by themselves. */
let departures = 0

onMemberForgotten(({ hasEnded }) => {
  inPage = new Map()
  if (!hasEnded) departures += 1
})

/** Keeps a picture; returns whether it did. */
export type KeepPicture = (picture: Omit<KeptPicture, 'keptAt'>) => Promise<boolean>

/** For a picture that has yet to be opened: it is kept for the member signed in now, and dropped if they sign out meanwhile. */
export function beginKeeping(): KeepPicture {
  const before = departures
  const memberId = currentUser()?.id
  return async (picture) => {
    if (departures !== before) return false
    await keepPicture({ ...(memberId !== undefined && { memberId }), ...picture })
    return true
  }
}

/** Puts a picture first, and drops the oldest. Without the browser's storage it lasts for this page. */
export async function keepPicture(picture: Omit<KeptPicture, 'keptAt'>): Promise<void> {
  latest = Math.max(Date.now(), latest + 1)
  const memberId = currentUser()?.id
  const kept = { ...(memberId !== undefined && { memberId }), ...picture, keptAt: latest }
  inPage.set(kept.id, kept)
  await inStore('readwrite', (store) => store.put(kept))
  for (const { id } of (await listPictures()).slice(MOST_KEPT_PICTURES)) await dropPicture(id)
}

/** Null where this browser does not keep it. */
export async function findPicture(id: string): Promise<KeptPicture | null> {
  const found = pictureInPage(id) ?? (await inStore<KeptPicture | undefined>('readonly', (store) => store.get(id)))
  return found && mayBeShown(found) ? found : null
}

/** From memory alone, without waiting for storage. */
export function pictureInPage(id: string): KeptPicture | undefined {
  const found = inPage.get(id)
  return found && mayBeShown(found) ? found : undefined
}

/** Latest first. */
export async function listPictures(): Promise<KeptPicture[]> {
  const stored = (await inStore<KeptPicture[]>('readonly', (store) => store.getAll())) ?? []
  const pictures = new Map([...stored, ...inPage.values()].map((picture) => [picture.id, picture]))
  for (const picture of pictures.values()) if (!mayBeShown(picture)) void dropPicture(picture.id)
  return [...pictures.values()].filter(mayBeShown).toSorted((one, other) => other.keptAt - one.keptAt)
}

/** Each picture once, at its first place: a SKU's cover and that picture's address show the same, and so do two copies of a file. */
export function distinctPictures(pictures: readonly KeptPicture[]): KeptPicture[] {
  const seen = new Set<string>()
  return pictures.filter((picture) => !seen.has(contentOf(picture)) && seen.add(contentOf(picture)))
}

export function isSameContent(one: KeptPicture, other: KeptPicture): boolean {
  return contentOf(one) === contentOf(other)
}

/** A thumbnail comes from the whole picture, so equal pictures have equal ones; for a picture of ours the address names the content. */
function contentOf({ id, thumbnail }: KeptPicture): string {
  return thumbnail ?? id
}

/** All except one that is still in sight. */
export async function forgetPictures(exceptId: string | null): Promise<void> {
  for (const { id } of await listPictures()) if (id !== exceptId) await dropPicture(id)
}

/** Pictures of a session that ended by itself stay for its member, and for nobody else. */
function mayBeShown({ memberId }: KeptPicture): boolean {
  const user = currentUser()
  return !user || memberId === undefined || memberId === user.id
}

async function dropPicture(id: string): Promise<void> {
  inPage.delete(id)
  await inStore('readwrite', (store) => store.delete(id))
}

/** Undefined where storage is forbidden, full or damaged. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await openDatabase()
    try {
      const transaction = database.transaction(STORE, mode)
      const result = await answerOf<Result>(ask(transaction.objectStore(STORE)))
      if (mode === 'readwrite') await ended(transaction)
      return result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/** Opened for each use: an open connection would block the deletion at sign-out. */
function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(PICTURE_DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }))
  return answerOf(request)
}

function answerOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    for (const end of ['abort', 'error']) {
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error('not kept')))
    }
  })
}
