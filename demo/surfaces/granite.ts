import { aCell, findCell } from './cells.ts'
import { labOfHex } from './colour.ts'
import { chance, partSeed, smooth, spread } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type GraniteParameters = {
  /** Minerals: the first is the most frequent, the last the rarest. */
  minerals: string[]
  /** Size of a crystal, mm. */
  crystal: number
  gloss?: number
}

const LAYERS = [1, 0.5, 0.42]

/** Granite and quartz: interlocking crystals of several minerals, clustered, the large ones between small ones. */
export const granite: Family<GraniteParameters> = ({ crystal, gloss = 0.4, ...rest }, seed, footprint) => {
  const minerals = rest.minerals.map(labOfHex)
  const first = minerals[0] ?? { l: 0.6, a: 0, b: 0 }
  const field = (part: number, wavelength: number, octaves: number) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, footprint, gain: 0.6 })
  const bendX = field(1, crystal, 3)
  const bendY = field(2, crystal, 3)
  const crowd = field(3, crystal * 6, 3)
  const inner = field(4, crystal * 0.5, 3)
  const cell = aCell()
  const last = minerals.length - 1

  return (x, y, texel) => {
    const px = x + crystal * 0.4 * bendX(x, y)
    const py = y + crystal * 0.4 * bendY(x, y)
    const crowded = crowd(x, y)
    const cloudy = inner(x, y)
    paint(texel, first)
    // Large pale crystals first, then the smaller ones that filled the gaps, then flecks of dark mica.
    for (const [layer, scale] of LAYERS.entries()) {
      findCell(seed + layer * 17, px / (crystal * scale), py / (crystal * scale), cell)
      const isThere = layer === 0 || chance(cell.id, 2) < (layer === 1 ? 0.5 : 0.2 + 0.22 * crowded)
      if (!isThere) continue
      const rarity = layer === 2 ? 0.75 + 0.25 * chance(cell.id, 1) : chance(cell.id, 1) ** 1.6 * 0.8
      const mineral = minerals[Math.round(rarity * last)] ?? first
      const inside = layer === 2 ? smooth(0.5, 0.3, cell.nearest) : 1
      const edge = Math.min(1, ((cell.second - cell.nearest) * crystal * scale) / (footprint * 1.4))
      blend(texel, mineral, (0.3 + 0.5 * edge) * inside)
      // Cleavage: every crystal breaks the light along a direction of its own.
      const turn = (cell.id & 0xff) / 40
      const facet = noise(
        cell.id,
        (x * Math.cos(turn) + y * Math.sin(turn)) / (crystal * 0.25),
        (y * Math.cos(turn) - x * Math.sin(turn)) / (crystal * 0.7),
      )
      texel.l += spread(cell.id, 3) * 0.026 + facet * 0.035
    }
    texel.l += cloudy * 0.03
    texel.height = cloudy * 0.05 * (1 - gloss)
    texel.gloss = gloss
  }
}
