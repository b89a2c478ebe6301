import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import type { Db } from '../../database.ts'
import { namedFiles } from './named-files.ts'
import type { NamedFile } from './named-files.ts'
import { isWhole, summed } from './verified.ts'

export interface MoveDeps {
  db: Db
  from: ObjectStore
  to: ObjectStore
  onProgress?(done: Moved): void
}

export interface Moved {
  copied: number
  /** Of the copied files. */
  bytes: number
  /** That were in the new place already. */
  there: number
  /** That are not stored and can be made. */
  makeable: number
  /** The names of files that are in neither place, or whose content is not what it should be. */
  missing: string[]
  damaged: string[]
}

/** Fewer than the connections to the database: each holds a row while it copies. */
const AT_ONCE = 4
/** Larger files are streamed, and read again afterwards. */
const MOST_IN_MEMORY = 64 * 1024 * 1024

/**
 * Copies all files that the database names to the new place, beside running servers; those that are there already are left. A file
 * that may be removed is copied while its row is locked, as for its removal: so nothing that was removed comes back (decisions/154).
 */
export async function moveFiles({ db, from, to, onProgress }: MoveDeps): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, there: 0, makeable: 0, missing: [], damaged: [] }
  const limit = pLimit(AT_ONCE)
  const underWay = new Set<Promise<void>>()
  for await (const file of namedFiles(db)) {
    const work = limit(async () => note(moved, file, await moveOne({ db, from, to }, file)))
    const ended = work.finally(() => underWay.delete(ended))
    underWay.add(ended)
    // Thrown below, by whichever is waited for.
    ended.catch(() => undefined)
    if (underWay.size >= AT_ONCE * 4) await Promise.race(underWay)
    onProgress?.(moved)
  }
  await Promise.all(underWay)
  return moved
}

type Outcome = 'copied' | 'there' | 'makeable' | 'missing' | 'damaged' | 'removed'

function note(moved: Moved, { name, bytes }: NamedFile, outcome: Outcome): void {
  if (outcome === 'there' || outcome === 'makeable') moved[outcome] += 1
  if (outcome === 'missing' || outcome === 'damaged') moved[outcome].push(name)
  if (outcome !== 'copied') return
  moved.copied += 1
  moved.bytes += bytes
}

async function moveOne({ db, from, to }: MoveDeps, file: NamedFile): Promise<Outcome> {
  if ((await to.sizeOf(file.name)) === file.bytes) return 'there'
  if (!file.hold) return copy(from, to, file)
  return db.transaction().execute(async (trx) => {
    if (!(await file.hold?.(trx))) return 'removed'
    const outcome = await copy(from, to, file)
    if (outcome !== 'copied' || !file.name.startsWith('imports/')) return outcome
    // The files that an upload took from an earlier one.
    const taken = file.name.replace(/upload$/, 'taken/')
    for await (const { name, bytes } of from.list(taken)) await copy(from, to, { name, bytes })
    return outcome
  })
}

async function copy(from: ObjectStore, to: ObjectStore, file: NamedFile): Promise<Outcome> {
  if (file.bytes > MOST_IN_MEMORY) return copyStream(from, to, file)
  const content = await from.find(file.name)
  if (!content) return file.isMakeable ? 'makeable' : 'missing'
  if (!isWhole(file, content)) return 'damaged'
  // The store compares the checksum that it is sent.
  await to.put(file.name, content)
  return 'copied'
}

async function copyStream(from: ObjectStore, to: ObjectStore, { name, bytes }: NamedFile): Promise<Outcome> {
  const stream = await from.open(name)
  if (!stream) return 'missing'
  if ((await from.sizeOf(name)) !== bytes) return 'damaged'
  const sent = summed(stream)
  await to.put(name, { bytes, stream: sent.stream })
  const arrived = await to.open(name)
  const hash = createHash('sha256')
  for await (const chunk of arrived ?? []) hash.update(chunk as Buffer)
  if (hash.digest('hex') === sent.sum()) return 'copied'
  await to.remove(name)
  throw new Error(`${name} did not arrive as it was sent`)
}
