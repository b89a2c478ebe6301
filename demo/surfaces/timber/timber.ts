import { type Piece, aPiece } from '../drawing/bonds.ts'
import { type Lab, labOfHex } from '../drawing/colour.ts'
import { chance, partSeed } from '../drawing/chance.ts'
import { cutOf } from '../drawing/cut.ts'
import { aKnotEffect, meetKnots } from './knots.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { poreField } from './pores.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Texel, paintBetween } from '../drawing/surface.ts'

/** A timber species. Colours are #RRGGBB. */
export type Timber = {
  /** Colours of early wood, and of the darker late wood that ends each year's ring. */
  light: string
  dark: string
  /** Mean width of a ring, mm. */
  ring: number
  /** Contrast of the rings, 0..1. */
  contrast: number
  /** How much boards differ in lightness, about 0..1. */
  variety: number
  /** Visibility of open pores (oak, ash, walnut), 0..1. */
  pores: number
  /** Visibility of rays on quarter-sawn boards (oak), 0..1; above 0.7 they are also broad. */
  rays?: number
  /** Share of quarter-sawn boards, with straight lines instead of arches, 0..1. */
  quarter?: number
  /** Approximate number of knots per square metre. */
  knots?: number
  /** Share of boards with pale sapwood along an edge, 0..1. */
  sap?: number
}

type Grain = (piece: Piece, texel: Texel) => void

/**
 * The grain of a board. Rings are cylinders around a pith that is slightly inclined to the board: a cut near the pith
 * shows arches, one far from it straight lines. Height in mm, gloss as of oiled wood. Colours may be given in OKLab.
 */
export function timberGrain(
  timber: Timber,
  seed: number,
  footprint: number,
  { light, dark }: { light: Lab; dark: Lab } = { light: labOfHex(timber.light), dark: labOfHex(timber.dark) },
): Grain {
  const { ring, contrast, variety, pores, rays = 0, quarter = 0.3, knots = 0, sap = 0.08 } = timber
  const field = noiseFields(seed, footprint)
  const sway = field(1, 60, 2, 7)
  const waver = field(2, 9, 2, 14)
  const fibre = field(3, 5, 3, 34, 0.8)
  const thread = field(8, 0.9, 2, 40, 0.9)
  const stain = field(4, 70, 2, 4)
  const rayField = field(6, 10 + 40 * Math.max(0, rays - 0.7), 2, 0.26)
  const rayPatch = field(7, 60, 1, 2)
  const pore = poreField(partSeed(seed, 5), footprint)
  const options = { seed, quarter, knots, sap }
  const knot = aKnotEffect()
  // Intended sapwood must be visible.
  const paleness = 0.3 + 0.32 * smooth(0.2, 0.5, sap)
  // One pixel as a share of a ring, over which the sharp first vessels of the year are softened.
  const soft = Math.max(0.06, (0.8 * footprint) / ring)

  let cut = cutOf(aPiece(), options)

  return (piece, texel) => {
    const { id, along } = piece
    let { across } = piece
    let oy = across + ((id >>> 16) & 0xfff) * 1.7
    // Neighbouring points mostly lie on the same board.
    if (cut.id !== id) cut = cutOf(piece, options)
    if (cut.knots.length > 0) {
      meetKnots(cut.knots, along, across, knot)
      across += knot.aside
      // Fibres follow a little less than the rings; otherwise the area before and behind a knot would be bare.
      oy += knot.aside * 0.8
    }
    // Every board is cut from another place of the log.
    const ox = along + (id & 0xffff) * 3.1
    const swayed = sway(ox, oy)
    const fibres = fibre(ox, oy)
    const threads = thread(ox, oy)
    const a = across - cut.centre + 9 * swayed
    const d = cut.depth + along * cut.lean + 14 * swayed - (cut.knots.length > 0 ? knot.lift : 0)
    const radius = Math.sqrt(a * a + d * d + 4) + 0.9 * waver(ox, oy)
    const rings = radius / (ring * cut.growth)
    // Rings closer than two pixels blur into their mean, as through a lens; where the cut is nearly parallel they are
    // far apart.
    const steepness = Math.abs(a) / radius + 0.16
    const ringsSeen = contrast * clamp(1.35 - (1.4 * footprint * steepness) / ring)
    // Vessels cross a ring's edge: where the cut is nearly parallel to the ring, its edge is a fringe of flames.
    const wandering = rings + 0.9 * noise(id, rings * 0.31, 0.5) + 0.16 * threads + 0.1 * fibres
    const year = Math.floor(wandering)
    const season = wandering - year
    const vigour = 0.45 + chance(id, year)
    const late = season * season * (0.45 + 0.55 * season) * (1 - smooth(1 - 2 * soft, 1, season))
    // Ring-porous timber has wide vessels in spring: a dark band that begins sharply with the year.
    const early = season < 0.45 ? 1 - season / 0.45 : smooth(1 - soft, 1, season)
    const streak = 0.75 + 1.1 * threads
    const figure = late * (1 - 0.6 * pores) * (0.86 + 0.5 * threads) + early * pores * 0.72 * streak

    // Poor and rich years alternate in broad bands that follow the rings.
    const band = noise(id + 1, rings * 0.13, 0.5) + 0.5 * noise(id + 2, rings * 0.41, 0.5)
    let tone =
      0.24 +
      ringsSeen * (figure * vigour * 1.15 - 0.14) +
      contrast * 0.27 * band +
      fibres * 0.22 +
      threads * 0.1 +
      stain(ox, oy) * 0.17
    let height = fibres * 0.02 + threads * 0.02 - figure * 0.02
    let shine = 0
    if (pores > 0) {
      const open = pore(ox, oy) * pores * (early > 0.1 ? 1 : 1.05 - pores)
      tone += open * 0.5
      height -= open * 0.07
    }
    if (rays > 0 && cut.isQuarter) {
      // Ribbons of ray tissue lie across the grain, bright and smooth, in groups.
      const ribbon = rayField(along + 0.3 * oy + 7 * swayed + (id & 0xfff), oy) + 0.25 * rayPatch(ox, oy)
      shine = rays * smooth(0.3, 0.42, ribbon)
      tone -= shine * (0.16 + Math.max(0, tone) * 0.45)
    }
    if (radius > cut.sap) tone -= paleness * smooth(0, 5, radius - cut.sap) * (0.3 + Math.max(0, tone))
    if (cut.knots.length > 0) tone = Math.max(tone * (1 - knot.body), tone * 0.3 + knot.tone * 1.4)
    paintBetween(texel, light, dark, Math.min(1.5, Math.max(-0.2, tone)))
    texel.l += cut.lightness * 0.042 * variety
    texel.a += cut.warmth * 0.005 * variety
    texel.b += cut.warmth * 0.008 * variety
    texel.height = height
    texel.gloss = 0.16 + shine * 0.12
  }
}
