import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** The stored file of an address, or why there is none, in words that follow the field. */
export type OwnFile = { key: string; bytes: number; format: string } | { reason: string }

/** The host does not matter: the key says what the content is. */
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/(images|files)\/([0-9a-f]{40})(?:\/[^/?#]*)?(?:\?[^#]*)?(?:#.*)?$/
const WEB_ADDRESS = /^https?:\/\//i

/**
 * Finds the files that are named by an address of our own storage (`/images/{key}`, `/files/{key}/{name}`), by path, without reading them.
 * Other web addresses are refused: nothing is fetched.
 */
export async function findOwnFiles(
  db: Db,
  use: 'picture' | 'document',
  paths: readonly string[],
): Promise<Map<string, OwnFile>> {
  const keyByPath = new Map<string, string>()
  const found = new Map<string, OwnFile>()
  for (const path of paths) {
    const key = keyAt(path, use)
    if (typeof key === 'string') keyByPath.set(path, key)
    else if (key) found.set(path, key)
  }
  if (!keyByPath.size) return found
  const stored = await db
    .selectFrom(use === 'picture' ? 'picture' : 'stored_document')
    .select(['key', 'bytes', 'format'])
    .where(sql<boolean>`key = ANY (${[...new Set(keyByPath.values())]})`)
    .execute()
  const storedByKey = new Map(stored.map(({ key, bytes, format }) => [key, { key, bytes: Number(bytes), format }]))
  for (const [path, key] of keyByPath)
    found.set(path, storedByKey.get(key) ?? { reason: `${path} names a ${use} that this catalogue does not have` })
  return found
}

/** The key in an address, or why it has none; undefined for a file path. */
function keyAt(path: string, use: 'picture' | 'document'): string | { reason: string } | undefined {
  const [, place, key] = ADDRESS.exec(path) ?? []
  if (key === undefined)
    return WEB_ADDRESS.test(path) ? { reason: `${path} lies elsewhere; nothing is fetched from there` } : undefined
  const isRight = (place === 'images') === (use === 'picture')
  return isRight ? key : { reason: `${path} is no address of a ${use}` }
}
