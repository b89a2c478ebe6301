import { getCollected, type Folder } from '../../../contract/favourites.ts'
import { call } from '../../api.ts'
import { readTokens, sessionNumber } from '../../tokens.ts'
import { allMemberships, followStars, setMemberships, type Memberships } from './memberships.ts'
import { heldToKeep, readCollection, removeSessionCollection, writeCollection } from './kept-collection.ts'
import { withPendingChanges } from './pending-changes.ts'
import { openTabs, type Tabs } from '../../workspace/member-tabs.ts'

const MOST_AT_ONCE = 200
/** Somebody who comes back after longer may have changed folders on another device. */
const FRESH_MS = 3000
const WRITE_AFTER_MS = 200

/** A message from a tab to the others, which show it at once. */
interface Saying {
  folders?: Folder[]
  held?: Record<string, Memberships>
  lastUsedFolderId?: string
}

/** The list of folders lives in the query cache. */
interface FolderList {
  /** Answers the list as the cache then holds it. */
  show: (folders: Folder[]) => Folder[]
  readAgain: () => void
}

let tabs: Tabs<Saying> | undefined
let ownerId: string | null = null
let folders: Folder[] = []
let lastUsedFolderId: string | null = null
let writing: ReturnType<typeof setTimeout> | undefined
let askedAt = 0
/** SKUs asked about since the person last came to this page. */
const asked = new Set<string>()
const cameUp = new Set<string>()
/** The number of the call that last answered for a SKU: an older call's answer is ignored. */
const toldBy = new Map<string, number>()
let lastCall = 0

/** Keeps what is known of a member's folders, from sign-in to sign-out; the returned function stops it. */
export function beginCollection(memberId: string, list: FolderList): () => void {
  const kept = readCollection(memberId)
  ownerId = memberId
  lastUsedFolderId = kept?.lastUsedFolderId ?? null
  if (kept) {
    setMemberships(new Map(Object.entries(kept.held)))
    folders = list.show(kept.folders)
  }
  tabs = openTabs<Saying>({ about: 'quarry-user-collect', memberId }, (saying) => {
    // Remembers the list as shown, so that it is not announced again.
    if (saying.folders) folders = list.show(saying.folders)
    if (saying.lastUsedFolderId) lastUsedFolderId = saying.lastUsedFolderId
    if (!saying.held) return
    tell(new Map(Object.entries(saying.held)))
    // Two tabs may have changed the same at once: the server knows which came last.
    if (document.visibilityState === 'visible') void recheck(Object.keys(saying.held))
    else askedAt = 0
  })
  followStars(comeUp)
  for (const skuId of starsInSight()) comeUp(skuId)
  const leaving = new AbortController()
  const look = () => lookAgain(list)
  window.addEventListener('focus', look, { signal: leaving.signal })
  document.addEventListener('visibilitychange', look, { signal: leaving.signal })
  const lookAtOnce = () => {
    askedAt = 0
    look()
  }
  window.addEventListener('online', lookAtOnce, { signal: leaving.signal })
  return () => {
    leaving.abort()
    endCollection()
  }
}

/** The list as the query cache holds it; the tab that read it tells the others. */
export function keepFolders(list: Folder[]): void {
  if (list === folders) return
  folders = list
  tabs?.say({ folders: list })
  write()
}

export function getLastUsedFolderId(): string | null {
  return lastUsedFolderId
}

export function noteUse(folderId: string): void {
  lastUsedFolderId = folderId
  tabs?.say({ lastUsedFolderId: folderId })
  write()
}

/** Other tabs show it at once. */
export function shareHeld(skuId: string): void {
  const held = allMemberships().get(skuId)
  if (held) tabs?.say({ held: { [skuId]: held } })
}

/**
 * Asks the server which folders hold these SKUs, 200 per call, and shows it on their stars. After a failure all stars stay, and ask
 * again when they next appear.
 */
export async function recheck(skuIds: readonly string[]): Promise<void> {
  const groups = Array.from({ length: Math.ceil(skuIds.length / MOST_AT_ONCE) }, (_, group) =>
    skuIds.slice(group * MOST_AT_ONCE, (group + 1) * MOST_AT_ONCE),
  )
  await Promise.all(groups.map(ask))
}

/** An older call's answer for this SKU is outdated: it has been changed since. */
export function outdateAnswers(skuId: string): void {
  toldBy.set(skuId, (lastCall += 1))
}

/** What is known of SKUs now, including changes that the server has not answered yet. */
export function tell(heldBySku: ReadonlyMap<string, Memberships>): void {
  const next = new Map(allMemberships())
  for (const [skuId, held] of heldBySku) {
    // At the end, as the most recently seen.
    next.delete(skuId)
    next.set(skuId, withPendingChanges(skuId, held))
  }
  setMemberships(next)
  write()
}

/** The answer's folders for each SKU that was asked about. */
export function heldFrom(
  skuIds: readonly string[],
  items: readonly { id: string; favoritesId: string; skuId: string }[],
): Map<string, Memberships> {
  const held = new Map<string, Record<string, string>>(skuIds.map((skuId) => [skuId, {}]))
  for (const { id, favoritesId, skuId } of items) held.set(skuId, { ...held.get(skuId), [favoritesId]: id })
  return held
}

async function ask(skuIds: readonly string[]): Promise<void> {
  if (!readTokens()) return
  const session = sessionNumber()
  const number = (lastCall += 1)
  askedAt = Date.now()
  for (const skuId of skuIds) asked.add(skuId)
  try {
    const items = await call(getCollected, { skuIds: [...skuIds] })
    if (session !== sessionNumber()) return
    const news = skuIds.filter((skuId) => (toldBy.get(skuId) ?? 0) < number)
    for (const skuId of news) toldBy.set(skuId, number)
    tell(new Map([...heldFrom(skuIds, items)].filter(([skuId]) => news.includes(skuId))))
  } catch {
    for (const skuId of skuIds) asked.delete(skuId)
  }
}

/** All stars that appear within a frame share one call. */
function comeUp(skuId: string): void {
  if (asked.has(skuId)) return
  if (cameUp.size === 0) requestAnimationFrame(askAboutNew)
  cameUp.add(skuId)
}

function askAboutNew(): void {
  const skuIds = [...cameUp]
  cameUp.clear()
  if (ownerId !== null) void recheck(skuIds)
}

function lookAgain({ readAgain }: FolderList): void {
  if (document.visibilityState !== 'visible' || Date.now() - askedAt < FRESH_MS) return
  askedAt = Date.now()
  asked.clear()
  readAgain()
  void recheck(starsInSight())
}

function starsInSight(): string[] {
  // Pages that are kept out of sight ask when they are shown again.
  const stars = [...document.querySelectorAll<HTMLElement>('[data-star]')].filter((star) => star.checkVisibility())
  return [...new Set(stars.flatMap(({ dataset }) => dataset['star'] ?? []))]
}

/** Delayed, so that several changes are written once. */
function write(): void {
  clearTimeout(writing)
  writing = setTimeout(() => {
    if (ownerId === null || !readTokens()) return
    writeCollection({ memberId: ownerId, folders, held: heldToKeep(allMemberships()), lastUsedFolderId })
  }, WRITE_AFTER_MS)
}

function endCollection(): void {
  clearTimeout(writing)
  tabs?.close()
  tabs = undefined
  ownerId = null
  lastUsedFolderId = null
  folders = []
  asked.clear()
  toldBy.clear()
  removeSessionCollection()
  setMemberships(new Map())
}
