import { readFileSync } from 'node:fs'
import { setImmediate as otherCalls } from 'node:timers/promises'
import { QUANTIZATION_SCALE } from './quantized-vectors.ts'
import type { PictureVectors } from './quantized-vectors.ts'

/** Quantized vectors of pictures, as rows in WebAssembly's memory, and their dot products with a query. */
export interface CodeRows {
  /**
   * Rows are written in any order; an unwritten row is zeros. Throws for codes of another length than a row, and RangeError
   * beyond 4 GB.
   */
  write(row: number, codes: Uint8Array): void
  /** The colour part of a row; valid until the next row is written. */
  colorOf(row: number): Int8Array
  /**
   * The dot products of rows 0..count-1, two numbers a row: of textures, −1..1, and of colours, 0..1, as exact as the codes.
   * The next call overwrites the array. The same query object gives the same array without another scan.
   */
  compare(query: PictureVectors, count: number): Float32Array
  /**
   * Computes in advance what `compare` answers for the same query, in pieces between which other requests run. If meanwhile a row
   * is written or another query comes, the work is lost and `compare` scans at once.
   */
  prepare(query: PictureVectors, count: number): Promise<void>
  /** Allocated memory, whether or not it is written to yet. */
  readonly bytes: number
}

/** The part of WebAssembly that is used here; Node's types lack it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: { scan: Scan } }
  Memory: new (pages: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): number }
}

/** Takes the address range of the rows, the bytes of both parts, the addresses of query and answers, and the answers' unit. */
type Scan = (row: number, end: number, texture: number, color: number, query: number, out: number, unit: number) => void

const PAGE = 65_536
/** A part is padded with zeros to a multiple of so many bytes: `scan.wat` reads that many at once. */
const STEP = 32
/** How many rows one call into WebAssembly scans. */
const BLOCK = 1024
/** How many rows are scanned between other requests: half a millisecond to one. */
const PIECE = 16 * BLOCK
const QUERY_AT = BLOCK * 8
/** Numbers of the query are scaled to integers by this; sums of products of unit vectors stay far below 2³¹. */
const QUERY_SCALE = 2 ** 14

let compiled: object | undefined

/** Rows of `textureLength` and `colorLength` numbers. Memory grows with the rows. */
export function createCodeRows(textureLength: number, colorLength: number): CodeRows {
  const texture = Math.ceil(textureLength / STEP) * STEP
  const color = Math.ceil(colorLength / STEP) * STEP
  const stride = texture + color
  const first = Math.ceil((QUERY_AT + stride * 2) / PAGE) * PAGE
  const memory = new WebAssembly.Memory({ initial: first / PAGE })
  const scan = openScan(memory)
  let codes = new Int8Array(memory.buffer)
  let likeness = new Float32Array()
  /** The query that `likeness` answers. One search ranks several times, and a scan blocks every request for milliseconds. */
  let answered: { query: PictureVectors; count: number } | undefined
  /** The `prepare` call that is filling `likeness`. */
  let preparing: object | undefined
  return {
    write(row, bytes) {
      if (bytes.length !== textureLength + colorLength)
        throw new Error(`expected ${textureLength + colorLength} codes of a picture, not ${bytes.length}`)
      const at = first + row * stride
      makeRoom(at + stride)
      forget()
      codes.set(bytes.subarray(0, textureLength), at)
      codes.set(bytes.subarray(textureLength), at + texture)
    },
    colorOf(row) {
      const at = first + row * stride + texture
      return codes.subarray(at, at + colorLength)
    },
    compare(query, count) {
      if (isAnswered(query, count)) return likeness
      begin(query, count)
      scanRows(0, count)
      answered = { query, count }
      return likeness
    },
    async prepare(query, count) {
      if (isAnswered(query, count)) return
      begin(query, count)
      const own = {}
      preparing = own
      for (let row = 0; row < count; row += PIECE) {
        // oxlint-disable-next-line no-await-in-loop -- pieces run one after the other
        if (row > 0) await otherCalls()
        if (preparing !== own) return
        scanRows(row, Math.min(count, row + PIECE))
      }
      preparing = undefined
      answered = { query, count }
    },
    get bytes() {
      return codes.length + likeness.byteLength
    },
  }

  function isAnswered(query: PictureVectors, count: number): boolean {
    return answered?.query === query && answered.count === count
  }

  function forget(): void {
    answered = undefined
    preparing = undefined
  }

  function begin(query: PictureVectors, count: number): void {
    forget()
    makeRoom(first + count * stride)
    if (likeness.length < count * 2) likeness = new Float32Array(Math.ceil(count * SPARE) * 2)
    writeQuery(new Int16Array(memory.buffer, QUERY_AT, stride), query, texture)
  }

  function scanRows(start: number, end: number): void {
    const answers = new Float32Array(memory.buffer, 0, BLOCK * 2)
    for (let row = start; row < end; row += BLOCK) {
      const [from, rows] = [first + row * stride, Math.min(BLOCK, end - row)]
      scan(from, from + rows * stride, texture, color, QUERY_AT, 0, UNIT)
      likeness.set(answers.subarray(0, rows * 2), row * 2)
    }
  }

  function makeRoom(end: number): void {
    if (end <= codes.length) return
    // Nothing is copied, and pages that are not written to take no memory yet.
    memory.grow(Math.ceil((end * SPARE - codes.length) / PAGE))
    codes = new Int8Array(memory.buffer)
  }
}

/** Writes a query's numbers: the texture's, and from `colorStart` on the colour's. */
function writeQuery(numbers: Int16Array, { texture, color }: PictureVectors, colorStart: number): void {
  numbers.set(texture.map(scaled))
  numbers.set(color.map(scaled), colorStart)
}

/** The program is compiled once for the process. */
function openScan(memory: object): Scan {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('scan.wasm', import.meta.url)))
  return new WebAssembly.Instance(compiled, { memory: { memory } }).exports.scan
}

const UNIT = 1 / (QUERY_SCALE * QUANTIZATION_SCALE)
const SPARE = 17 / 16

function scaled(number: number): number {
  return Math.round(number * QUERY_SCALE)
}
