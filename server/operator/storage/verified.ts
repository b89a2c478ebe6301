import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { NamedFile } from './named-files.ts'

/** Whether bytes are what the database and the name say of them. */
export function isWhole({ bytes, key, owner }: NamedFile, content: Buffer): boolean {
  return content.length === bytes && (key === undefined || storageKeyOf(content, owner) === key)
}

/** A stream, and the SHA-256 of what has passed through it. */
export function summed(stream: Readable): { stream: Readable; sum(): string } {
  const hash = createHash('sha256')
  // Read only as its reader asks: before that, nobody would hear an error.
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { stream: Readable.from(counted(), { objectMode: false }), sum: () => hash.digest('hex') }
}
