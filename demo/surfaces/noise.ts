/** Integer hash of a lattice point, the base of everything random here: 32 bits, signed. */
export function hash(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y + 0x3c6ef372, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

/** A number in 0..1 for a lattice point. */
export function chance(seed: number, x: number, y = 0): number {
  return (hash(seed, x, y) >>> 0) / 4294967296
}

/** A number in -1..1 for a lattice point. */
export function spread(seed: number, x: number, y = 0): number {
  return hash(seed, x, y) / 2147483648
}

/** Smooth step from 0 at `low` to 1 at `high`; `low` may be the greater one. */
export function smooth(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

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

export type NoiseField = (x: number, y: number) => number

export type NoiseOptions = {
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

/** Fractal noise over millimetres, about -1..1. Octaves that the picture cannot hold fade out without changing the rest. */
export function noiseField({
  seed,
  wavelength,
  stretch = 1,
  octaves = 1,
  gain = 0.5,
  footprint,
}: NoiseOptions): NoiseField {
  const fitting = Math.log2(wavelength / (2 * footprint)) + 1
  const kept = Math.max(0, Math.min(octaves, Math.ceil(fitting)))
  const last = fitting >= kept ? 1 : fitting - (kept - 1)
  let sum = 0
  for (let octave = 0, amplitude = 1; octave < octaves; octave++, amplitude *= gain) sum += amplitude
  const first = 1 / Math.sqrt(sum)
  const fx = 1 / (wavelength * stretch)
  const fy = 1 / wavelength
  return (x, y) => {
    let total = 0
    let amplitude = first
    let px = x * fx
    let py = y * fy
    for (let octave = 0; octave < kept; octave++) {
      total += noise(seed + octave * 101, px, py) * (octave === kept - 1 ? amplitude * last : amplitude)
      amplitude *= gain
      px = px * 2.03 + 17.17
      py = py * 2.03 + 31.31
    }
    return total
  }
}

/** A seed for a part of something that has a seed of its own. */
export function partSeed(seed: number, part: number): number {
  return hash(seed, part, 7919)
}
