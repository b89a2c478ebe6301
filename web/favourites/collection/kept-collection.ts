import type { Folder } from '../../../contract/favourites.ts'
import { isRemembered } from '../../tokens.ts'
import { readStored, removeStored, writeStored } from '../../kit/storage.ts'
import type { Memberships } from './memberships.ts'

/** Named by the specification (§9); members/session/session.ts drops it from local storage at sign-out. */
const KEY = 'quarry-user-collect'
/** The most recently seen; more would slow down the start of every page. */
export const MOST_KEPT_SKUS = 2000

/** What this browser knows of a member's folders. */
export interface Collection {
  memberId: string
  folders: Folder[]
  /** For SKUs in a folder: item ids (collectId) by folder id. */
  held: Record<string, Memberships>
  lastUsedFolderId: string | null
}

/** Null where nothing usable is kept, or it is another member's. */
export function readCollection(memberId: string): Collection | null {
  const kept = parseCollection(readStored(KEY) ?? readStored(KEY, openSession))
  return kept?.memberId === memberId ? kept : null
}

/** In the storage that holds the tokens: a member who is not remembered leaves nothing in local storage. */
export function writeCollection(collection: Collection): void {
  writeStored(KEY, JSON.stringify(collection), isRemembered() ? undefined : openSession)
}

export function removeSessionCollection(): void {
  removeStored(KEY, openSession)
}

/** What is worth keeping: the most recent SKUs that are in a folder, without changes that are still being sent. */
export function heldToKeep(heldBySku: ReadonlyMap<string, Memberships>): Record<string, Memberships> {
  const settled = [...heldBySku].map(([skuId, held]) => [skuId, Object.entries(held).filter(([, id]) => id)] as const)
  const worth = settled.filter(([, items]) => items.length > 0).slice(-MOST_KEPT_SKUS)
  return Object.fromEntries(worth.map(([skuId, items]) => [skuId, Object.fromEntries(items)]))
}

/** Null for stored data that could not be rendered. */
export function parseCollection(text: string | null): Collection | null {
  const value = parse(text)
  if (!isRecord(value) || typeof value['memberId'] !== 'string') return null
  const { memberId, folders, held, lastUsedFolderId } = value
  if (!Array.isArray(folders) || !folders.every(isFolder)) return null
  if (!isRecord(held) || !Object.values(held).every(isHeld)) return null
  return {
    memberId,
    folders,
    held: held as Record<string, Memberships>,
    lastUsedFolderId: typeof lastUsedFolderId === 'string' ? lastUsedFolderId : null,
  }
}

function isFolder(value: unknown): value is Folder {
  if (!isRecord(value)) return false
  const { id, name, sort, coverUrl, count, covers } = value
  const areTexts = [id, name].every((text) => typeof text === 'string')
  const areNumbers = [sort, count].every((figure) => typeof figure === 'number')
  return areTexts && areNumbers && isTexts(covers) && (coverUrl === null || typeof coverUrl === 'string')
}

function isHeld(value: unknown): value is Memberships {
  return isRecord(value) && isTexts(Object.values(value))
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const openSession = () => sessionStorage
