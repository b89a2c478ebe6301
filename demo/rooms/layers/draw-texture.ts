import { coverSquares } from './cover-squares.ts'
import { LAID, LOOKS, type Look, type RoomSamples, STEPS_PER_MM } from './layers.ts'
import {
  COARSER,
  FINEST,
  type Fineness,
  type Patch,
  SQUARE,
  type Texture,
  type TextureLevel,
  aPatch,
  aReading,
  eachPatchOfMean,
  planReading,
} from './texture.ts'

/**
 * Extra pixels drawn before a rectangle (towards the light, as far as shadows reach) and after it, so that its relief
 * is lit without a seam.
 */
const BEFORE = 12
const AFTER = 5

/** Draws a picture of a material in sRGB, three bytes a pixel; the size is in pixels, the upper left corner in mm. */
type Draw = (frame: { width: number; height: number; left: number; top: number }) => Uint8Array

/** A material that can be drawn at any scale. */
export type Drawable = Fineness & { open: (mmPerPixel: number) => Draw }

/**
 * Draws the parts of a material that a look of a room shows, at the scales at which they are seen, and the part from
 * which its mean is taken.
 */
export function drawTexture(
  layers: RoomSamples,
  look: Look,
  { open, finer, coarsest, isTurned }: Drawable & { isTurned: boolean },
): Texture {
  const wanted = Array.from({ length: coarsest + 1 }, () => new Set<number>())
  const reading = aReading()
  let last = -1
  const want = (patch: Patch) => {
    planReading({ finer, coarsest }, patch, reading)
    const { level, mmPerPixel, isDeep, sides, taps } = reading
    const squares = wanted[level]
    const onColumn = isDeep ? reach(sides) : reach(taps)
    const onRow = isDeep ? reach(taps) : reach(sides)
    const right = Math.abs(patch.uColumn) * onColumn + Math.abs(patch.uRow) * onRow
    const down = Math.abs(patch.vColumn) * onColumn + Math.abs(patch.vRow) * onRow
    const from = squareAt(patch.u - right, mmPerPixel)
    const to = squareAt(patch.u + right, mmPerPixel)
    const end = squareAt(patch.v + down, mmPerPixel)
    for (let row = squareAt(patch.v - down, mmPerPixel); row <= end; row++) {
      for (let column = from; column <= to; column++) {
        const key = (row + HALF) * HALF * 2 + column + HALF
        if (key * 16 + level === last) continue
        last = key * 16 + level
        squares?.add(key)
      }
    }
  }
  eachPatch(layers, look, isTurned ? -1 : 1, want)
  if (look === 'product') eachPatchOfMean(want)
  const parts: Uint8Array[] = []
  let size = 0
  const levels = wanted.map((squares, level) => {
    if (squares.size === 0) return undefined
    const mmPerPixel = FINEST * COARSER ** level
    const drawn = drawLevel([...squares].map(placeOf), mmPerPixel, open(mmPerPixel), size)
    parts.push(...drawn.parts)
    size = drawn.size
    return drawn.level
  })
  return { finer, coarsest, levels, pixels: joined(parts, size) }
}

/** Offset of the squares' numbers, so that squares to the left and above have positive numbers too. */
const HALF = 32_768

function placeOf(key: number): { column: number; row: number } {
  const column = key % (HALF * 2)
  return { column: column - HALF, row: (key - column) / (HALF * 2) - HALF }
}

/** The position of the farthest of `taps` taps, as a share of the patch's side. */
function reach(taps: number): number {
  return 0.5 - 0.5 / taps
}

function squareAt(mm: number, mmPerPixel: number): number {
  return Math.floor((mm / mmPerPixel - 0.5) / SQUARE)
}

function eachPatch(
  { looks, places, steps }: RoomSamples,
  look: Look,
  side: 1 | -1,
  take: (patch: Patch) => void,
): void {
  const wanted = LOOKS.indexOf(look)
  const isLaid = LOOKS.map((other) => LAID.has(other))
  const patch = aPatch()
  let laid = 0
  for (const at of looks) {
    if (!isLaid[at]) continue
    if (at === wanted) {
      patch.u = (places[laid * 2] ?? 0) * side
      patch.v = places[laid * 2 + 1] ?? 0
      patch.uColumn = ((steps[laid * 4] ?? 0) / STEPS_PER_MM) * side
      patch.vColumn = (steps[laid * 4 + 1] ?? 0) / STEPS_PER_MM
      patch.uRow = ((steps[laid * 4 + 2] ?? 0) / STEPS_PER_MM) * side
      patch.vRow = (steps[laid * 4 + 3] ?? 0) / STEPS_PER_MM
      take(patch)
    }
    laid++
  }
}

type Square = { column: number; row: number }

/** Draws the squares of a level as few rectangles; `from` is the offset of its pixels in bytes. */
function drawLevel(squares: Square[], mmPerPixel: number, draw: Draw, from: number) {
  const left = Math.min(...squares.map(({ column }) => column))
  const top = Math.min(...squares.map(({ row }) => row))
  const columns = Math.max(...squares.map(({ column }) => column)) - left + 1
  const rows = Math.max(...squares.map(({ row }) => row)) - top + 1
  const level: TextureLevel = {
    left,
    top,
    columns,
    offsets: new Int32Array(columns * rows).fill(-1),
    strides: new Int32Array(columns * rows),
  }
  const parts: Uint8Array[] = []
  let size = from
  for (const area of coverSquares(squares, { side: SQUARE, margin: BEFORE + AFTER + 1 })) {
    const width = area.columns * SQUARE + 1 + BEFORE + AFTER
    const height = area.rows * SQUARE + 1 + BEFORE + AFTER
    parts.push(
      draw({
        width,
        height,
        left: (area.column * SQUARE - BEFORE) * mmPerPixel,
        top: (area.row * SQUARE - BEFORE) * mmPerPixel,
      }),
    )
    for (let row = 0; row < area.rows; row++) {
      for (let column = 0; column < area.columns; column++) {
        const square = (area.row + row - top) * columns + area.column + column - left
        level.offsets[square] = size + ((BEFORE + row * SQUARE) * width + BEFORE + column * SQUARE) * 3
        level.strides[square] = width * 3
      }
    }
    size += width * height * 3
  }
  return { level, parts, size }
}

function joined(parts: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
