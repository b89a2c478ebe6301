import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { SetupError } from '../../platform/setup-error.ts'
import { decryptWith, ENCRYPTED_BEGINS } from './encryption.ts'
import type { Step } from './encryption.ts'
import { hashing } from './file-digest.ts'
import type { BackupKey } from './key-file.ts'

/** A file within an archive. Its content must be read to the end before the next entry is asked for. */
export interface ArchiveEntry {
  name: string
  bytes: number
  content: AsyncIterable<Buffer>
}

/**
 * Reads an archive from front to back, its bytes also into the hash. Throws SetupError if the key does not fit, or the file is damaged or
 * cut off.
 */
export async function* readArchive(path: string, key: BackupKey | undefined, hash: Hash): AsyncGenerator<ArchiveEntry> {
  const isEncrypted = await beginsEncrypted(path)
  if (isEncrypted && !key) throw new SetupError(`The backup ${path} is encrypted: name its key with --key-file.`)
  if (!isEncrypted && key)
    throw new SetupError(
      `The backup ${path} is not encrypted, so it may be anybody's: leave out --key-file if it is yours.`,
    )
  const { extract: createExtract } = await import('tar-stream')
  const extract = createExtract()
  const source = { path, hash, decrypt: key && (await decryptWith(key)) }
  const reading = read(source, extract as unknown as Writable)
  // Whatever fails first, the pipeline says why.
  reading.catch(() => undefined)
  const ofFailure = async (error: unknown): Promise<unknown> => (await findCause(reading, path)) ?? error
  async function* readContent(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* entry
    } catch (error) {
      throw await ofFailure(error)
    }
  }
  try {
    for await (const entry of extract) {
      const { name, size } = entry.header
      yield { name, bytes: size, content: readContent(entry as unknown as AsyncIterable<Buffer>) }
    }
    await reading
  } catch (error) {
    throw await ofFailure(error)
  } finally {
    extract.destroy()
  }
}

async function findCause(reading: Promise<void>, path: string): Promise<unknown> {
  try {
    await reading
    return undefined
  } catch (cause) {
    return ofUnreadable(path, cause)
  }
}

interface Source {
  path: string
  hash: Hash
  decrypt: Step | undefined
}

async function read({ path, hash, decrypt }: Source, extract: Writable): Promise<void> {
  const bytes = createReadStream(path)
  const hashed = hashing(hash)
  const decompress = createZstdDecompress()
  await (decrypt ? pipeline(bytes, hashed, decrypt, decompress, extract) : pipeline(bytes, hashed, decompress, extract))
}

async function beginsEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(`The backup ${path} cannot be read (${cause}).`, error)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ENCRYPTED_BEGINS.length), { position: 0 })
    return buffer.toString('latin1', 0, bytesRead) === ENCRYPTED_BEGINS
  } finally {
    await file.close()
  }
}

function ofUnreadable(path: string, cause: unknown): unknown {
  if (cause instanceof SetupError) return cause
  return new SetupError(
    `The backup ${path} is damaged or cut off (${(cause as Error).message}); use another one.`,
    cause,
  )
}
