import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Stores bytes under the hash of their content. */
export interface Storage {
  /** Stores the bytes and returns their key. Equal bytes are stored once, or once for each owner. */
  put(bytes: Buffer, owner?: string): Promise<string>
  /** The bytes of a key; undefined if there are none. */
  find(key: string): Promise<Buffer | undefined>
  /** Removes a key if it exists. Use it only for bytes with an owner: others may share all the rest. */
  remove(key: string): Promise<void>
}

/** The first 160 bits of the content's SHA-256 in hexadecimal; with an owner, of an HMAC keyed by the owner. */
export function storageKeyOf(bytes: Buffer, owner?: string): string {
  const hash = owner === undefined ? createHash('sha256') : createHmac('sha256', owner)
  return hash.update(bytes).digest('hex').slice(0, KEY_LENGTH)
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}

const KEY_LENGTH = 40

/** Writes bytes and syncs them to disk. Injected, so that tests can simulate a full disk. */
export type WriteWhole = (path: string, bytes: Buffer) => Promise<void>

/** Stores bytes as files in a folder. */
export function createFolderStorage(folder: string, writeWhole: WriteWhole = writeAndSync): Storage {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    async put(bytes, owner) {
      const key = storageKeyOf(bytes, owner)
      if (!(await isThere(pathOf(key), bytes.length))) await replaceFile(pathOf(key), bytes, writeWhole)
      return key
    },
    async find(key) {
      return isKey(key) ? readIfThere(pathOf(key)) : undefined
    },
    async remove(key) {
      if (isKey(key)) await rm(pathOf(key), { force: true })
    },
  }
}

/**
 * Replaces a file atomically: readers never see half of it, and a failure leaves nothing. When it returns, the file and its name
 * survive a power failure.
 */
export async function replaceFile(path: string, bytes: Buffer, writeWhole: WriteWhole = writeAndSync): Promise<void> {
  const folder = dirname(resolve(path))
  const made = await mkdir(folder, { recursive: true })
  await renameInto(path, bytes, writeWhole)
  // Syncs the folder's own name too: another process may just have created it and not synced it yet.
  const last = dirname(made ?? folder)
  for (let at = folder; ; at = dirname(at)) {
    await syncFolder(at)
    if (at === last || at === dirname(at)) return
  }
}

/** As `replaceFile` in an existing folder, but the file may be lost in a power failure. */
export async function renameInto(path: string, bytes: Buffer, writeWhole: WriteWhole): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`
  try {
    await writeWhole(aside, bytes)
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Removes a file, and partial copies that a killed server left. Does nothing if there are none. */
export async function removeWithHalves(path: string): Promise<void> {
  await rm(path, { force: true })
  const names = await readdir(dirname(path)).catch((): string[] => [])
  const halves = names.filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part'))
  await Promise.all(halves.map((name) => rm(join(dirname(path), name), { force: true })))
}

/** A file's bytes; undefined if there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
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

/** A file of another length was truncated, and is written again. */
async function isThere(path: string, bytes: number): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile() && facts.size === bytes,
    () => false,
  )
}
