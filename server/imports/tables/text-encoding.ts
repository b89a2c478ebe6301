import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { encodings } from '../../../contract/import-table.ts'
import type { Encoding } from '../../../contract/import-table.ts'
import { costsOf, LANGUAGES } from './encoding-costs.ts'
import { createDecoder } from './text-decoder.ts'

/** UTF-16 is seen in so many bytes. */
const SAMPLE_BYTES = 256 * 1024

/** The encoding of a text; `other` is the next best guess if the bytes leave a doubt. */
export interface GuessedEncoding {
  encoding: Encoding
  other?: Encoding
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
      if (marked) return { encoding: marked }
    }
    if (size < SAMPLE_BYTES) head.push(chunk)
    size += chunk.length
    isUtf8 &&= decodes(strict, chunk)
    if (!isUtf8 && size >= SAMPLE_BYTES) break
  }
  const wide = byZeros(Buffer.concat(head).subarray(0, SAMPLE_BYTES))
  if (wide) return { encoding: wide }
  if (isUtf8 && decodes(strict, undefined)) return { encoding: 'utf-8' }
  const [utf8, words] = [createUtf8Count(), createWords()]
  for await (const chunk of (await read()) as AsyncIterable<Buffer>) {
    utf8.take(chunk)
    words.take(chunk)
  }
  const best = likeliest(words.end())
  const { whole, stray } = utf8.end()
  if (whole < stray * FAR_MORE) return best
  return whole >= stray * FAR_MORE * FAR_MORE ? { encoding: 'utf-8' } : { encoding: 'utf-8', other: best.encoding }
}

/** In other encodings most characters beyond ASCII are not valid UTF-8, so few stray bytes are damage. */
const FAR_MORE = 4

function decodes(decoder: TextDecoder, chunk: Buffer | undefined): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** Counts the valid UTF-8 characters of several bytes, and the bytes that belong to none: some may be damaged. */
function createUtf8Count() {
  let whole = 0
  let stray = 0
  let rest: Buffer = Buffer.alloc(0)
  return {
    take(chunk: Buffer): void {
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
    },
    end: () => ({ whole, stray: stray + rest.length }),
  }
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

const [MOST_WORDS, LONGEST_WORD] = [400, 200]
/** Separators that are no second byte of a character in any encoding. */
const isBetween = (byte: number) => byte <= 0x20 || byte === 0x22 || byte === 0x2c || byte === 0x3b

/** Collects the different words that hold bytes beyond ASCII, which alone decide, wherever they stand. */
function createWords() {
  const found = new Set<string>()
  let rest: Buffer = Buffer.alloc(0)

  function take(chunk: Buffer): void {
    if (found.size >= MOST_WORDS) return
    const all = rest.length ? Buffer.concat([rest, chunk]) : chunk
    let start = 0
    let isHigh = false
    for (let at = 0; at < all.length; at += 1) {
      const byte = all[at] ?? 0
      if (byte >= 0x80) isHigh = true
      if (!isBetween(byte)) continue
      if (isHigh && found.size < MOST_WORDS)
        found.add(all.toString('latin1', start, Math.min(at, start + LONGEST_WORD)))
      start = at + 1
      isHigh = false
    }
    rest = Buffer.from(all.subarray(start).subarray(0, LONGEST_WORD))
  }

  return {
    take,
    end: () => {
      take(Buffer.from('\n'))
      return [...found].map((word) => Buffer.from(word, 'latin1'))
    },
  }
}

/** What an encoding costs in bits because few files have it. */
const SELDOM: Partial<Record<Encoding, number>> = { 'windows-1252': 0, 'windows-1250': 2, 'windows-1251': 2, gb18030: 0, big5: 2, shift_jis: 2, 'euc-kr': 2 } // prettier-ignore
const SELDOM_OTHERS = 4
/** Of another language than the others of its file. */
const FOREIGN_WORD = 6
/** A guess is sure that is so many bits ahead, with so many different words. */
const [SURE_BITS, SURE_WORDS] = [24, 3]

/** The encoding in which the words are most like words, and the next that reads them otherwise unless it is far behind. */
function likeliest(words: readonly Buffer[]): GuessedEncoding {
  const joined = Buffer.concat(words.flatMap((word) => [word, Buffer.from('\n')]))
  const readings = encodings
    .filter((encoding) => !encoding.startsWith('utf'))
    .map((encoding) => {
      const text = createDecoder(encoding).decode(joined)
      return { encoding, text, cost: costOf(text.split('\n')) + (SELDOM[encoding] ?? SELDOM_OTHERS) }
    })
    .toSorted((one, other) => one.cost - other.cost)
  const [best] = readings
  const next = readings.find(({ text }) => text !== best?.text)
  if (!best || !next) return { encoding: 'windows-1252' }
  const isSure = next.cost - best.cost >= SURE_BITS && words.length >= SURE_WORDS
  return isSure ? { encoding: best.encoding } : { encoding: best.encoding, other: next.encoding }
}

/** The cost of words of one language and some of others, in bits. */
function costOf(words: readonly string[]): number {
  const costs = words.map(costsOf)
  const sums = Array.from({ length: LANGUAGES }, (_, language) =>
    costs.reduce((sum, one) => sum + (one[language] ?? 0), 0),
  )
  const main = sums.indexOf(Math.min(...sums))
  return costs.reduce((sum, one) => sum + Math.min(one[main] ?? 0, Math.min(...one) + FOREIGN_WORD), 0)
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
