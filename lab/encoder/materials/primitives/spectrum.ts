import { type Random } from '../random.ts'
import { type Spectrum, transformBack } from './fourier.ts'
import { type Tile, standardise } from './tile.ts'

/** The amplitude of a noise by its frequency in cycles per pixel along x and y. */
export type Strength = (fx: number, fy: number) => number

const SIDE = 256

/** Two independent Gaussian noises with one spectrum: mean 0, deviation 1. */
export function drawNoises(random: Random, strength: Strength): [Tile, Tile] {
  const spectrum: Spectrum = {
    side: SIDE,
    real: new Float64Array(SIDE * SIDE),
    imaginary: new Float64Array(SIDE * SIDE),
  }
  const bits = bitsFrom(random.seed())
  for (let j = 0; j < SIDE; j++) {
    const fy = (j < SIDE / 2 ? j : j - SIDE) / SIDE
    for (let i = 0; i < SIDE; i++) {
      if (i === 0 && j === 0) continue
      const amplitude = strength((i < SIDE / 2 ? i : i - SIDE) / SIDE, fy)
      spectrum.real[j * SIDE + i] = amplitude * bits()
      spectrum.imaginary[j * SIDE + i] = amplitude * bits()
    }
  }
  transformBack(spectrum)
  const noises = [spectrum.real, spectrum.imaginary].map((part) =>
    standardise({ side: SIDE, values: Float32Array.from(part) }),
  )
  return noises as [Tile, Tile]
}

/**
 * Amplitude 1/f^power, with waves `stretch` times longer along `angle` (radians). No waves longer than `longest` px.
 */
export function powerLaw(power: number, { longest = 256, stretch = 1, angle = 0 } = {}): Strength {
  const along = turned(angle, stretch)
  return (fx, fy) => {
    const f = along(fx, fy)
    return f * longest < 0.9 ? 0 : f ** -power
  }
}

/** Waves about `wavelength` px long; their octaves are normally distributed with deviation `width`. */
export function band(wavelength: number, { width = 0.3, stretch = 1, angle = 0 } = {}): Strength {
  const along = turned(angle, stretch)
  return (fx, fy) => {
    const octaves = Math.log2(along(fx, fy) * wavelength) / width
    return Math.abs(octaves) > 4 ? 0 : Math.exp(-0.5 * octaves * octaves)
  }
}

function turned(angle: number, stretch: number): Strength {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return (fx, fy) => Math.hypot((fx * cosine + fy * sine) * stretch, fy * cosine - fx * sine)
}

/** Random numbers from -1.7 to 1.7 with deviation 1 (xorshift, Marsaglia 2003), faster than a hash for each. */
function bitsFrom(seed: number): () => number {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state * 8.066e-10
  }
}
