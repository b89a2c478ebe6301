import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { inPieces } from '../platform/in-pieces.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** What is written and read in one go: some milliseconds. */
const ENTRIES_AT_ONCE = 2000

/**
 * What is kept, as compressed bytes: JSON in lines, the first of the head and each other of so many entries, so that writing and
 * reading forty thousand of them lets others in.
 */
export async function pack(head: object, entries: readonly object[]): Promise<Buffer> {
  const lines = [JSON.stringify(head)]
  await inPieces(entries, ENTRIES_AT_ONCE, (piece) => void lines.push(JSON.stringify(piece)))
  return compress(lines.join('\n'))
}

/** What `pack` has packed. */
export async function unpack(packed: Buffer): Promise<{ head: unknown; entries: unknown[] }> {
  const [head = 'null', ...pieces] = (await decompress(packed)).toString('utf8').split('\n')
  const entries: unknown[] = []
  await inPieces(pieces, 1, ([piece = '[]']) => void entries.push(...(JSON.parse(piece) as unknown[])))
  return { head: JSON.parse(head) as unknown, entries }
}
