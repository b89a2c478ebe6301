import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'

/** Smooth noise from -1 to 1 over a plane or a space; its bumps are one unit wide. */
export interface Noise {
  at(x: number, y: number): number
  inSpace(x: number, y: number, z: number): number
  /** A sum of octaves, each half as strong and half as wide as the one before (about -1 to 1). */
  fractal(x: number, y: number, octaves: number): number
}

const SIDE = 128

export function createNoise(seed: number): Noise {
  const lattice = Float32Array.from({ length: SIDE * SIDE }, (_, index) => 2 * chance(seed, index, 77) - 1)
  const value = (x: number, y: number) => lattice[((y & (SIDE - 1)) * SIDE) | (x & (SIDE - 1))] ?? 0
  const at = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const upper = value(left, top) + across * (value(left + 1, top) - value(left, top))
    const lower = value(left, top + 1) + across * (value(left + 1, top + 1) - value(left, top + 1))
    return upper + down * (lower - upper)
  }
  const inSpace = (x: number, y: number, z: number) => {
    const layer = Math.floor(z)
    // Each layer is a distant part of one lattice: cheaper than a lattice in space, and looks the same.
    const below = at(x + layer * 37.19, y + layer * 17.71)
    return below + ease(z - layer) * (at(x + (layer + 1) * 37.19, y + (layer + 1) * 17.71) - below)
  }
  const fractal = (x: number, y: number, octaves: number) => {
    let [sum, strength, scale] = [0, 0.55, 1]
    for (let octave = 0; octave < octaves; octave++) {
      sum += strength * at(x * scale + octave * 19.3, y * scale + octave * 7.7)
      strength *= 0.5
      scale *= 2.03
    }
    return sum
  }
  return { at, inSpace, fractal }
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
