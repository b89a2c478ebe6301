import { linearOfByte } from '../../surfaces/drawing/colour.ts'

/** mm a pixel of level 0, and the factor from each level to the next. */
export const FINEST = 0.3
export const COARSER = 1.5
/** Side in pixels of the squares that index a level's pixels, a power of two. */
export const SQUARE = 32
const SHIFT = 5

const LEVELS_PER_LOG = 1 / Math.log(COARSER)
/** mm a pixel of each level. */
const SCALES = Float64Array.from({ length: 32 }, (_, level) => FINEST * COARSER ** level)

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOfByte(byte))

/**
 * A texture's pixels at one scale: a grid of squares, each with the offset of its first byte and its row stride; -1
 * marks a missing square. Each square has extra pixels to the right and below, for interpolation.
 */
export type TextureLevel = {
  /** Numbers of the first column and row of squares; square 0 begins at 0 mm. */
  left: number
  top: number
  columns: number
  offsets: Int32Array
  strides: Int32Array
}

/** How finely a texture is sampled. */
export type Fineness = {
  /**
   * Oversampling: the texture is read this much finer than a pixel and averaged, or an open mesh would show moiré.
   * Below 1 it is softer.
   */
  finer: number
  /** The last level. */
  coarsest: number
}

/** A laid material, addressed in mm: plain data. A level has `FINEST` × `COARSER` ** level mm a pixel. */
export type Texture = Fineness & {
  levels: (TextureLevel | undefined)[]
  /** sRGB, three bytes a pixel. */
  pixels: Uint8Array
}

/** A pixel's footprint on the material: its place, and the distance in mm to the next column and row. */
export type Patch = { u: number; v: number; uColumn: number; vColumn: number; uRow: number; vRow: number }

/** How to read a patch: the level, and the number of taps along its longer and shorter sides. */
type Reading = { level: number; taps: number; sides: number; isDeep: boolean; mmPerPixel: number }

/** An object for `planReading` to write into. */
export function aReading(): Reading {
  return { level: 0, taps: 1, sides: 1, isDeep: false, mmPerPixel: 1 }
}

/** An object to write patches into. */
export function aPatch(): Patch {
  return { u: 0.5, v: 0.5, uColumn: 0.5, vColumn: 0.5, uRow: 0.5, vRow: 0.5 }
}

/** Plans the reading of a patch: several taps along its longer side at the scale of its shorter one. */
export function planReading({ finer, coarsest }: Fineness, patch: Patch, reading: Reading): void {
  const across = Math.sqrt(patch.uColumn * patch.uColumn + patch.vColumn * patch.vColumn)
  const down = Math.sqrt(patch.uRow * patch.uRow + patch.vRow * patch.vRow)
  reading.isDeep = down > across
  const long = Math.max(across, down)
  const short = Math.max(Math.min(across, down), long / 9)
  // On a floor between the two sides, a little softness along the shorter one saves many pixels far away.
  const wide = Math.log((short * 1.08) / finer / FINEST) + (reading.isDeep ? 0.4 * Math.log(long / short) : 0)
  const level = Math.round(wide * LEVELS_PER_LOG)
  reading.level = Math.max(0, Math.min(coarsest, level))
  reading.mmPerPixel = SCALES[reading.level] ?? FINEST
  const perTap = reading.mmPerPixel * 1.3
  reading.taps = Math.max(1, Math.min(9, Math.round(long / perTap)))
  reading.sides = finer > 1 ? Math.max(1, Math.min(4, Math.round(short / perTap))) : 1
}

const reading = aReading()

/** Writes the mean linear light of the patch. */
export function readTexture(texture: Texture, patch: Patch, out: Float64Array): void {
  planReading(texture, patch, reading)
  const { level: number, taps, sides, isDeep, mmPerPixel } = reading
  const { pixels } = texture
  const level = texture.levels[number]
  if (!level) throw new Error(`The texture has no level ${number}`)
  const count = taps * sides
  out[0] = 0
  out[1] = 0
  out[2] = 0
  for (let index = 0; index < count; index++) {
    const side = index % sides
    const along = ((index - side) / sides + 0.5) / taps - 0.5
    const beside = (side + 0.5) / sides - 0.5
    const onColumn = isDeep ? beside : along
    const onRow = isDeep ? along : beside
    const x = (patch.u + patch.uColumn * onColumn + patch.uRow * onRow) / mmPerPixel - 0.5
    const y = (patch.v + patch.vColumn * onColumn + patch.vRow * onRow) / mmPerPixel - 0.5
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const fx = x - x0
    const fy = y - y0
    const column = x0 >> SHIFT
    const row = y0 >> SHIFT
    const square = (row - level.top) * level.columns + column - level.left
    const stride = level.strides[square] ?? 0
    const base = (level.offsets[square] ?? -1) + (y0 - row * SQUARE) * stride + (x0 - column * SQUARE) * 3
    const below = base + stride
    // Bilinear interpolation of four pixels.
    for (let channel = 0; channel < 3; channel++) {
      const a = LINEAR[pixels[base + channel] ?? 0] ?? 0
      const b = LINEAR[pixels[base + 3 + channel] ?? 0] ?? 0
      const c = LINEAR[pixels[below + channel] ?? 0] ?? 0
      const d = LINEAR[pixels[below + 3 + channel] ?? 0] ?? 0
      const upper = a + (b - a) * fx
      out[channel] = (out[channel] ?? 0) + (upper + (c + (d - c) * fx - upper) * fy) / count
    }
  }
}

/** Calls `look` with the patches from which a texture's mean is taken, an area half a metre wide. */
export function eachPatchOfMean(look: (patch: Patch) => void): void {
  const patch: Patch = { u: 0, v: 0, uColumn: 14, vColumn: 0, uRow: 0, vRow: 14 }
  for (let index = 0; index < 64; index++) {
    patch.u = 100 + (index % 8) * 71
    patch.v = 100 + Math.floor(index / 8) * 67
    look(patch)
  }
}

/** Mean linear light of a surface. */
export function meanOfTexture(texture: Texture): Float64Array {
  const mean = new Float64Array(3)
  const one = new Float64Array(3)
  eachPatchOfMean((patch) => {
    readTexture(texture, patch, one)
    for (let channel = 0; channel < 3; channel++) mean[channel] = (mean[channel] ?? 0) + (one[channel] ?? 0) / 64
  })
  return mean
}
