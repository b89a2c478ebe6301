import { aCell, findCell } from './cells.ts'
import { labOfHex, mixLab } from './colour.ts'
import { chance, clamp, partSeed, spread } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { type Family, paint } from './surface.ts'

export type CorkParameters = {
  light: string
  dark: string
  /** Size of a granule, mm. */
  granule: number
  /** Part of dark bark among the granules, 0..1. */
  bark: number
}

/** Pressed cork: granules of several sizes, each with its own tone and cell pattern, and some dark bark. */
export const cork: Family<CorkParameters> = ({ granule, bark, ...colours }, seed, footprint) => {
  const light = labOfHex(colours.light)
  const dark = labOfHex(colours.dark)
  const bendX = noiseField({ seed: partSeed(seed, 1), wavelength: granule * 0.7, octaves: 3, footprint })
  const bendY = noiseField({ seed: partSeed(seed, 2), wavelength: granule * 0.7, octaves: 3, footprint })
  const cells = noiseField({ seed: partSeed(seed, 3), wavelength: 1.3, octaves: 2, footprint })
  const clouds = noiseField({ seed: partSeed(seed, 4), wavelength: 120, octaves: 3, footprint })
  const lined = clamp(1.4 - footprint)
  const coarse = aCell()
  const fine = aCell()

  return (x, y, texel) => {
    const px = x + granule * 0.26 * bendX(x, y)
    const py = y + granule * 0.26 * bendY(x, y)
    findCell(seed, px / granule, py / (granule * 0.8), coarse)
    // Large granules where chance puts them, small ones between.
    const isLarge = chance(coarse.id, 1) < 0.5
    if (!isLarge) findCell(seed + 7, (px * 2.3) / granule, (py * 2.5) / granule, fine)
    const { id, nearest, second } = isLarge ? coarse : fine
    const size = isLarge ? granule : granule * 0.42
    const border = Math.max(0, 1 - ((second - nearest) * size) / (0.5 + granule * 0.06 + footprint))
    // Each granule was cut from the bark at an angle of its own, and its year lines with it.
    const turn = (id & 0xff) / 40
    const lines = noise(
      id,
      (x * Math.cos(turn) + y * Math.sin(turn)) / 3.4,
      (y * Math.cos(turn) - x * Math.sin(turn)) / 0.9,
    )
    const isBark = chance(id, 2) < bark
    const grain = cells(x, y)
    const tone = 0.3 + 0.24 * spread(id, 3) + 0.16 * grain + 0.16 * lines * lined + border * 0.34 + (isBark ? 0.5 : 0)
    paint(texel, mixLab(light, dark, Math.min(1.2, Math.max(-0.1, tone + clouds(x, y) * 0.06))))
    texel.b += spread(id, 4) * 0.006
    texel.height = -border * border * 0.3 + spread(id, 5) * 0.05 + grain * 0.06 + lines * 0.03 * lined
    texel.gloss = 0.04
  }
}
