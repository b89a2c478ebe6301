import { constants, lstat, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { renameInto } from './storage.ts'
import type { WriteWhole } from './storage.ts'

/**
 * Files that can be made anew: whatever lies in the place of one and is not what was written there (a folder, a link, a file
 * that is empty, cut off, damaged, or another's) is none. At the end of each stands the CRC-32 of what comes before it.
 */

const SUM_BYTES = 4
// No link is followed, and of a pipe nothing is waited for.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** What was kept, or none. */
export async function readDerived(path: string): Promise<Buffer | undefined> {
  const file = await open(path, FLAGS).catch(() => undefined)
  if (!file) return undefined
  try {
    return (await file.stat()).isFile() ? contentOf(await file.readFile()) : undefined
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}

/** Keeps a file in place of whatever lies there. Nothing is promised for a machine that loses its power. */
export async function keepDerived(path: string, bytes: Buffer, writeWhole: WriteWhole = writeFile): Promise<void> {
  await makeFolder(dirname(path))
  // A file and a link are replaced by a rename; a folder is not.
  if ((await lstat(path).catch(() => undefined))?.isDirectory()) await rm(path, { recursive: true })
  const sum = Buffer.alloc(SUM_BYTES)
  sum.writeUInt32LE(crc32(bytes))
  await renameInto(path, Buffer.concat([bytes, sum]), writeWhole)
}

function contentOf(kept: Buffer): Buffer | undefined {
  if (kept.length <= SUM_BYTES) return undefined
  const content = kept.subarray(0, -SUM_BYTES)
  return crc32(content) === kept.readUInt32LE(content.length) ? content : undefined
}

/** In place of a file, or of a link that leads nowhere. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch {
    await rm(folder, { force: true })
    await mkdir(folder, { recursive: true })
  }
}
