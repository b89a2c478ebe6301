import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { type Surface, type Texel, aTexel, blend, paint } from '../drawing/surface.ts'

type Grout = {
  colour: string
  /** How far it lies below the face of the pieces, mm. */
  depth: number
  /** Grain size of its sand, and how far the grains stand out, mm. */
  sand: number
  rough: number
}

/**
 * The grout of a surface: `below` lays it before a piece is painted, `beside` mixes it in where a pixel straddles the
 * piece's edge. `cover` is the piece's share of the pixel, 0..1; x and y in mm.
 */
type Joint = {
  below: (x: number, y: number, cover: number, texel: Texel) => void
  beside: (cover: number, texel: Texel) => void
}

/** Makes the joints of a surface, and the edges of pieces beside them. */
export function makeJoint(grout: Grout, seed: number, footprint: number): Joint {
  const fill = makeGrout(grout, seed, footprint)
  const filled = aTexel()
  return {
    below: (x, y, cover, texel) => {
      texel.behind = 1 - cover
      if (cover < 1) fill(x, y, cover === 0 ? texel : filled)
    },
    beside: (cover, texel) => {
      if (cover === 1) return
      blend(texel, filled, 1 - cover)
      texel.height += (filled.height - texel.height) * (1 - cover)
      texel.gloss *= cover
    },
  }
}

/** The filling of a joint: recessed, sandy, matt, unevenly dirty. */
function makeGrout({ colour, depth, sand, rough }: Grout, seed: number, footprint: number): Surface {
  const base = labOfHex(colour)
  const field = noiseFields(seed, footprint)
  const grains = field(71, sand, 2, 1, 0.7)
  const lumps = field(72, sand * 9, 4, 1, 0.6)
  return (x, y, texel) => {
    const grain = grains(x, y)
    const lump = lumps(x, y)
    paint(texel, base)
    texel.l += grain * 0.035 + lump * 0.04
    texel.b += lump * 0.004
    texel.height = -depth + rough * (grain + 0.7 * lump)
    texel.gloss = 0
  }
}
