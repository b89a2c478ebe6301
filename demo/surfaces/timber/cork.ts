import { type BarkParameters, bark } from './bark.ts'
import { aCell, findCell } from '../drawing/cells.ts'
import { labOfHex } from '../drawing/colour.ts'
import { hash } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, type Surface, paintBetween } from '../drawing/surface.ts'

export type CorkParameters = BarkParameters & {
  /** Share of dark bark among the granules, 0..1; virgin bark is all bark. */
  bark: number
}

/** Cork as pressed granules or virgin bark. */
export const cork: Family<CorkParameters> = (parameters, seed, footprint) =>
  (parameters.relief ? bark : pressed)(parameters, seed, footprint)

/** Granules of several sizes, each with its own tone, year lines and cells, and some dark bark. */
function pressed({ granule, bark: barkShare, ...colours }: CorkParameters, seed: number, footprint: number): Surface {
  const light = labOfHex(colours.light)
  const dark = labOfHex(colours.dark)
  const field = noiseFields(seed, footprint)
  const bendX = field(1, granule * 0.5, 2, 1, 0.6)
  const bendY = field(2, granule * 0.5, 2, 1, 0.6)
  const cells = field(3, 0.8, 2, 1, 0.8)
  const pits = field(5, 1.9, 2, 1, 0.6)
  const clouds = field(4, 120, 2)
  const lined = clamp(1.5 - footprint)
  const coarse = aCell()
  const fine = aCell()

  return (x, y, texel) => {
    const px = x + granule * 0.24 * bendX(x, y)
    const py = y + granule * 0.24 * bendY(x, y)
    findCell(seed, px / granule, py / (granule * 0.8), coarse)
    // Large granules at random places, small ones between them.
    const isLarge = (coarse.id & 0xff) < 120
    if (!isLarge) findCell(seed + 7, (px * 2.3) / granule, (py * 2.5) / granule, fine)
    const { id, nearest, second } = isLarge ? coarse : fine
    const size = isLarge ? granule : granule * 0.42
    const grain = cells(x, y)
    const pit = pits(x, y)
    // Granules are pressed together: their borders show only where glue or dust is caught.
    const gap = (second - nearest) * size + 0.12 * grain
    const caught = clamp(0.5 + 1.5 * pit)
    const border = Math.max(0, 1 - gap / (0.3 + granule * 0.03 + footprint * 0.8)) * (0.25 + 0.75 * caught)
    // Each granule was cut at its own angle, and so are its year lines. The bits of one number serve as four random
    // numbers.
    const own = hash(id, 1, 0)
    const toned = (own & 0xff) / 128 - 1
    const warm = ((own >>> 8) & 0xff) / 128 - 1
    const high = ((own >>> 16) & 0xff) / 128 - 1
    const isBark = (own >>> 24) / 256 < barkShare
    const turn = ((id >>> 8) & 0xff) / 40
    const along = px * Math.cos(turn) + py * Math.sin(turn)
    const across = py * Math.cos(turn) - px * Math.sin(turn)
    const lines = noise(id, along / 9, across / 1.1) * lined
    const line = smooth(0.18, 0.5, lines)
    const speck = smooth(0.3, 0.55, pit)
    let tone = 0.24 + 0.34 * toned + 0.2 * grain + 0.12 * lines + 0.2 * line + border * 0.42 + 0.34 * speck
    if (isBark) tone = 0.82 + 0.35 * grain + 0.2 * lines + 0.2 * toned
    paintBetween(texel, light, dark, Math.min(1.25, Math.max(-0.15, tone + clouds(x, y) * 0.06)))
    texel.a += toned * warm * 0.005
    texel.b += warm * 0.007
    texel.height = high * 0.02 + grain * 0.05 - 0.05 * line - border * 0.08 - speck * 0.12 - (isBark ? 0.06 : 0)
    texel.gloss = 0.04
  }
}
