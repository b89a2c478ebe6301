import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A temporary file for content too large for memory: written once, read once, then gone. */
export interface SpooledFile {
  /** Bytes written so far. */
  readonly size: number
  write(bytes: Uint8Array): Promise<void>
  /** Streams everything written. The file closes after reading, or when the stream is destroyed. */
  read(): Readable
  close(): Promise<void>
}

/** Injected, so that tests can simulate a full disk. */
export type OpenSpool = () => Promise<SpooledFile>

/** Opens a file and fills it; after a failure it is closed. */
export async function spoolWhole(
  openSpool: OpenSpool,
  fill: (file: SpooledFile) => Promise<void>,
): Promise<SpooledFile> {
  const file = await openSpool()
  try {
    await fill(file)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Opens a file and unlinks it at once, so that even a crash leaves nothing in the folder. */
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
