import { labOfHex } from './colour.ts'
import { partSeed } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Surface, paint } from './surface.ts'

type Grout = {
  colour: string
  /** How far it lies below the face of the pieces, mm. */
  depth: number
  /** Size of its sand, mm, and how far the grains stand out, mm. */
  sand: number
  rough: number
}

/** What fills a joint: recessed, sandy, matt, a little dirtier in some places than in others. */
export function makeGrout({ colour, depth, sand, rough }: Grout, seed: number, footprint: number): Surface {
  const base = labOfHex(colour)
  const grains = noiseField({ seed: partSeed(seed, 71), wavelength: sand, octaves: 2, gain: 0.7, footprint })
  const lumps = noiseField({ seed: partSeed(seed, 72), wavelength: sand * 9, octaves: 4, gain: 0.6, footprint })
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
