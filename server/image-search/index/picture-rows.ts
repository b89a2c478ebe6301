import type { PictureVectors } from './quantized-vectors.ts'
import { COLOR_ANCHORS } from '../encoder/color-anchors.ts'
import { createCodeRows } from './scan.ts'

/** Maps pictures to rows of codes. A picture in use has a row, which is filled once it has a vector. */
export interface PictureRows {
  /** The picture's row; a new one if it has none. */
  rowOf(pictureId: number): number
  fill(pictureId: number, codes: Uint8Array): void
  /** Forgets deleted vectors. A row that no use names is given to another picture. */
  empty(pictureIds: readonly number[], uses: Int32Array): void
  /** By row: 1 if the picture has its vector. */
  readonly filled: Uint8Array
  pictureOf(row: number): number
  colorOf(row: number): Int8Array
  /** As `CodeRows.compare`, of all rows, filled or not. */
  compare(query: PictureVectors): Float32Array
  /** As `CodeRows.prepare`, of all rows. */
  prepare(query: PictureVectors): Promise<void>
  /** Pictures with a vector. */
  readonly size: number
  /** Without the map from pictures to rows. */
  readonly bytes: number
}

export function createPictureRows(dimensions: number): PictureRows {
  const codes = createCodeRows(dimensions, COLOR_ANCHORS.length)
  const rows = new Map<number, number>()
  const free: number[] = []
  let pictures = new Float64Array(64)
  let filled = new Uint8Array(64)
  let count = 0
  let size = 0

  function rowOf(pictureId: number): number {
    const known = rows.get(pictureId)
    if (known !== undefined) return known
    const row = free.pop() ?? count++
    if (row >= pictures.length) makeRoom()
    rows.set(pictureId, row)
    pictures[row] = pictureId
    return row
  }

  function makeRoom(): void {
    const length = Math.ceil(pictures.length * 1.25)
    const [morePictures, moreFilled] = [new Float64Array(length), new Uint8Array(length)]
    morePictures.set(pictures)
    moreFilled.set(filled)
    pictures = morePictures
    filled = moreFilled
  }

  return {
    rowOf,
    fill(pictureId, bytes) {
      const row = rowOf(pictureId)
      codes.write(row, bytes)
      if (!filled[row]) size++
      filled[row] = 1
    },
    empty(pictureIds, uses) {
      const used = new Uint8Array(count)
      for (const row of uses) used[row] = 1
      for (const pictureId of pictureIds) {
        const row = rows.get(pictureId)
        if (row === undefined || !filled[row]) continue
        filled[row] = 0
        size--
        if (used[row]) continue
        rows.delete(pictureId)
        free.push(row)
      }
    },
    get filled() {
      return filled
    },
    pictureOf: (row) => pictures[row] ?? 0,
    colorOf: (row) => codes.colorOf(row),
    compare: (query) => codes.compare(query, count),
    prepare: async (query) => codes.prepare(query, count),
    get size() {
      return size
    },
    get bytes() {
      return codes.bytes + pictures.byteLength + filled.byteLength
    },
  }
}
