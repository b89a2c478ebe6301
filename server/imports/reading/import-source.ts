import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { SetupError } from '../../platform/setup-error.ts'
import type { FileReader } from '../files/read-file.ts'
import type { PlaceOfField, Rejection } from './rejection.ts'

/** One line as it was read; `problem` says why it has no text. */
export interface RawLine {
  /** Counted from 1. */
  line: number
  text: string
  problem?: string
  /** The parsed value, in place of `text`. */
  value?: unknown
  /** In a table: all rows that the line was made of. */
  rows?: readonly number[]
  /** Why the reader rejected a row of a table; `of` is its product, if it says so. */
  rejections?: Rejection[]
  of?: unknown
  /** Finds the cell of a table from which a field comes. */
  placeOf?: PlaceOfField
}

/** A source of lines. Equal digests mean equal lines, so that an interrupted import can continue. */
export type ImportSource = SourceOfLines & (FilesInFolder | KnownFiles)

interface SourceOfLines {
  name: string
  digest: string
  total: number | null
  /** The status of new products whose lines state none; absent: on sale. */
  newProducts?: 'on_sale' | 'withdrawn' | undefined
  lines(from: number): AsyncIterable<RawLine>
}

interface FilesInFolder {
  /** Paths of pictures and documents are relative to it. */
  folder: string
  /** The folder holds only files of this import. */
  isOwnFolder?: boolean
  files?: undefined
}

interface KnownFiles {
  /** Knows pictures and documents without reading them; their contents need not be stored. */
  files: FileReader
}

const LONGEST_LINE_BYTES = 4 * 1024 * 1024
const NEWLINE = 0x0a
/** Byte order marks, little-endian and big-endian. */
const UTF_16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]

/** Opens an import file as a stream: once for its digest and length, once for its lines. */
export async function openImportFile(path: string): Promise<SourceOfLines & FilesInFolder> {
  const absolute = resolve(path)
  const facts = await stat(absolute).catch(() => undefined)
  if (!facts?.isFile()) throw new SetupError(`There is no import file ${path}.`)
  const { digest, total } = await measure(absolute).catch((error: NodeJS.ErrnoException) => {
    throw new SetupError(`The import file ${path} cannot be read (${error.code ?? error.message}).`, error)
  })
  return {
    name: basename(absolute),
    digest,
    total,
    folder: dirname(absolute),
    lines: (from) => readLines(absolute, from),
  }
}

async function measure(absolute: string): Promise<{ digest: string; total: number }> {
  const hash = createHash('sha256').update(`${absolute}\n`)
  let total = 0
  let last = NEWLINE
  for await (const chunk of createReadStream(absolute) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    for (const byte of chunk) if (byte === NEWLINE) total += 1
    last = chunk.at(-1) ?? last
  }
  if (last !== NEWLINE) total += 1
  return { digest: hash.digest('hex'), total }
}

async function* readLines(path: string, from: number): AsyncGenerator<RawLine> {
  let line = 0
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end))
      line += 1
      if (line >= from) yield* decode(line, parts, length)
      parts = []
      length = 0
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  if (length) yield* decode(line + 1, parts, length)

  // Beyond the limit the bytes of a line are counted but not kept, so that memory stays bounded.
  function keep(bytes: Buffer): void {
    length += bytes.length
    if (length <= LONGEST_LINE_BYTES) parts.push(bytes)
  }
}

function* decode(line: number, parts: Buffer[], length: number): Generator<RawLine> {
  if (length > LONGEST_LINE_BYTES) {
    yield { line, text: '', problem: `longer than ${LONGEST_LINE_BYTES / 1024 / 1024} MB` }
    return
  }
  const bytes = Buffer.concat(parts)
  const problem = encodingProblem(line, bytes)
  if (problem) {
    yield { line, text: '', problem }
    return
  }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  if (text) yield { line, text }
}

// NUL is valid UTF-8, but text never has it: the file has another encoding.
function encodingProblem(line: number, bytes: Buffer): string | undefined {
  if (line === 1 && UTF_16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark)))
    return 'saved as UTF-16; save it as UTF-8'
  if (!isUtf8(bytes)) return 'not UTF-8'
  return bytes.includes(0) ? 'not UTF-8 (it holds NUL bytes, as UTF-16 does)' : undefined
}
