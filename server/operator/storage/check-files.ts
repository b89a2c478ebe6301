import { sql } from 'kysely'
import pLimit from 'p-limit'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import type { Db } from '../../database.ts'
import { namedFiles } from './named-files.ts'
import type { NamedFile } from './named-files.ts'
import { isWhole } from './verified.ts'

export interface CheckDeps {
  db: Db
  objects: ObjectStore
  onProgress?(done: Checked): void
}

export interface Checked {
  whole: number
  /** How many are not stored and can be made. */
  makeable: number
  missing: string[]
  damaged: string[]
  /** Files that no row names, and their bytes. */
  unknown: { name: string; bytes: number }[]
}

const AT_ONCE = 8
const PAGE = 500
/** Larger files are compared by their length only. */
const MOST_IN_MEMORY = 64 * 1024 * 1024

/** Compares the files that the database names with those that are stored, reading each, and lists files that no row names. */
export async function checkFiles({ db, objects, onProgress }: CheckDeps): Promise<Checked> {
  const checked: Checked = { whole: 0, makeable: 0, missing: [], damaged: [], unknown: [] }
  const limit = pLimit(AT_ONCE)
  let page: Promise<void>[] = []
  for await (const file of namedFiles(db)) {
    page.push(limit(async () => checkOne(objects, file, checked)))
    if (page.length < PAGE) continue
    await Promise.all(page)
    page = []
    onProgress?.(checked)
  }
  await Promise.all(page)
  for (const folder of ['storage/', 'private/']) await findUnknown({ db, objects }, folder, checked)
  return checked
}

async function checkOne(objects: ObjectStore, file: NamedFile, checked: Checked): Promise<void> {
  const size = await objects.sizeOf(file.name)
  if (size === undefined && file.isMakeable) checked.makeable += 1
  else if (size === undefined) checked.missing.push(file.name)
  else if (size === file.bytes && (await isReadable(objects, file))) checked.whole += 1
  else checked.damaged.push(file.name)
}

async function isReadable(objects: ObjectStore, file: NamedFile): Promise<boolean> {
  if (file.bytes > MOST_IN_MEMORY) return true
  const content = await objects.find(file.name)
  return content !== undefined && isWhole(file, content)
}

async function findUnknown({ db, objects }: CheckDeps, folder: string, { unknown }: Checked): Promise<void> {
  let listed: Checked['unknown'] = []
  const sift = async () => {
    const known = await knownKeys(db, listed.map(keyOf))
    unknown.push(...listed.filter((one) => !known.has(keyOf(one))))
    listed = []
  }
  for await (const one of objects.list(folder)) if (listed.push(one) >= PAGE) await sift()
  await sift()
}

const keyOf = ({ name }: { name: string }) => name.slice(name.lastIndexOf('/') + 1)

async function knownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM picture WHERE key = ANY (${keys}) UNION ALL SELECT key FROM stored_document WHERE key = ANY (${keys})
    UNION ALL SELECT key FROM upload WHERE key = ANY (${keys}) UNION ALL SELECT key FROM company_document WHERE key = ANY (${keys})
    UNION ALL SELECT key FROM project_file WHERE key = ANY (${keys})
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}
