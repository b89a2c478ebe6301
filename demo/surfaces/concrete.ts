import { labOfHex } from './colour.ts'
import { chance, partSeed, smooth, spread } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type ConcreteParameters = {
  base: string
  dark: string
  /** Air holes, 0..1. */
  holes: number
  /** Width of the form boards whose print it bears, mm; absent: cast against a smooth sheet. */
  formBoard?: number
}

/** Concrete as cast: clouds of cement, fine sand, a few round air holes, on request the print of form boards. */
export const concrete: Family<ConcreteParameters> = (parameters, seed, footprint) => {
  const { holes, formBoard } = parameters
  const base = labOfHex(parameters.base)
  const dark = labOfHex(parameters.dark)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.56 })
  const clouds = field(1, 420, 7)
  const blotches = field(2, 34, 4)
  const runs = field(8, 46, 4, 0.16)
  const sand = field(3, 1.7, 2)
  const warp = field(4, 160, 4)
  const crowd = field(5, 150, 2)
  const print = field(6, 7, 5, 26)
  const pitch = 16

  return (x, y, texel) => {
    const w = 60 * warp(x, y)
    const large = clouds(x + w, y - w)
    // Slurry settles in soft uprights where the form was filled.
    const cloud = large + 0.22 * blotches(x - w, y + w) * (0.5 + large) + 0.3 * runs(x + 0.4 * w, y)
    const grain = sand(x, y)
    paint(texel, base)
    blend(texel, dark, smooth(-0.7, 0.85, cloud))
    texel.l += grain * 0.016
    texel.height = grain * 0.025 + cloud * 0.05
    texel.gloss = 0.08
    if (formBoard) {
      const board = Math.floor(y / formBoard)
      const edge = y - board * formBoard
      const middle = Math.min(edge, formBoard - edge) + 0.5 * blotches(x, board * 313)
      const fin = Math.exp(-((middle / (0.9 + footprint)) ** 2))
      const line = print(x + board * 977, y)
      texel.l += spread(seed, board, 3) * 0.04 + line * 0.034 - fin * 0.05
      texel.height += line * 0.55 + fin * 0.9 + spread(seed, board, 4) * 0.7
    }
    const i = Math.floor(x / pitch)
    const j = Math.floor(y / pitch)
    const chanceHere = holes * 0.55 * smooth(-0.4, 0.6, crowd(x, y))
    if (chance(seed, i, j) > chanceHere) return
    const radius = 0.5 + 2.4 * chance(seed + 1, i, j) ** 4
    const dx = x - (i + 0.25 + 0.5 * chance(seed + 2, i, j)) * pitch
    const dy = y - (j + 0.25 + 0.5 * chance(seed + 3, i, j)) * pitch
    const inside = radius - Math.sqrt(dx * dx + dy * dy) * (1 + 0.12 * grain)
    const cover = Math.min(1, Math.max(0, inside / footprint + 0.5))
    texel.l -= cover * 0.16
    texel.height -= cover * Math.min(radius, 1.4)
  }
}
