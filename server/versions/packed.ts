import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { givingWay, otherCalls } from '../platform/in-pieces.ts'
import { readPieces } from '../platform/json-pieces.ts'

/** Entries in one line of JSON: writing them takes some milliseconds. Lines of former versions are longer. */
const ENTRIES_AT_ONCE = 500
const CHUNK = 64 * 1024

/**
 * Packs a state as compressed lines of JSON: the head, then pieces of entries. In pieces, forty thousand entries do not block the
 * event loop.
 */
export async function pack(head: object, entries: readonly object[]): Promise<Buffer> {
  return buffer(Readable.from(linesOf(head, entries), { objectMode: false }).pipe(createGzip()))
}

async function* linesOf(head: object, entries: readonly object[]): AsyncGenerator<string> {
  yield JSON.stringify(head)
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    if (from > 0) await otherCalls()
    yield `\n${JSON.stringify(entries.slice(from, from + ENTRIES_AT_ONCE))}`
  }
}

/** Reads what `pack` wrote. */
export async function unpack(packed: Buffer): Promise<{ head: unknown; entries: unknown[] }> {
  let head: unknown
  const entries: unknown[] = []
  let isFirst = true
  for await (const line of linesIn(packed)) {
    const read = await givingWay(readPieces([line]))
    if (isFirst) head = read
    else entries.push(...(read as unknown[]))
    isFirst = false
    if (entries.length >= ENTRIES_AT_ONCE) await otherCalls()
  }
  return { head, entries }
}

async function* linesIn(packed: Buffer): AsyncGenerator<string> {
  const decoder = new StringDecoder()
  let rest = ''
  const unpacking = createGunzip({ chunkSize: CHUNK })
  unpacking.end(packed)
  for await (const part of unpacking) {
    const lines = (rest + decoder.write(part as Buffer)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}
