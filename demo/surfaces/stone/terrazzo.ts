import { aChip, findChip } from '../drawing/cells.ts'
import { labOfHex } from '../drawing/colour.ts'
import { chance, partSeed, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { type Family, blend, coverage, paint } from '../drawing/surface.ts'

type TerrazzoParameters = {
  matrix: string
  /** Colours of the chips; earlier ones are more frequent. */
  chips: string[]
  /** Size of the largest chips, mm. */
  size: number
  /** How densely the chips lie, 0..1. */
  fill: number
  gloss?: number
}

/** Ground terrazzo: angular chips of three sizes in a binder with fine sand. */
export const terrazzo: Family<TerrazzoParameters> = (parameters, seed, footprint) => {
  const { size, fill, gloss = 0.42 } = parameters
  const matrix = labOfHex(parameters.matrix)
  const chips = parameters.chips.map(labOfHex)
  const layers = [
    { seed: partSeed(seed, 1), pitch: size * 1.25, small: 0.24, large: 0.62, fill: fill * 0.62 },
    { seed: partSeed(seed, 2), pitch: size * 0.5, small: 0.2, large: 0.58, fill },
    { seed: partSeed(seed, 3), pitch: size * 0.19, small: 0.16, large: 0.52, fill: fill * 0.9 },
  ]
  const field = noiseFields(seed, footprint)
  const clouds = field(4, 60, 3)
  const sand = field(5, 1.5, 2)
  const speck = field(8, 3.2, 3, 1, 0.7)
  const warpX = field(6, size * 0.3, 2)
  const warpY = field(7, size * 0.3, 2)
  const chip = aChip()

  return (x, y, texel) => {
    paint(texel, matrix)
    const grain = sand(x, y)
    texel.l += clouds(x, y) * 0.012 + grain * 0.014
    texel.height = 0
    texel.gloss = gloss
    // Broken stone has ragged edges: the place is displaced a little before the lookup.
    const px = x + size * 0.036 * warpX(x, y)
    const py = y + size * 0.036 * warpY(x, y)
    for (const layer of layers) {
      findChip(layer, px, py, chip)
      const cover = coverage(chip.inside, 1.2 * footprint)
      if (cover === 0) continue
      const { id } = chip
      const pick = chips[Math.floor(chance(id, 31) ** 1.5 * chips.length)] ?? matrix
      blend(texel, pick, cover)
      // Each chip is a different stone: cloudy, some of them veined.
      const cloudy = noise(id, chip.x / (size * 0.2), chip.y / (size * 0.34))
      const vein = 1 - Math.abs(0.25 * cloudy + noise(id + 1, chip.x / (size * 0.5), chip.y / (size * 0.21))) * 5
      const veined = (id & 3) === 1 ? Math.max(0, vein) * (pick.l > 0.62 ? -0.06 : 0.06) : 0
      texel.l += cover * (spread(id, 32) * 0.045 + cloudy * 0.04 + veined + speck(x, y) * 0.02 + grain * 0.012)
      texel.b += cover * spread(id, 33) * 0.006
      // A fine shadow line separates matrix and stone.
      texel.l -= 0.035 * cover * Math.max(0, 1 - chip.inside / (footprint + 0.35))
      return
    }
  }
}
