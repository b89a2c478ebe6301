import { readFileSync } from 'node:fs'
import { setImmediate as otherCalls } from 'node:timers/promises'
import { QUANTIZATION_SCALE } from './quantized-vectors.ts'
import type { PictureVectors } from './quantized-vectors.ts'

/** Codes of pictures, row after row in WebAssembly's memory, and the dot products of all of them with a query. */
export interface CodeRows {
  /**
   * Rows are filled in any order; one that never was is zeros. Throws where the codes are not as many as a row's, and
   * RangeError beyond 4 GB.
   */
  write(row: number, codes: Uint8Array): void
  /** The colours' part of a row's codes, until the next row is written. */
  colorOf(row: number): Int8Array
  /**
   * The dot products of rows 0..count-1, two numbers a row: of textures, −1..1, and of colours, 0..1, but for what codes are
   * rounded. The array is the rows' own until the next call. Asked for the same query again, whose numbers nobody may have
   * changed, it is not made again.
   */
  compare(query: PictureVectors, count: number): Float32Array
  /**
   * Makes what `compare` then answers for the same query, piece by piece with everybody else's calls between them. In vain where
   * meanwhile a row is written or another query is asked: `compare` then makes it at once.
   */
  prepare(query: PictureVectors, count: number): Promise<void>
  /** What is taken, whether or not it is written to yet. */
  readonly bytes: number
}

/** What is used of WebAssembly; Node's types have none of it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: { scan: Scan } }
  Memory: new (pages: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): number }
}

/** Addresses of the rows, from and to, bytes of their parts, addresses of the query and the answers, and their unit. */
type Scan = (row: number, end: number, texture: number, color: number, query: number, out: number, unit: number) => void

const PAGE = 65_536
/** A part is filled up with zeros to a multiple of so many bytes: what `scan.wat` takes at once. */
const STEP = 32
/** So many rows are answered at once, and their answers taken out of WebAssembly's memory. */
const BLOCK = 1024
/** So many rows take half a millisecond to a whole one. */
const PIECE = 16 * BLOCK
const QUERY_AT = BLOCK * 8
/** A number of the query is taken as so many times itself: sums of products of unit vectors stay far below 2³¹. */
const QUERY_SCALE = 2 ** 14

let compiled: object | undefined

/** Rows of so many numbers of texture and of colour. They take memory as they come. */
export function createCodeRows(textureLength: number, colorLength: number): CodeRows {
  const texture = Math.ceil(textureLength / STEP) * STEP
  const color = Math.ceil(colorLength / STEP) * STEP
  const stride = texture + color
  const first = Math.ceil((QUERY_AT + stride * 2) / PAGE) * PAGE
  const memory = new WebAssembly.Memory({ initial: first / PAGE })
  compiled ??= new WebAssembly.Module(readFileSync(new URL('scan.wasm', import.meta.url)))
  const { scan } = new WebAssembly.Instance(compiled, { memory: { memory } }).exports
  let codes = new Int8Array(memory.buffer)
  let likeness = new Float32Array()
  /** What `likeness` was made of. One search ranks several times, and a scan holds up everybody for milliseconds. */
  let answered: { query: PictureVectors; count: number } | undefined
  /** Whose pieces `likeness` is being made of. */
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
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is meant
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
    writeQuery(query)
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
    // Nothing is copied, and what is not written to costs nothing yet.
    memory.grow(Math.ceil((end * SPARE - codes.length) / PAGE))
    codes = new Int8Array(memory.buffer)
  }

  function writeQuery({ texture: seen, color: colors }: PictureVectors): void {
    const numbers = new Int16Array(memory.buffer, QUERY_AT, stride)
    numbers.set(seen.map(scaled))
    numbers.set(colors.map(scaled), texture)
  }
}

const UNIT = 1 / (QUERY_SCALE * QUANTIZATION_SCALE)
const SPARE = 17 / 16

function scaled(number: number): number {
  return Math.round(number * QUERY_SCALE)
}
