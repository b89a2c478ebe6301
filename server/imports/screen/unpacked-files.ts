import { access, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../database.ts'
import { MOST_INFLATED } from '../tables/zip-entries.ts'
import { TableRefused } from '../tables/table-refused.ts'
import { folderOf, readingSubjectOf, subjectOf } from './uploads.ts'
import type { UploadPlace } from './uploads.ts'

/** In a folder of an upload: what is unpacked in it, and complete. It is touched at each use. */
const MARK = 'unpacked'
/** In a folder of an upload: its files of an earlier upload lie here alone. */
const TAKEN = 'taken'
const GIBIBYTE = 1024 ** 3
const HOUR_MS = 60 * 60_000
/** How much of all uploads may lie unpacked on a machine, in bytes; of one member's, as much as of one upload. */
const MOST_OF_ALL = 12 * GIBIBYTE
const MOST_OF_MEMBER = MOST_INFLATED

interface Mark {
  /** The table that was chosen, by its path in the archive. */
  file: string | null
  bytes: number
}

/** Notes that the folder holds all that belongs to this choice of a table. */
export async function markUnpacked(place: UploadPlace, id: string, mark: Mark): Promise<void> {
  await writeFile(join(folderOf(place, id), MARK), JSON.stringify(mark))
}

/** Notes that a reading begins, which may leave the folder incomplete. */
export async function unmark(place: UploadPlace, id: string): Promise<void> {
  await rm(join(folderOf(place, id), MARK), { force: true })
}

/** Notes that files of an earlier upload lie in the folder, which unpacking again would not bring. */
export async function markTaken(place: UploadPlace, id: string): Promise<void> {
  await writeFile(join(folderOf(place, id), TAKEN), '')
}

/** Whether what belongs to this choice lies there; it then counts as used now. */
export async function isUnpacked(
  place: UploadPlace,
  id: string,
  { file, table }: { file: string | null; table: string },
) {
  const path = join(folderOf(place, id), MARK)
  const now = new Date()
  // Where nobody else reads or writes them, files that are there are complete.
  const isThere = place.uploads ? (await markIn(place, id))?.file === file : await exists(table)
  if (isThere) await utimes(path, now, now).catch(() => undefined)
  return isThere
}

/** Removes what was unpacked of an upload; it is unpacked again when it is needed. */
export async function freeUnpacked(place: UploadPlace, id: string): Promise<void> {
  const folder = folderOf(place, id)
  if (!place.uploads && (await exists(join(folder, TAKEN)))) return
  // First: half of it counts as nothing.
  await unmark(place, id)
  const names = await readdir(folder).catch((): string[] => [])
  const unpacked = names
    .filter((name) => name === 'files' || name.startsWith('table.'))
    .toSorted()
    .toReversed()
  for (const name of unpacked) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Makes room for so many unpacked bytes of an upload, by freeing those that nothing works on, the longest unused first. Throws
 * TableRefused if that is not enough.
 */
export async function makeRoom(
  deps: UploadPlace & { db: Db },
  { id, bytes }: { id: string; bytes: number },
): Promise<void> {
  const all = await unpackedUploads(deps)
  const member = await deps.db.selectFrom('import_upload').select('member_id').where('id', '=', id).executeTakeFirst()
  const left = new Set(all.filter((one) => one.id !== id))
  const isMembers = (one: Unpacked) => one.memberId === member?.member_id
  const rest = () => ({ ofAll: sumOf([...left]), ofMember: sumOf([...left].filter(isMembers)) })
  for (const one of left) {
    const { ofAll, ofMember } = rest()
    const isInTheWay = ofAll + bytes > MOST_OF_ALL || (isMembers(one) && ofMember + bytes > MOST_OF_MEMBER)
    if (!isInTheWay || !one.mayGo) continue
    await freeUnpacked(deps, one.id)
    left.delete(one)
  }
  const { ofAll, ofMember } = rest()
  if (ofAll + bytes > MOST_OF_ALL || ofMember + bytes > MOST_OF_MEMBER) throw noRoom()
}

/** Frees what nothing has used for an hour. */
export async function sweepUnpacked(deps: UploadPlace & { db: Db }, now: Date): Promise<void> {
  for (const { id, mayGo, usedAt } of await unpackedUploads(deps))
    if (mayGo && usedAt < now.getTime() - HOUR_MS) await freeUnpacked(deps, id)
}

interface Unpacked {
  id: string
  memberId: string | undefined
  bytes: number
  usedAt: number
  mayGo: boolean
}

/** What is unpacked on this machine, the longest unused first. */
async function unpackedUploads({ db, ...place }: UploadPlace & { db: Db }): Promise<Unpacked[]> {
  const names = await readdir(place.importsFolder).catch((): string[] => [])
  const ids = names.filter((name) => /^\d{1,18}$/.test(name))
  if (!ids.length) return []
  const uploads = await db.selectFrom('import_upload').select(['id', 'member_id']).where('id', 'in', ids).execute()
  const memberIds = new Map(uploads.map(({ id, member_id: memberId }) => [id, memberId]))
  const jobs = await db
    .selectFrom('job')
    .select('subject')
    .where(
      'subject',
      'in',
      ids.flatMap((id) => [subjectOf(id), readingSubjectOf(id)]),
    )
    .where('state', 'in', ['queued', 'running'])
    .execute()
  const busy = new Set(jobs.map(({ subject }) => subject))
  const unpacked: Unpacked[] = []
  for (const id of ids) {
    const folder = folderOf(place, id)
    const facts = await stat(join(folder, MARK)).catch(() => stat(join(folder, 'files')).catch(() => undefined))
    if (!facts) continue
    const { bytes = 0 } = (await markIn(place, id)) ?? {}
    const isTaken = !place.uploads && (await exists(join(folder, TAKEN)))
    const mayGo = !isTaken && !busy.has(subjectOf(id)) && !busy.has(readingSubjectOf(id))
    unpacked.push({ id, memberId: memberIds.get(id), bytes, usedAt: facts.mtimeMs, mayGo })
  }
  return unpacked.sort((one, other) => one.usedAt - other.usedAt)
}

function sumOf(uploads: readonly Unpacked[]): number {
  return uploads.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function markIn(place: UploadPlace, id: string): Promise<Partial<Mark> | undefined> {
  const text = await readFile(join(folderOf(place, id), MARK), 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Partial<Mark>)
  } catch {
    // It was cut off when the server was killed.
    return undefined
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function noRoom(): TableRefused {
  const [all, each] = [MOST_OF_ALL / GIBIBYTE, MOST_OF_MEMBER / GIBIBYTE]
  return new TableRefused(
    `There is no room to unpack this archive beside the imports that are under way: at most ${each} GB of one person’s lie unpacked at a time, ${all} GB of all. Let them end, then begin the reading again.`,
    `其他进行中的导入占用了解压空间：每人同时解压的文件最多 ${each} GB，全部最多 ${all} GB。请等它们完成后重新读取。`,
  )
}
