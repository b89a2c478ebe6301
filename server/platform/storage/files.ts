import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Writes bytes and syncs them to disk. Injected, so that tests can simulate a full disk. */
export type WriteWhole = (path: string, bytes: Buffer) => Promise<void>

/**
 * Replaces a file atomically: readers never see half of it, and a failure leaves nothing. When it returns, the file and its name
 * survive a power failure.
 */
export async function replaceFile(path: string, bytes: Buffer, writeWhole: WriteWhole = writeAndSync): Promise<void> {
  return replaceBy(path, async (aside) => writeWhole(aside, bytes))
}

/** As `replaceFile`, with what `write` writes and syncs. */
export async function replaceBy(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const folder = dirname(resolve(path))
  const made = await mkdir(folder, { recursive: true })
  await renameInto(path, write)
  // Syncs the folder's own name too: another process may just have created it and not synced it yet.
  const last = dirname(made ?? folder)
  for (let at = folder; ; at = dirname(at)) {
    await syncFolder(at)
    if (at === last || at === dirname(at)) return
  }
}

/** As `replaceBy` in an existing folder, but the file may be lost in a power failure. */
export async function renameInto(path: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = asideOf(path)
  try {
    await write(aside)
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** No common file system takes longer names, in bytes. */
const LONGEST_NAME = 255

function asideOf(path: string): string {
  const half = `.${randomUUID()}.part`
  const name = basename(path)
  return join(dirname(path), Buffer.byteLength(name + half) > LONGEST_NAME ? half : `${name}${half}`)
}

/** Whether a name is that of a half that a killed writer left; a supplier's file may end in `.part` too. */
export function isHalf(name: string): boolean {
  return /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.part$/.test(name)
}

/** Removes a file, and partial copies that a killed server left. Does nothing if there are none. */
export async function removeWithHalves(path: string): Promise<void> {
  await rm(path, { force: true })
  const names = await readdir(dirname(path)).catch((): string[] => [])
  const halves = names.filter((name) => name.startsWith(`${basename(path)}.`) && isHalf(name))
  await Promise.all(halves.map((name) => rm(join(dirname(path), name), { force: true })))
}

/** A file's bytes; undefined if there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isNoFile(error)) return undefined
    throw error
  }
}

/** Whether an error says that there is no such file; others say nothing about that. */
export function isNoFile(error: unknown): boolean {
  return NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')
}

/** Nothing is there, or a folder, or a file in place of a parent folder. */
const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR'])

async function writeAndSync(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes renames in a folder survive a power failure, if the file system supports it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } catch (error) {
    if (!SYNCS_NO_FOLDER.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    await folder.close()
  }
}

/** Errors of some network and Windows file systems. */
const SYNCS_NO_FOLDER = new Set(['EINVAL', 'ENOTSUP', 'EPERM'])
