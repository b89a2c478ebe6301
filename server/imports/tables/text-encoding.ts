import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Encoding } from '../../../contract/import-table.ts'

const SAMPLE_BYTES = 256 * 1024

/** The encoding of a text; `isSure` if its bytes leave no doubt. */
export interface GuessedEncoding {
  encoding: Encoding
  isSure: boolean
}

/** Reads the whole file, as bytes that are not UTF-8 may come late. */
export async function guessEncoding(read: () => Promise<Readable>): Promise<GuessedEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const head: Buffer[] = []
  let size = 0
  let isUtf8 = true
  for await (const chunk of (await read()) as AsyncIterable<Buffer>) {
    if (size === 0) {
      const marked = byMark(chunk)
      if (marked) return { encoding: marked, isSure: true }
    }
    if (size < SAMPLE_BYTES) head.push(chunk)
    size += chunk.length
    isUtf8 &&= decodes(strict, chunk)
    if (!isUtf8 && size >= SAMPLE_BYTES) break
  }
  const sample = Buffer.concat(head).subarray(0, SAMPLE_BYTES)
  const wide = byZeros(sample)
  if (wide) return { encoding: wide, isSure: true }
  if (isUtf8 && decodes(strict, undefined)) return { encoding: 'utf-8', isSure: true }
  const { whole, stray } = await countUtf8(await read())
  if (whole >= stray * FAR_MORE) return { encoding: 'utf-8', isSure: whole >= stray * FAR_MORE * FAR_MORE }
  const alone = shareOfLoneBytes(sample)
  return { encoding: alone > HALF ? 'windows-1252' : 'gb18030', isSure: alone > MOST || alone < FEW }
}

/** In other encodings most characters beyond ASCII are not valid UTF-8, so few stray bytes are damage. */
const FAR_MORE = 4
const HALF = 0.5
const MOST = 0.9
const FEW = 0.1

function decodes(decoder: TextDecoder, chunk: Buffer | undefined): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** Counts the valid UTF-8 characters of several bytes, and the bytes that belong to none: some may be damaged. */
async function countUtf8(bytes: Readable): Promise<{ whole: number; stray: number }> {
  let whole = 0
  let stray = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const all = rest.length ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    while (at < all.length) {
      const length = lengthOf(all[at] ?? 0)
      if (length === undefined) {
        stray += 1
        at += 1
        continue
      }
      let end = at + 1
      while (end < at + length && end < all.length && ((all[end] ?? 0) & 0xc0) === 0x80) end += 1
      if (end === all.length && end < at + length) break
      const isWhole = end === at + length
      if (isWhole && length > 1) whole += 1
      else if (!isWhole) stray += 1
      at = isWhole ? end : at + 1
    }
    rest = all.subarray(at)
  }
  return { whole, stray: stray + rest.length }
}

/** The length of a UTF-8 character by its first byte; undefined if no character begins so. */
function lengthOf(first: number): number | undefined {
  if (first < 0x80) return 1
  if (first >= 0xc2 && first <= 0xdf) return 2
  if (first >= 0xe0 && first <= 0xef) return 3
  return first >= 0xf0 && first <= 0xf4 ? 4 : undefined
}

function byMark(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 without a byte order mark: line ends, commas and digits have a zero byte. */
function byZeros(bytes: Buffer): Encoding | undefined {
  let even = 0
  let odd = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  const enough = bytes.length / 20
  if (odd > enough && even < odd / 4) return 'utf-16le'
  return even > enough && odd < even / 4 ? 'utf-16be' : undefined
}

/** The share of high bytes that stand alone: accented Latin letters do, Chinese characters are two or more bytes. */
function shareOfLoneBytes(bytes: Buffer): number {
  let lone = 0
  let all = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const start = at
    while ((bytes[at] ?? 0) >= 0x80) at += 1
    all += at - start
    if (at - start === 1) lone += 1
  }
  return all ? lone / all : 0
}

/** Decodes a stream of bytes piece by piece; unreadable bytes become U+FFFD. */
export async function* decodeText(bytes: Readable, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** The first bytes of a file. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(length), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
