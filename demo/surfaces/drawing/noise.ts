import { partSeed } from './chance.ts'

/** Scrambles a lattice sum; one round suffices for gradients. */
function mix(sum: number): number {
  const h = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return Math.imul(h ^ (h >>> 13), 0x297a2d39)
}

/** The dot product of the gradient in the 32 bits of `h` (two numbers of -1..1) with the offset. */
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
  /** Amplitude of an octave relative to the next coarser one. */
  gain?: number
  /** Width of a pixel in mm: octaves finer than two pixels are left out, as a lens would average them away. */
  footprint: number
}

/** One octave with the gradients of its last lattice square, which neighbouring points mostly share. */
type Octave = {
  readonly seed: number
  readonly amplitude: number
  readonly fx: number
  readonly fy: number
  readonly shift: number
  xi: number
  yi: number
  ax: number
  ay: number
  bx: number
  by: number
  cx: number
  cy: number
  dx: number
  dy: number
}

function enterSquare(octave: Octave, xi: number, yi: number): void {
  const left = Math.imul(xi, 0x27d4eb2d) + Math.imul(octave.seed, 0x9e3779b1)
  const right = left + 0x27d4eb2d
  const top = Math.imul(yi, 0x165667b1)
  const bottom = top + 0x165667b1
  const a = mix((left + top) | 0)
  const b = mix((right + top) | 0)
  const c = mix((left + bottom) | 0)
  const d = mix((right + bottom) | 0)
  const unit = 1.5 / 32768
  octave.xi = xi
  octave.yi = yi
  octave.ax = (a >> 16) * unit
  octave.ay = ((a << 16) >> 16) * unit
  octave.bx = (b >> 16) * unit
  octave.by = ((b << 16) >> 16) * unit
  octave.cx = (c >> 16) * unit
  octave.cy = ((c << 16) >> 16) * unit
  octave.dx = (d >> 16) * unit
  octave.dy = ((d << 16) >> 16) * unit
}

/**
 * Fractal noise over mm, about -1..1. Octaves too fine for the picture fade out. It equals a sum of `noise`, inlined
 * with cached gradients: calls would allocate most of a picture's cost in boxed numbers.
 */
export function noiseField(options: NoiseOptions): NoiseField {
  const octaves = makeOctaves(options)
  return (x, y) => {
    let total = 0
    for (const octave of octaves) {
      const px = x * octave.fx + octave.shift
      const py = y * octave.fy - octave.shift
      const xi = Math.floor(px)
      const yi = Math.floor(py)
      if (xi !== octave.xi || yi !== octave.yi) enterSquare(octave, xi | 0, yi | 0)
      const fx = px - xi
      const fy = py - yi
      const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
      const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
      const a = octave.ax * fx + octave.ay * fy
      const b = octave.bx * (fx - 1) + octave.by * fy
      const c = octave.cx * fx + octave.cy * (fy - 1)
      const d = octave.dx * (fx - 1) + octave.dy * (fy - 1)
      const upper = a + u * (b - a)
      total += octave.amplitude * (upper + v * (c + u * (d - c) - upper))
    }
    return total
  }
}

/** A noise field of a surface, by its part (a unique number), wavelength in mm, octaves, stretch and gain. */
type MakeField = (part: number, wavelength: number, octaves: number, stretch?: number, gain?: number) => NoiseField

/** Makes the noise fields of one surface, each with its own seed; `usual` is the default gain. */
export function noiseFields(seed: number, footprint: number, usual = 0.5): MakeField {
  return (part, wavelength, octaves, stretch = 1, gain = usual) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, gain, footprint })
}

function makeOctaves({ seed, wavelength, stretch = 1, octaves = 1, gain = 0.5, footprint }: NoiseOptions): Octave[] {
  const fitting = Math.log2(wavelength / (2 * footprint)) + 1
  const kept = Math.max(0, Math.min(octaves, Math.ceil(fitting)))
  const weights = Array.from({ length: octaves }, (_, index) => gain ** index)
  const first = 1 / Math.sqrt(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.slice(0, kept).map((weight, index) => {
    const isLast = index === kept - 1
    const fading = isLast && fitting < kept ? fitting - index : 1
    return {
      seed: seed + index * 101,
      amplitude: first * weight * fading,
      fx: 2.03 ** index / (wavelength * stretch),
      fy: 2.03 ** index / wavelength,
      shift: 0.37 + index * 17.17,
      // No square yet. Fractions make the engine store these fields as doubles from the start.
      xi: 0.5,
      yi: 0.5,
      ax: 0.5,
      ay: 0.5,
      bx: 0.5,
      by: 0.5,
      cx: 0.5,
      cy: 0.5,
      dx: 0.5,
      dy: 0.5,
    }
  })
}
