import { labOfHex } from '../drawing/colour.ts'
import { chance, partSeed, spread } from '../drawing/chance.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type SlateParameters = {
  base: string
  dark: string
  /** Colour of iron that has bled from some beds; none by default. */
  rust?: string
  /** Height of the steps from splitting, mm; 0 for honed slate. */
  cleft: number
  /** Size of the terraces against those of natural slate, 1 by default. */
  scale?: number
}

/**
 * Split slate: thin beds, broken along ragged lines, form terraces like the contours of a map. Each bed has its own
 * tone; iron stains spread from the broken edges.
 */
export const slate: Family<SlateParameters> = (parameters, seed, footprint) => {
  const { cleft, scale = 1 } = parameters
  const base = labOfHex(parameters.base)
  const dark = labOfHex(parameters.dark)
  const rust = parameters.rust ? labOfHex(parameters.rust) : undefined
  const field = noiseFields(seed, footprint)
  const hills = field(1, 340 * scale, 4, 1.7, 0.42)
  const ragged = field(2, 26 * scale, 4, 1.5, 0.6)
  const flakes = field(3, 90 * scale, 4, 1.6, 0.5)
  const wash = field(4, 210, 4, 1.3)
  const lineation = field(5, 5, 3, 9, 0.6)
  const grit = field(6, 1.4, 2)
  // A honed face cuts the beds at a very flat angle: only soft bands are left.
  const contrast = cleft > 0 ? 0.24 : 0.1
  const rowSeed = partSeed(seed, 7)
  const cosine = Math.cos(0.5)
  const sine = Math.sin(0.5)

  return (x, y, texel) => {
    const u = x * cosine + y * sine
    const v = y * cosine - x * sine
    const rag = ragged(u, v)
    const mist = wash(u, v)
    const line = lineation(u, v)
    const grain = grit(x, y)
    // Beds of two heights: a few large ones, and thin flakes in some places.
    const great = hills(u, v) * 4.6 + rag * 0.09
    const bed = Math.floor(great)
    const rise = great - bed
    const thin = flakes(u, v) * 2.6 + rag * 0.16 + bed * 0.37
    const flake = Math.floor(thin)
    const climb = thin - flake
    const scaly = smooth(-0.35, 0.25, mist + 0.4 * spread(rowSeed, bed))

    paint(texel, base)
    blend(
      texel,
      dark,
      smooth(-0.6, 0.8, mist + contrast * spread(rowSeed, bed, 1) + 0.2 * rag + 0.12 * line) * (cleft > 0 ? 1 : 0.85),
    )
    texel.l +=
      (spread(rowSeed, bed, flake) * 0.05 * contrast * scaly + line * 0.014 + grain * 0.011 + rag * 0.008) * 1.2
    texel.b += spread(rowSeed, bed, 3) * 0.012 * contrast
    // Broken edges are pale; the foot of a step lies in shade.
    if (cleft > 0) {
      const rim = Math.exp(-rise / 0.02) * 0.6 + Math.exp(-climb / 0.03) * 0.35 * scaly
      const foot = Math.exp((rise - 1) / 0.03) + 0.4 * scaly * Math.exp((climb - 1) / 0.04)
      texel.l -= Math.min(1, cleft / 2) * foot * 0.06
      texel.l += Math.min(1, cleft / 2) * rim * 0.1 * (0.6 + rag)
    }
    if (rust) {
      const bled = smooth(0.2, 0.75, mist + 0.35 * rag + 0.35 * (chance(rowSeed, bed, 5) - 0.6))
      blend(texel, rust, bled * (0.32 + 0.3 * smooth(-0.2, 0.6, rag + line)) + 0.25 * bled * Math.exp(-rise / 0.05))
    }
    const step = bed + smooth(0, 0.045, rise) * 0.75 + rise * 0.25
    const scale = flake + smooth(0, 0.06, climb) * 0.8 + climb * 0.2
    texel.height = cleft * (0.5 * step + 0.17 * scaly * scale + 0.05 * line + 0.035 * rag + 0.012 * grain)
    texel.gloss = cleft > 0 ? 0.16 : 0.2
  }
}
