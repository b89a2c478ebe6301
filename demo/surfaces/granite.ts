import { aCell, findCell } from './cells.ts'
import { labOfHex } from './colour.ts'
import { chance, noiseField, partSeed, spread } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type GraniteParameters = {
  /** Minerals: the first is the most frequent, the last the rarest. */
  minerals: string[]
  /** Size of a crystal, mm. */
  crystal: number
  gloss?: number
}

/** Granite and quartz: interlocking crystals of several minerals, clustered, the large ones between small ones. */
export const granite: Family<GraniteParameters> = ({ crystal, gloss = 0.4, ...rest }, seed, footprint) => {
  const minerals = rest.minerals.map(labOfHex)
  const first = minerals[0] ?? { l: 0.6, a: 0, b: 0 }
  const bendX = noiseField({ seed: partSeed(seed, 1), wavelength: crystal, octaves: 3, footprint })
  const bendY = noiseField({ seed: partSeed(seed, 2), wavelength: crystal, octaves: 3, footprint })
  const crowd = noiseField({ seed: partSeed(seed, 3), wavelength: crystal * 7, octaves: 3, footprint })
  const inner = noiseField({ seed: partSeed(seed, 4), wavelength: crystal * 0.4, octaves: 2, footprint })
  const cell = aCell()

  return (x, y, texel) => {
    const px = x + crystal * 0.35 * bendX(x, y)
    const py = y + crystal * 0.35 * bendY(x, y)
    const crowded = crowd(x, y)
    paint(texel, first)
    for (const [layer, scale] of [1, 0.48].entries()) {
      findCell(seed + layer * 17, px / (crystal * scale), py / (crystal * scale), cell)
      const pick = Math.floor((chance(cell.id, 1) ** 1.7 + crowded * 0.12 * (layer ? 1 : -1)) * minerals.length)
      const cover = layer === 0 ? 1 : chance(cell.id, 2) < 0.42 ? 0.9 : 0
      const edge = Math.min(1, ((cell.second - cell.nearest) * crystal * scale) / (footprint * 1.2))
      blend(texel, minerals[Math.min(minerals.length - 1, Math.max(0, pick))] ?? first, cover * (0.5 + 0.5 * edge))
      texel.l += cover * spread(cell.id, 3) * 0.03
    }
    texel.l += inner(x, y) * 0.022
    texel.height = 0
    texel.gloss = gloss
  }
}
