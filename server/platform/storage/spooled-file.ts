import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** What is too large for memory until somebody has read it: written once, read once, and gone. */
export interface SpooledFile {
  /** In bytes, of what was written so far. */
  readonly size: number
  write(bytes: Uint8Array): Promise<void>
  /** Everything that was written. The file is closed when it is read, or given up. */
  read(): Readable
  close(): Promise<void>
}

/** Handed in, so that a full disk can be tried. */
export type OpenSpool = () => Promise<SpooledFile>

/** A file without a name: whatever becomes of the server, nothing of it stays in the folder. */
export async function openSpooledFile(folder: string): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+')
  await rm(path)
  let size = 0
  return {
    get size() {
      return size
    },
    async write(bytes) {
      await handle.writeFile(bytes)
      size += bytes.length
    },
    read: () => handle.createReadStream({ start: 0 }),
    close: async () => handle.close(),
  }
}
