import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

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
export function keyOf(bytes: Buffer, owner?: string): string {
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
      const key = keyOf(bytes, owner)
      if (!(await exists(pathOf(key)))) await replaceFile(pathOf(key), bytes, writeWhole)
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

/** Writes a file aside and renames it, so that no reader ever sees half of it, and a failure leaves nothing. */
export async function replaceFile(path: string, bytes: Buffer, writeWhole: WriteWhole = writeAndSync): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
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
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writeAndSync(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
