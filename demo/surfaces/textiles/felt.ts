import { type BoucleParameters, boucle } from './boucle.ts'
import { labOfHex } from '../drawing/colour.ts'
import { partSeed } from '../drawing/chance.ts'
import { noiseField, noiseFields } from '../drawing/noise.ts'
import { type PileParameters, pile } from './pile.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Surface, blend, paint } from '../drawing/surface.ts'

export type FeltParameters = BoucleParameters &
  PileParameters & {
    /** `felt` is pressed flat; `boucle` has curled loops; `pile` is upright pile with stroke marks. */
    texture: 'felt' | 'boucle' | 'pile'
  }

/** Wool as pressed felt, curled bouclé, or cut pile. */
export const felt: Family<FeltParameters> = (parameters, seed, footprint) => {
  const make = { felt: pressed, boucle, pile }[parameters.texture]
  return make(parameters, seed, footprint)
}

/** Curled fibres of several colours in all directions, carded in clouds. */
function pressed(parameters: FeltParameters, seed: number, footprint: number): Surface {
  const base = labOfHex(parameters.base)
  const field = noiseFields(seed, footprint, 0.66)
  const fuzz = field(1, 3.4, 4)
  const bendX = field(2, 7, 2)
  const bendY = field(3, 7, 2)
  const clouds = field(4, 60, 4)
  const tufts = field(5, 15, 3, 1.6)
  // A fibre is finer than a pixel: it is drawn wider, with less coverage.
  const width = Math.max(0.24, footprint * 1.1)
  const thin = Math.min(1, 0.24 / width) ** 0.5
  const hairs = parameters.fibres.flatMap((hex, index) =>
    [0.3, 1.9].map((turn, half) => ({
      colour: labOfHex(hex),
      cosine: Math.cos(turn + index * 1.1),
      sine: Math.sin(turn + index * 1.1),
      fibre: noiseField({
        seed: partSeed(seed, 20 + index * 2 + half),
        wavelength: width * 2,
        stretch: 3.2 / width,
        footprint: 0.01,
      }),
      seen: thin * (half === 0 ? 0.42 : 0.32),
    })),
  )

  return (px, py, texel) => {
    const hair = fuzz(px, py)
    const x = px + 2.2 * bendX(px, py)
    const y = py + 2.2 * bendY(px, py)
    const cloud = clouds(px, py)
    const tuft = tufts(x + 0.6 * y, y - 0.6 * x)
    paint(texel, base)
    texel.l += cloud * 0.026 + tuft * 0.024 + hair * 0.036
    let raised = 0
    for (const { colour, cosine, sine, fibre, seen } of hairs) {
      const strand = smooth(0.1, 0.55, fibre(x * cosine + y * sine, y * cosine - x * sine) + 0.12 * tuft)
      if (strand === 0) continue
      blend(texel, colour, strand * seen)
      raised += strand * seen
    }
    texel.height = hair * 0.3 + tuft * 0.2 + Math.min(1, raised) * 0.06
    texel.gloss = 0
  }
}
