import { aPiece } from '../drawing/bonds.ts'
import { makeChar } from './char.ts'
import { labOfHex } from '../drawing/colour.ts'
import { hash, partSeed } from '../drawing/chance.ts'
import { noiseField } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, aTexel, blend, coverage, paint, stripe } from '../drawing/surface.ts'
import { type Timber, timberGrain } from './timber.ts'

type SlatsParameters = Timber & {
  /** Width of a slat and of the gap, mm. */
  slat: number
  gap: number
  /** Colour of the felt behind. */
  felt: string
  /** `round`: half-round rods; `square`: flat slats. */
  profile: 'square' | 'round'
  /** How far the face is charred, 0..1. */
  char?: number
  /** Distance of the grooves that are milled along the face, mm; a plain face by default. */
  grooves?: number
}

/** Depth of the felt behind the face of the slats, mm. */
const DEPTH = 9
/** Length of the board that a slat was cut from, mm: the number of knots depends on its area. */
const LENGTH = 2400
/** Depth of a groove, mm. */
const GROOVE = 1.6

/** Vertical timber slats in front of felt. */
export const slats: Family<SlatsParameters> = (parameters, seed, footprint) => {
  const { slat, gap, profile, char = 0, grooves } = parameters
  const grain = timberGrain(parameters, seed, footprint)
  const felt = labOfHex(parameters.felt)
  const fuzz = noiseField({ seed: partSeed(seed, 9), wavelength: 2.4, octaves: 3, gain: 0.7, footprint })
  const burn = char > 0 ? makeChar(char, seed, footprint) : undefined
  const piece = aPiece()
  const shaded = aTexel()
  const period = slat + gap

  return (x, y, texel) => {
    const index = Math.floor(x / period)
    const across = x - index * period - gap / 2
    const inside = Math.min(across, slat - across)
    const cover = coverage(inside, footprint)
    const hair = fuzz(x, y)
    paint(texel, felt)
    // The slats shade the felt from the light on the left.
    const lit = smooth(-gap, gap * 0.7, across < 0 ? across : across - period)
    texel.l = texel.l * (0.78 + 0.3 * lit) + hair * 0.035
    texel.height = -DEPTH + hair * 0.4
    texel.gloss = 0
    texel.behind = 1 - cover
    if (cover === 0) return
    paint(shaded, texel)
    piece.id = hash(seed, index, 3)
    piece.along = y
    piece.across = across
    piece.length = LENGTH
    piece.width = slat
    grain(piece, texel)
    burn?.(piece, texel)
    blend(texel, shaded, 1 - cover)
    const d = (across - slat / 2) / (slat / 2)
    const shape =
      profile === 'round'
        ? -slat * 0.35 * (1 - Math.sqrt(Math.max(0, 1 - d * d * 0.97)))
        : -Math.max(0, 1 - inside) * 0.6
    if (grooves) millGroove(texel, across - slat / 2, { grooves, footprint, isFlat: inside < grooves * 0.75 })
    texel.height = (texel.height + shape) * cover + (1 - cover) * -DEPTH
  }
}

/** One of the round grooves of a decking board, `across` mm from the board's middle; none runs at its edge. */
function millGroove(
  texel: Texel,
  across: number,
  { grooves, footprint, isFlat }: { grooves: number; footprint: number; isFlat: boolean },
) {
  if (isFlat) return
  const off = Math.abs(across - Math.round(across / grooves) * grooves)
  const cover = stripe(off, grooves * 0.27, footprint)
  texel.l -= cover * 0.075
  texel.height -= cover * GROOVE
}
