import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'

/** What the catalogue has under an address, or why it is not what is wanted there, in words that follow the field. */
export type OwnFile = { key: string; bytes: number; format: string } | { reason: string }

/** Whose server it was makes no difference: the key is the hash of what stands there. */
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/(images|files)\/([0-9a-f]{40})(?:\/[^/?#]*)?(?:\?[^#]*)?(?:#.*)?$/
const WEB_ADDRESS = /^https?:\/\//i

/**
 * Of the files that lines name, those named by an address of our own storage (`/images/{key}`, `/files/{key}/{name}`), by path, found
 * without reading one. An address of anything else on the web is told so: nothing is fetched from there.
 */
export async function findOwnFiles(
  db: Kysely<CatalogueTables>,
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

/** The key that an address names, or why it is none; undefined for the path of a file. */
function keyAt(path: string, use: 'picture' | 'document'): string | { reason: string } | undefined {
  const [, place, key] = ADDRESS.exec(path) ?? []
  if (key === undefined)
    return WEB_ADDRESS.test(path) ? { reason: `${path} lies elsewhere; nothing is fetched from there` } : undefined
  const isRight = (place === 'images') === (use === 'picture')
  return isRight ? key : { reason: `${path} is no address of a ${use}` }
}
