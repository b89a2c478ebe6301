import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Bytes kept under the hash of their content. */
export interface Storage {
  /** Keeps the bytes and answers their key; the same bytes are kept once, or once for each owner. */
  put(bytes: Buffer, owner?: string): Promise<string>
  /** The bytes of a key, or none. */
  find(key: string): Promise<Buffer | undefined>
  /** Does nothing where there are none. Only what has an owner may go: of everything else nobody knows who uses it. */
  remove(key: string): Promise<void>
}

/** The first 160 bits of the content's SHA-256, in hexadecimal; an owner's, of its HMAC by their name. */
export function storageKeyOf(bytes: Buffer, owner?: string): string {
  const hash = owner === undefined ? createHash('sha256') : createHmac('sha256', owner)
  return hash.update(bytes).digest('hex').slice(0, KEY_LENGTH)
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}

const KEY_LENGTH = 40

/** Writes bytes that are whole on the disk when it returns. Handed in, so that a full disk can be tried. */
export type WriteWhole = (path: string, bytes: Buffer) => Promise<void>

/** A storage in a folder. */
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
 * Puts a file in the place of what was there, so that no reader ever sees half of it, and a failure leaves nothing. When it
 * returns, the file and its name are on the disk: they outlast a machine that loses its power.
 */
export async function replaceFile(path: string, bytes: Buffer, writeWhole: WriteWhole = writeAndSync): Promise<void> {
  const folder = dirname(resolve(path))
  const made = await mkdir(folder, { recursive: true })
  await renameInto(path, bytes, writeWhole)
  // The folder's own name too, even if it was there: another may have made it just now, and be about to sync it.
  const last = dirname(made ?? folder)
  for (let at = folder; ; at = dirname(at)) {
    await syncFolder(at)
    if (at === last || at === dirname(at)) return
  }
}

/** As `replaceFile` in a folder that is there, with nothing promised for a machine that loses its power. */
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

/** Removes a file, and halves of it that were written when a server was killed. Does nothing where there are none. */
export async function removeWithHalves(path: string): Promise<void> {
  await rm(path, { force: true })
  const names = await readdir(dirname(path)).catch((): string[] => [])
  const halves = names.filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part'))
  await Promise.all(halves.map((name) => rm(join(dirname(path), name), { force: true })))
}

/** A file's bytes, or none where there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** Nothing is there, a folder is, or a file where a folder should be. */
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

/** Has what was renamed within a folder outlast a machine that loses its power, where the file system knows how. */
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

/** Some that are mounted over a network, or from Windows. */
const SYNCS_NO_FOLDER = new Set(['EINVAL', 'ENOTSUP', 'EPERM'])

/** Of another length it was cut off, and is written anew. */
async function isThere(path: string, bytes: number): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile() && facts.size === bytes,
    () => false,
  )
}
