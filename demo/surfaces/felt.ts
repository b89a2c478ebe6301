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
  const fuzz = field(1, texture === 'pile' ? 1.6 : 3.2, 4)
  const bendX = field(2, 7, 3)
  const bendY = field(3, 7, 3)
  const clouds = field(4, 80, 4)
  const stroke = field(5, 150, 3, 1.8)
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
      // Two layers of curled loops: each a small ring of yarn, the higher one hides the lower.
      let top = -1
      let id = 0
      for (let layer = 0; layer < 2; layer++) {
        findCell(seed + layer * 19, (x + layer * 2.3) / loop, (y + layer * 3.1) / loop, cell)
        const ring = (cell.nearest - 0.34) / 0.2
        const height = Math.exp(-ring * ring) * 0.8 + 0.25 * chance(cell.id, 4) - 0.3 * smooth(0.55, 0.8, cell.nearest)
        if (height <= top) continue
        top = height
        id = cell.id
      }
      blend(texel, fibres[Math.floor(chance(id, 2) * fibres.length)] ?? base, 0.55)
      texel.l += spread(id, 3) * 0.016 + hair * 0.03 + (top - 0.6) * 0.075
      texel.height = loop * 0.26 * top + hair * 0.26
      return
    }
    if (texture === 'pile') {
      // Where the pile was stroked towards the light it shines, elsewhere it drinks it; the strokes end abruptly.
      const bent = 22 * clouds(px, py)
      const lean = stroke(px * 0.9 + py * 0.35 + bent, py * 0.9 - px * 0.35 - bent)
      const sheen = smooth(-0.5, 0.62, lean + 0.25 * stroke(py * 1.3 + 900, px * 1.3))
      texel.l += (sheen - 0.45) * 0.06 + hair * 0.022
      texel.a *= 1.02 - 0.16 * sheen
      texel.b *= 1.02 - 0.16 * sheen
      texel.height = hair * 0.32
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
