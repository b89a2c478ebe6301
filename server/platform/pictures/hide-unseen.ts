import type { Seen, SeenPart } from '../../../contract/boards/layout/seen-parts.ts'
import type { ReducedWork } from './decoding.ts'
import { writeOnGround } from './pictures.ts'
import type { DecodedPicture } from './pictures.ts'

// Runs in the decoding process (`reduceApart`).

export interface SeenWish {
  seen: Seen
  /** The greatest width of the result, in px; absent: as wide as it is. */
  width?: number | undefined
}

/** A JPEG of a picture on its ground. It keeps its size; what is not seen is filled with the nearest colours that are. */
export const work: ReducedWork<SeenWish, Buffer> = async (picture, { seen, width }) =>
  writeOnGround(picture, { width, change: seen ? (onGround) => hideUnseen(onGround, seen) : undefined })

/** Lines of a row of pixels at which the parts' edges are looked for: a pixel that is seen in part stays. */
const LINES = 4

function hideUnseen(picture: DecodedPicture, parts: readonly SeenPart[]): void {
  const { width, height } = picture
  const isSeen = new Uint8Array(width * height)
  for (const part of parts) markSeen(isSeen, picture, 'ratio' in part ? middleOf(part.ratio, picture) : part)
  const filled = Array.from({ length: height }, (_, row) =>
    fillRow(picture, row, isSeen.subarray(row * width, (row + 1) * width)),
  )
  fillRows(picture, filled)
}

type Polygon = Exclude<SeenPart, { ratio: number }>
type Size = Pick<DecodedPicture, 'width' | 'height'>

/** The part that is seen of a picture that covers a box of this ratio: as wide or as high as the picture. */
function middleOf(ratio: number, { width, height }: Size): Polygon {
  const own = width / height
  const [w, h] = [Math.min(1, ratio / own), Math.min(1, own / ratio)]
  const [x, y] = [(1 - w) / 2, (1 - h) / 2]
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

/** Marks the pixels that a polygon touches, line by line, between each odd edge and the next. */
function markSeen(isSeen: Uint8Array, { width, height }: Size, corners: Polygon): void {
  const crossings = new Map<number, number[]>()
  for (const [place, [toX, toY]] of corners.entries()) {
    const [fromX, fromY] = corners.at(place - 1) ?? [toX, toY]
    const [[x1, y1], [x2, y2]] = fromY < toY ? [[fromX, fromY], [toX, toY]] : [[toX, toY], [fromX, fromY]] // prettier-ignore
    const lineOf = (y: number) => Math.ceil(y * height * LINES - 0.5)
    for (let line = lineOf(y1); line < lineOf(y2); line += 1) {
      const y = (line + 0.5) / (height * LINES)
      const x = (x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) * width
      const found = crossings.get(line)
      if (found) found.push(x)
      else crossings.set(line, [x])
    }
  }
  for (const [line, found] of crossings) {
    const edges = found.toSorted((one, other) => one - other)
    const start = Math.floor(line / LINES) * width
    for (let edge = 0; edge + 1 < edges.length; edge += 2) {
      const [from, to] = [Math.floor((edges[edge] ?? 0) + NEARLY), Math.ceil((edges[edge + 1] ?? 0) - NEARLY)]
      isSeen.fill(1, start + Math.max(0, from), start + Math.min(width, to))
    }
  }
}

/** Part of a pixel that is a rounding error. */
const NEARLY = 0.02

/** Fills the unseen pixels of a row with the seen one before, or the first one; false where none is seen. */
function fillRow({ data, width, channels }: DecodedPicture, row: number, isSeen: Uint8Array): boolean {
  const first = isSeen.indexOf(1)
  if (first === -1) return false
  const start = row * width * channels
  let from = start + first * channels
  for (let at = 0; at < width; at += 1) {
    const to = start + at * channels
    if (isSeen[at] === 1) from = to
    else data.copyWithin(to, from, from + channels)
  }
  return true
}

/** Fills rows of which nothing is seen with the nearest before that has been filled, or the first one; with white if there is none. */
function fillRows({ data, width, channels }: DecodedPicture, filled: readonly boolean[]): void {
  const length = width * channels
  let from = filled.indexOf(true)
  if (from === -1) return void data.fill(255)
  for (const [row, isFilled] of filled.entries()) {
    if (isFilled) from = row
    else data.copyWithin(row * length, from * length, (from + 1) * length)
  }
}
