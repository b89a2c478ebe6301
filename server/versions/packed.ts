import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { givingWay, inPieces } from '../platform/in-pieces.ts'
import { readPieces } from '../platform/json-pieces.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Entries in one line of JSON: writing them takes some milliseconds. */
const ENTRIES_AT_ONCE = 500

/**
 * Packs a state as compressed lines of JSON: the head, then pieces of entries. In pieces, forty thousand entries do not block the
 * event loop.
 */
export async function pack(head: object, entries: readonly object[]): Promise<Buffer> {
  const lines = [JSON.stringify(head)]
  await inPieces(entries, ENTRIES_AT_ONCE, (piece) => void lines.push(JSON.stringify(piece)))
  return compress(lines.join('\n'))
}

/** Reads what `pack` wrote. */
export async function unpack(packed: Buffer): Promise<{ head: unknown; entries: unknown[] }> {
  const [head = 'null', ...pieces] = (await decompress(packed)).toString('utf8').split('\n')
  const entries: unknown[] = []
  // Lines of former versions are longer.
  await inPieces(pieces, 1, async ([piece = '[]']) => {
    entries.push(...((await givingWay(readPieces(piece))) as unknown[]))
  })
  return { head: JSON.parse(head) as unknown, entries }
}
