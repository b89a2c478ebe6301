import { aCell, findCell } from './cells.ts'
import { labOfHex } from './colour.ts'
import { chance, noise, noiseField, partSeed, smooth, spread } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type FeltParameters = {
  base: string
  /** Colours of the single fibres in the mix. */
  fibres: string[]
  /** `felt`: pressed flat; `boucle`: curled loops; `pile`: upright pile that the hand has stroked. */
  texture: 'felt' | 'boucle' | 'pile'
  /** Size of a loop, mm (boucle). */
  loop?: number
}

/** Wool: pressed felt, curled bouclé, or a cut pile. */
export const felt: Family<FeltParameters> = (parameters, seed, footprint) => {
  const { texture, loop = 5 } = parameters
  const base = labOfHex(parameters.base)
  const fibres = parameters.fibres.map(labOfHex)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.66 })
  const fuzz = field(1, 3.2, 4)
  const bendX = field(2, 7, 3)
  const bendY = field(3, 7, 3)
  const clouds = field(4, 80, 4)
  const stroke = field(5, 70, 4, 2.2)
  const cell = aCell()

  const hairs = (x: number, y: number, part: number, turn: number) => {
    const cosine = Math.cos(turn)
    const sine = Math.sin(turn)
    const u = (x * cosine + y * sine) / 9
    const v = (y * cosine - x * sine) / Math.max(0.5, footprint * 1.2)
    return smooth(0.42, 0.7, noise(seed + part, u, v))
  }

  return (px, py, texel) => {
    const x = px + 3 * bendX(px, py)
    const y = py + 3 * bendY(px, py)
    const hair = fuzz(px, py)
    paint(texel, base)
    texel.gloss = 0
    if (texture === 'boucle') {
      findCell(seed, x / loop, y / loop, cell)
      const round = 1 - cell.nearest * cell.nearest * 1.5
      const curl = Math.sin(cell.nearest * 16 + chance(cell.id, 1) * 6)
      blend(texel, fibres[Math.floor(chance(cell.id, 2) * fibres.length)] ?? base, 0.55)
      texel.l +=
        spread(cell.id, 3) * 0.02 + hair * 0.025 + curl * 0.016 - smooth(0.5, 0.05, cell.second - cell.nearest) * 0.05
      texel.height = loop * (0.34 * round + 0.03 * curl) + hair * 0.22
      return
    }
    if (texture === 'pile') {
      const lean = stroke(px, py)
      texel.l += smooth(-0.5, 0.6, lean) * 0.05 - 0.025 + hair * 0.018
      texel.height = hair * 0.35 + lean * 0.5
      return
    }
    texel.l += clouds(px, py) * 0.014 + hair * 0.03
    for (const [index, colour] of fibres.entries()) {
      blend(texel, colour, 0.5 * hairs(x, y, index * 3, index * 1.1 + 0.3))
      blend(texel, colour, 0.4 * hairs(x + 37, y, index * 3 + 1, index * 1.1 + 1.9))
    }
    texel.height = hair * 0.28
  }
}
