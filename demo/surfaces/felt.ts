import { labOfHex } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type FeltParameters = {
  base: string
  /** Colours of the single fibres in the mix. */
  fibres: string[]
  /** `felt`: pressed flat; `boucle`: curled loops; `pile`: upright pile that the hand has stroked. */
  texture: 'felt' | 'boucle' | 'pile'
  /** Size of a loop, mm (boucle). */
  loop?: number
  /** Distance from fold to fold where the cloth lies draped, mm; absent or 0: flat (pile). */
  folds?: number
}

/** Wool: pressed felt, curled bouclé, or a cut pile. */
export const felt: Family<FeltParameters> = (parameters, seed, footprint) => {
  const { texture, loop = 5, folds = 0 } = parameters
  const base = labOfHex(parameters.base)
  const fibres = parameters.fibres.map(labOfHex)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.66 })
  const fuzz = field(1, texture === 'pile' ? 1.6 : 3.2, 4)
  const bendX = field(2, 7, 3)
  const bendY = field(3, 7, 3)
  const clouds = field(4, 80, 4)
  const stroke = field(5, 210, 2, 2.4)
  const heaps = field(6, loop * 1.5, 2)
  const curls = field(7, loop * 0.5, 2)

  const hairs = (x: number, y: number, part: number, turn: number) => {
    const cosine = Math.cos(turn)
    const sine = Math.sin(turn)
    const u = (x * cosine + y * sine) / 9
    const v = (y * cosine - x * sine) / Math.max(0.5, footprint * 1.2)
    return smooth(0.42, 0.7, noise(seed + part, u, v))
  }

  // Draped: pile turned from the eye shines on both flanks of a fold and drinks the light on its crest.
  const drape = (x: number, y: number) => {
    const across = y * 0.83 - x * 0.56
    const phase = (across / folds) * 6.283 + 3.4 * stroke(x * 0.83 + y * 0.56, across)
    const fold = Math.sin(phase) + 0.25 * Math.sin(2 * phase + 0.9)
    return (0.55 + 0.6 * stroke(x + 2000, y)) * (smooth(0.15, 1.15, fold) + 0.3 * smooth(-0.5, -1.1, fold))
  }

  return (px, py, texel) => {
    const hair = fuzz(px, py)
    paint(texel, base)
    texel.gloss = 0
    if (texture === 'boucle') {
      const x = px + loop * 0.3 * bendX(px, py)
      const y = py + loop * 0.3 * bendY(px, py)
      // Curls of yarn are the crests of noise, lying on soft heaps.
      const heap = heaps(x, y)
      const yarn = Math.max(0, 1 - Math.abs(curls(x, y)) * 3.2)
      const under = Math.max(0, 1 - Math.abs(curls(y + 300, x)) * 3.2)
      const top = Math.max(yarn, under * 0.8)
      blend(texel, fibres[heap > 0 ? 0 : 1] ?? base, 0.25 + 0.4 * Math.min(1, Math.abs(heap) * 2))
      texel.l += heap * 0.03 + (top - 0.45) * 0.055 + hair * 0.02
      texel.height = loop * (0.15 * heap + 0.085 * top + 0.03 * hair)
      return
    }
    if (texture === 'pile') {
      const sheen = folds > 0 ? drape(px, py) : 0.26
      texel.l += (sheen - 0.26) * 0.15 + hair * 0.026
      texel.a *= 1.05 - 0.22 * sheen
      texel.b *= 1.05 - 0.22 * sheen
      texel.height = hair * 0.2
      return
    }
    const x = px + 3 * bendX(px, py)
    const y = py + 3 * bendY(px, py)
    texel.l += clouds(px, py) * 0.014 + hair * 0.03
    for (const [index, colour] of fibres.entries()) {
      blend(texel, colour, 0.5 * hairs(x, y, index * 3, index * 1.1 + 0.3))
      blend(texel, colour, 0.4 * hairs(x + 37, y, index * 3 + 1, index * 1.1 + 1.9))
    }
    texel.height = hair * 0.28
  }
}
