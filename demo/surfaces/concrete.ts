import { labOfHex } from './colour.ts'
import { chance, noiseField, partSeed, smooth, spread } from './noise.ts'
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
  const clouds = field(1, 260, 6)
  const blotches = field(2, 70, 4)
  const sand = field(3, 1.7, 2)
  const warp = field(4, 120, 3)
  const crowd = field(5, 150, 2)
  const print = field(6, 5, 4, 30)
  const pitch = 16

  return (x, y, texel) => {
    const w = 45 * warp(x, y)
    const cloud = clouds(x + w, y - w) + 0.45 * blotches(x - w, y)
    const grain = sand(x, y)
    paint(texel, base)
    blend(texel, dark, smooth(-0.75, 0.95, cloud))
    texel.l += grain * 0.013
    texel.height = grain * 0.02 + cloud * 0.05
    texel.gloss = 0.08
    if (formBoard) {
      const board = Math.floor(y / formBoard)
      const edge = y - board * formBoard
      const fin = Math.exp(-((Math.min(edge, formBoard - edge) / 0.9) ** 2))
      const line = print(x + board * 977, y)
      texel.l += spread(seed, board, 3) * 0.022 + line * 0.02 - fin * 0.03
      texel.height += line * 0.22 + fin * 0.6 + spread(seed, board, 4) * 0.5
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
