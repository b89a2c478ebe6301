import { constants, lstat, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { renameInto } from './files.ts'
import type { WriteWhole } from './files.ts'

/**
 * Files that can be regenerated. Anything else in their place (a folder, a link, an empty, truncated, damaged or foreign file)
 * counts as missing. Each ends with the CRC-32 of its content.
 */

const SUM_BYTES = 4
const HOUR_MS = 60 * 60_000
// Follows no link, and does not wait for a pipe.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * The stored content; undefined if it is missing or damaged. With `noteUse` the time of the file says within an hour when it was read
 * last.
 */
export async function readDerived(path: string, noteUse = false): Promise<Buffer | undefined> {
  const file = await open(path, FLAGS).catch(() => undefined)
  if (!file) return undefined
  try {
    const facts = await file.stat()
    if (!facts.isFile()) return undefined
    const now = Date.now()
    if (noteUse && facts.mtimeMs < now - HOUR_MS) await file.utimes(now / 1000, now / 1000)
    return contentOf(await file.readFile())
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}

/** Stores a file and replaces whatever is in its place. It may be lost in a power failure. */
export async function keepDerived(path: string, bytes: Buffer, writeWhole: WriteWhole = writeFile): Promise<void> {
  await makeFolder(dirname(path))
  // A rename replaces a file or a link, but not a folder.
  if ((await lstat(path).catch(() => undefined))?.isDirectory()) await rm(path, { recursive: true })
  await renameInto(path, async (aside) => writeWhole(aside, withSum(bytes)))
}

/** The content with its sum behind it. */
export function withSum(content: Buffer): Buffer {
  const sum = Buffer.alloc(SUM_BYTES)
  sum.writeUInt32LE(crc32(content))
  return Buffer.concat([content, sum])
}

/** The content before its sum; undefined if it is empty, truncated or damaged. */
export function contentOf(kept: Buffer): Buffer | undefined {
  if (kept.length <= SUM_BYTES) return undefined
  const content = kept.subarray(0, -SUM_BYTES)
  return crc32(content) === kept.readUInt32LE(content.length) ? content : undefined
}

/** Also replaces a file or a broken link in the folder's place. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch {
    await rm(folder, { force: true })
    await mkdir(folder, { recursive: true })
  }
}
