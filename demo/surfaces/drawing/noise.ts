import { partSeed } from './chance.ts'

/** Scrambles a lattice sum; one round is enough for gradients. */
function mix(sum: number): number {
  const h = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return Math.imul(h ^ (h >>> 13), 0x297a2d39)
}

/** The 32 bits of `h` as a gradient (two numbers of -1..1), times the offset. */
function slope(h: number, dx: number, dy: number): number {
  return ((h >> 16) * dx + ((h << 16) >> 16) * dy) * (1 / 32768)
}

/**
 * Gradient noise (Perlin's construction, with a hashed lattice so that it never repeats), about -1..1, wavelength 1.
 */
export function noise(seed: number, x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const base = Math.imul(seed, 0x9e3779b1)
  const left = Math.imul(xi, 0x27d4eb2d) + base
  const right = left + 0x27d4eb2d
  const top = Math.imul(yi, 0x165667b1)
  const bottom = top + 0x165667b1
  const a = slope(mix((left + top) | 0), fx, fy)
  const b = slope(mix((right + top) | 0), fx - 1, fy)
  const c = slope(mix((left + bottom) | 0), fx, fy - 1)
  const d = slope(mix((right + bottom) | 0), fx - 1, fy - 1)
  const upper = a + u * (b - a)
  return (upper + v * (c + u * (d - c) - upper)) * 1.5
}

type NoiseField = (x: number, y: number) => number

type NoiseOptions = {
  seed: number
  /** Wavelength of the coarsest octave, mm. */
  wavelength: number
  /** How many times longer the wavelength is along x. */
  stretch?: number
  octaves?: number
  /** Amplitude of an octave against the coarser one before it. */
  gain?: number
  /** Width of a pixel in mm: octaves finer than two pixels are left out, as a lens would average them away. */
  footprint: number
}

/**
 * What a field keeps of each octave, as numbers in one row: how strong it is, how it lies over mm, and the gradients of
 * the lattice square it was last asked for, for neighbouring points mostly share it.
 */
const AMPLITUDE = 0
const PER_MM_X = 1
const PER_MM_Y = 2
const SHIFT = 3
const SEED = 4
const SQUARE_X = 5
const SQUARE_Y = 6
const GRADIENTS = 7
/** Numbers of an octave. */
const STRIDE = 15

const UNIT = 1.5 / 32768

/** Keeps the gradients of a lattice square; all are whole numbers. */
function enterSquare(octaves: Float64Array, at: number, xi: number, yi: number): void {
  const left = Math.imul(xi, 0x27d4eb2d) + Math.imul(octaves[at + SEED] ?? 0, 0x9e3779b1)
  const right = left + 0x27d4eb2d
  const top = Math.imul(yi, 0x165667b1)
  const bottom = top + 0x165667b1
  octaves[at + SQUARE_X] = xi
  octaves[at + SQUARE_Y] = yi
  keepGradient(octaves, at + GRADIENTS, mix((left + top) | 0))
  keepGradient(octaves, at + GRADIENTS + 2, mix((right + top) | 0))
  keepGradient(octaves, at + GRADIENTS + 4, mix((left + bottom) | 0))
  keepGradient(octaves, at + GRADIENTS + 6, mix((right + bottom) | 0))
}

function keepGradient(octaves: Float64Array, at: number, h: number): void {
  octaves[at] = (h >> 16) * UNIT
  octaves[at + 1] = ((h << 16) >> 16) * UNIT
}

/**
 * Fractal noise over mm, about -1..1. Octaves that the picture cannot hold fade out without changing the rest. Each is
 * the same as `noise`, written out here: a call for every octave would make a record of each number that it takes and
 * gives, and those were most of what a picture cost.
 */
export function noiseField(options: NoiseOptions): NoiseField {
  const octaves = makeOctaves(options)
  return (x, y) => {
    let total = 0
    for (let at = 0; at < octaves.length; at += STRIDE) {
      const shift = octaves[at + SHIFT] ?? 0
      const px = x * (octaves[at + PER_MM_X] ?? 0) + shift
      const py = y * (octaves[at + PER_MM_Y] ?? 0) - shift
      const xi = Math.floor(px)
      const yi = Math.floor(py)
      if (xi !== octaves[at + SQUARE_X] || yi !== octaves[at + SQUARE_Y]) enterSquare(octaves, at, xi | 0, yi | 0)
      const fx = px - xi
      const fy = py - yi
      const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
      const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
      const a = (octaves[at + GRADIENTS] ?? 0) * fx + (octaves[at + GRADIENTS + 1] ?? 0) * fy
      const b = (octaves[at + GRADIENTS + 2] ?? 0) * (fx - 1) + (octaves[at + GRADIENTS + 3] ?? 0) * fy
      const c = (octaves[at + GRADIENTS + 4] ?? 0) * fx + (octaves[at + GRADIENTS + 5] ?? 0) * (fy - 1)
      const d = (octaves[at + GRADIENTS + 6] ?? 0) * (fx - 1) + (octaves[at + GRADIENTS + 7] ?? 0) * (fy - 1)
      const upper = a + u * (b - a)
      total += (octaves[at + AMPLITUDE] ?? 0) * (upper + v * (c + u * (d - c) - upper))
    }
    return total
  }
}

/** A noise field of a surface: its part (a number of its own), wavelength in mm, octaves, stretch and gain. */
type MakeField = (part: number, wavelength: number, octaves: number, stretch?: number, gain?: number) => NoiseField

/** Makes the noise fields of one surface, each with a seed of its own; `usual` is the gain where a field names none. */
export function noiseFields(seed: number, footprint: number, usual = 0.5): MakeField {
  return (part, wavelength, octaves, stretch = 1, gain = usual) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, gain, footprint })
}

function makeOctaves({
  seed,
  wavelength,
  stretch = 1,
  octaves = 1,
  gain = 0.5,
  footprint,
}: NoiseOptions): Float64Array {
  const fitting = Math.log2(wavelength / (2 * footprint)) + 1
  const kept = Math.max(0, Math.min(octaves, Math.ceil(fitting)))
  const weights = Array.from({ length: octaves }, (_, index) => gain ** index)
  const first = 1 / Math.sqrt(weights.reduce((sum, weight) => sum + weight, 0))
  const made = new Float64Array(kept * STRIDE)
  for (const [index, weight] of weights.slice(0, kept).entries()) {
    const at = index * STRIDE
    const isLast = index === kept - 1
    const fading = isLast && fitting < kept ? fitting - index : 1
    made[at + AMPLITUDE] = first * weight * fading
    made[at + PER_MM_X] = 2.03 ** index / (wavelength * stretch)
    made[at + PER_MM_Y] = 2.03 ** index / wavelength
    made[at + SHIFT] = 0.37 + index * 17.17
    made[at + SEED] = seed + index * 101
    // No square yet: squares have whole numbers.
    made[at + SQUARE_X] = 0.5
  }
  return made
}
