import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { NamedFile } from './named-files.ts'

/** Whether bytes are what the database and the name say of them. */
export function isWhole({ bytes, key, owner }: NamedFile, content: Buffer): boolean {
  return content.length === bytes && (key === undefined || storageKeyOf(content, owner) === key)
}

/** A stream, and the SHA-256 of what has passed through it. */
export function summed(stream: Readable): { stream: Readable; sum(): string } {
  const hash = createHash('sha256')
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  stream.on('error', (error) => counting.destroy(error))
  return { stream: stream.pipe(counting), sum: () => hash.digest('hex') }
}
