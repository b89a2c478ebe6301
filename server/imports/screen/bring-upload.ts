import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import { inspectUpload } from '../tables/inspect-upload.ts'
import { TableRefused } from '../tables/table-refused.ts'
import type { Db } from '../../database.ts'
import { isUnpacked, makeRoom, markTaken, markUnpacked } from './unpacked-files.ts'
import { folderOf, uploadPath } from './uploads.ts'
import type { Upload, UploadPlace } from './uploads.ts'

/** The file of an upload is nowhere any more, or nowhere that this machine reads. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone'
  constructor(id: string, options?: ErrorOptions) {
    super(`the file of import ${id} is gone: it is kept for 30 days, and only in the storage of the servers`, options)
  }
}

/**
 * Makes the files of an upload that was read available on this machine, and returns it with their absolute paths. Another server may
 * have received it, read it, or read it differently meanwhile. Throws UploadGone if its file is gone.
 */
export async function bringUpload(deps: UploadPlace & { db: Db }, upload: Upload): Promise<Upload> {
  const { id, facts } = upload
  if (!facts) return upload
  const folder = folderOf(deps, id)
  const table = { ...facts.table, path: resolve(folder, facts.table.path) }
  if (!(await isUnpacked(deps, id, { file: facts.choice.file, table: table.path }))) await unpackAgain(deps, upload)
  return { ...upload, facts: { ...facts, table, folder: resolve(folder, facts.folder) } }
}

/** Makes the file itself available, for its reading. Throws UploadGone. */
export async function bringFile(place: UploadPlace, id: string): Promise<void> {
  if (await isThere(uploadPath(place, id))) return
  if (!place.uploads) throw new UploadGone(id)
  const coming = join(place.importsFolder, `coming-${randomUUID()}`)
  try {
    if (!(await fetchFile(place.uploads, `${id}/upload`, join(coming, 'upload')))) throw new UploadGone(id)
    await mkdir(folderOf(place, id), { recursive: true })
    await rename(join(coming, 'upload'), uploadPath(place, id))
  } finally {
    await rm(coming, { recursive: true, force: true })
  }
}

/** Keeps files that were taken from an earlier upload, here or where other servers find them, also after that one is gone. */
export async function keepTaken(place: UploadPlace, id: string, paths: readonly string[]): Promise<void> {
  if (!paths.length) return
  if (!place.uploads) return markTaken(place, id)
  const names = paths.map((path) => relative(folderOf(place, id), path))
  for (const [index, path] of paths.entries()) await place.uploads.put(`${id}/taken/${index}`, await readFile(path))
  // Last: it says that they are complete.
  await place.uploads.put(`${id}/taken/names`, Buffer.from(JSON.stringify(names)))
}

/** Stores the file of an upload where all servers find it. */
export async function shareFile(place: UploadPlace, id: string, bytes: number): Promise<void> {
  if (!place.uploads) return
  // Opened first: the store may begin to read later, and nobody would hear that it cannot be opened.
  const file = await open(uploadPath(place, id))
  const stream = file.createReadStream()
  try {
    await place.uploads.put(`${id}/upload`, { bytes, stream })
  } finally {
    stream.destroy()
  }
}

async function unpackAgain({ db, ...place }: UploadPlace & { db: Db }, { id, facts }: Upload): Promise<void> {
  const folder = folderOf(place, id)
  const coming = join(place.importsFolder, `coming-${randomUUID()}`)
  const file = facts?.choice.file ?? null
  try {
    await mkdir(coming, { recursive: true })
    await bringFile(place, id)
    await link(uploadPath(place, id), join(coming, 'upload'))
    // It was read once: where others leave it no room, it is needed all the same.
    const room = async (bytes: number) => makeRoom({ db, ...place }, { id, bytes }).catch(orTooMuch)
    const { bytes } = await inspectUpload(join(coming, 'upload'), coming, { chosen: file, makeRoom: room })
    await bringTaken(place, id, coming)
    // A folder in the way is an older or a half one.
    await rename(folder, `${coming}-former`)
    await rename(coming, folder)
    await markUnpacked(place, id, { file, bytes })
  } finally {
    await rm(coming, { recursive: true, force: true })
    await rm(`${coming}-former`, { recursive: true, force: true })
  }
}

function orTooMuch(error: unknown): void {
  if (!(error instanceof TableRefused)) throw error
}

async function bringTaken({ uploads }: UploadPlace, id: string, folder: string): Promise<void> {
  const list = await uploads?.find(`${id}/taken/names`)
  if (!uploads || !list) return
  for (const [index, name] of (JSON.parse(list.toString()) as string[]).entries())
    if (!(await fetchFile(uploads, `${id}/taken/${index}`, join(folder, name)))) throw new UploadGone(id)
}

/** Returns false if there is no such file. */
async function fetchFile(uploads: ObjectStore, name: string, path: string): Promise<boolean> {
  const stream = await uploads.open(name)
  if (!stream) return false
  await mkdir(dirname(path), { recursive: true })
  await pipeline(stream, createWriteStream(path))
  return true
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
