import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { SetupError } from '../../platform/setup-error.ts'
import { syncFolder } from '../../platform/storage/files.ts'
import { encryptWith } from './encryption.ts'
import type { Step } from './encryption.ts'
import { hashing } from './file-digest.ts'
import type { BackupKey } from './key-file.ts'

/** A file that is written from front to back: tar, compressed by zstd, encrypted by age if there is a key. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>
  /** Adds a file of so many bytes; fails if there are more or fewer. */
  addStream(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>
  /** Syncs the file and gives it its name. */
  finish(): Promise<WrittenArchive>
  /** Removes what was written. */
  discard(): Promise<void>
}

export interface WrittenArchive {
  bytes: number
  /** The SHA-256 of the file. */
  digest: string
}

// Only its owner may read it: it holds everybody's data.
const MODE = 0o600
const CHECKED = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

/** Begins an archive under a temporary name beside its path. */
export async function createArchive(path: string, key: BackupKey | undefined): Promise<ArchiveWriter> {
  const encrypt = key && (await encryptWith(key))
  const { pack: createPack } = await import('tar-stream')
  const aside = `${path}.part`
  const file = await openNew(aside)
  const pack = createPack()
  const hash = createHash('sha256')
  const writing = write(pack as unknown as Readable, encrypt, { file, hash })
  // The failure is thrown by the next call.
  writing.catch(() => undefined)

  async function addStream(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    const { promise: isAdded, resolve: end, reject } = Promise.withResolvers<void>()
    const header = { name, size: bytes, mode: MODE }
    const entry = pack.entry(header, (error) => (error ? reject(error) : end())) as unknown as Writable
    entry.on('error', reject)
    isAdded.catch(() => undefined)
    for await (const piece of content) if (!entry.write(piece)) await Promise.race([once(entry, 'drain'), writing])
    entry.end()
    await Promise.race([isAdded, writing])
  }

  return {
    add: async (name, content) => addStream(name, content.length, pieces(content)),
    addStream,
    async finish() {
      pack.finalize()
      await writing
      await rename(aside, path)
      await syncFolder(dirname(resolve(path)))
      return { bytes: file.bytesWritten, digest: hash.digest('hex') }
    },
    async discard() {
      pack.destroy()
      await writing.catch(() => undefined)
      await rm(aside, { force: true })
    },
  }
}

async function write(
  pack: Readable,
  encrypt: Step | undefined,
  { file, hash }: { file: WriteStream; hash: Hash },
): Promise<void> {
  const compress = createZstdCompress(CHECKED)
  const hashed = hashing(hash)
  await (encrypt ? pipeline(pack, compress, encrypt, hashed, file) : pipeline(pack, compress, hashed, file))
}

/** A file that is synced before it is closed. */
async function openNew(path: string): Promise<WriteStream> {
  try {
    await rm(path, { force: true })
    const file = createWriteStream(path, { flags: 'wx', mode: MODE, flush: true })
    await once(file, 'open')
    return file
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(`The backup cannot be written to ${path} (${cause}).`, error)
  }
}

const PIECE = 65_536

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE)
}
