import { aCell, findCell } from '../drawing/cells.ts'
import { labOfHex } from '../drawing/colour.ts'
import { hash } from '../drawing/chance.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Surface, paintBetween } from '../drawing/surface.ts'

export type BarkParameters = {
  light: string
  dark: string
  /** Size of a granule, mm. */
  granule: number
  /** Depth of the clefts of virgin bark in mm; 0 or undefined for pressed granules, sanded flat. */
  relief?: number
}

/** Length of the pieces relative to their width. */
const LONG = 2.4

/**
 * Virgin cork bark: adjacent natural pieces with furrows along the trunk, grey ridges, brown furrows, and ragged clefts
 * between the pieces. `granule` is the width of a piece in mm.
 */
export function bark({ granule, relief = 0, ...colours }: BarkParameters, seed: number, footprint: number): Surface {
  const light = labOfHex(colours.light)
  const dark = labOfHex(colours.dark)
  const field = noiseFields(seed, footprint, 0.55)
  const bendX = field(1, granule * 0.7, 3, 1, 0.6)
  const bendY = field(2, granule * 0.7, 3, 1, 0.6)
  const furrows = field(3, granule * 0.42, 3, 2.6, 0.6)
  const cracks = field(4, granule * 0.3, 3, 0.7, 0.6)
  const crumb = field(5, 2.6, 4, 1, 0.75)
  const weather = field(6, granule * 2.2, 3)
  const cell = aCell()

  return (x, y, texel) => {
    const bentX = x + granule * 0.3 * bendX(x, y)
    const bentY = y + granule * 0.5 * bendY(x, y)
    findCell(seed, bentX / granule, bentY / (granule * LONG), cell)
    const own = hash(cell.id, 1, 0)
    const toned = (own & 0xff) / 128 - 1
    const high = ((own >>> 8) & 0xff) / 128 - 1
    const warm = ((own >>> 16) & 0xff) / 128 - 1
    // Every piece has its own furrows.
    const ox = bentX + (own & 0xfff) * 1.3
    const oy = y + ((own >>> 12) & 0xfff) * 1.7
    const rough = crumb(x, y)
    const furrow = 1 - Math.min(1, Math.abs(furrows(oy, ox)) * 3.2)
    const crack = smooth(0.62, 1, 1 - Math.abs(cracks(oy, ox)) * 2.6)
    const body = smooth(0, 0.2, cell.second - cell.nearest + 0.06 * rough)
    const ridge = body * (1 - 0.75 * furrow * furrow) * (1 - 0.35 * crack)
    const tone = 0.9 - 0.72 * ridge + 0.13 * toned - 0.12 * rough + 0.16 * weather(x, y)
    paintBetween(texel, light, dark, Math.min(1.25, Math.max(-0.15, tone)))
    // Old ridges are grey, fresh furrows reddish.
    texel.a += 0.006 * (1 - ridge) + 0.002 * warm
    texel.b += 0.005 * (1 - ridge) + 0.004 * warm
    texel.height = relief * (0.75 * ridge + 0.25 * high * body + 0.1 * rough)
    texel.gloss = 0.02
  }
}
