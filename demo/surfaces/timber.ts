import { type Piece } from './bonds.ts'
import { labOfHex, mixLab } from './colour.ts'
import { chance, clamp, noise, noiseField, partSeed, smooth, spread } from './noise.ts'
import { type Texel, paint } from './surface.ts'

/** A species of timber as its cut shows it. Colours as #RRGGBB. */
export type Timber = {
  /** Early wood, and the darker late wood that ends each year's ring. */
  light: string
  dark: string
  /** Mean width of a ring, mm. */
  ring: number
  /** How strongly the rings show, 0..1. */
  contrast: number
  /** How much boards differ in lightness, about 0..1. */
  variety: number
  /** Open pores (oak, ash, walnut), 0..1. */
  pores: number
  /** Rays that shine on quarter-sawn boards (oak), 0..1. */
  rays?: number
  /** Part of the boards that are quarter-sawn, with straight lines instead of arches, 0..1. */
  quarter?: number
  /** Knots for every square metre, about. */
  knots?: number
}

export type Grain = (piece: Piece, texel: Texel) => void

/**
 * The grain of a board. Rings are cylinders around a pith that leans slightly against the board, so that a cut near
 * the pith shows arches and one far from it straight lines, as sawn timber does. Height in mm, gloss as oiled wood.
 */
export function timberGrain(timber: Timber, seed: number, footprint: number): Grain {
  const light = labOfHex(timber.light)
  const dark = labOfHex(timber.dark)
  const { ring, contrast, variety, pores, rays = 0, quarter = 0.3 } = timber
  // Rings closer than two pixels melt into their mean, as through a lens.
  const ringsSeen = contrast * clamp(1.3 - (1.6 * footprint) / ring)
  const sway = noiseField({ seed: partSeed(seed, 1), wavelength: 60, stretch: 7, octaves: 2, footprint })
  const waver = noiseField({ seed: partSeed(seed, 2), wavelength: 9, stretch: 14, octaves: 2, footprint })
  const fibre = noiseField({ seed: partSeed(seed, 3), wavelength: 5, stretch: 34, octaves: 5, gain: 0.75, footprint })
  const stain = noiseField({ seed: partSeed(seed, 4), wavelength: 70, stretch: 4, octaves: 2, footprint })
  const poreWidth = Math.max(0.45, footprint * 1.1)
  const poreField = noiseField({
    seed: partSeed(seed, 5),
    wavelength: poreWidth,
    stretch: 16,
    footprint: footprint / 4,
  })
  const rayField = noiseField({ seed: partSeed(seed, 6), wavelength: 5, stretch: 0.5, octaves: 2, footprint })

  return (piece, texel) => {
    const { id, along, across, width } = piece
    // Every board is cut elsewhere in the log.
    const ox = along + (id & 0xffff) * 3.1
    const oy = across + ((id >>> 16) & 0xfff) * 1.7
    const straight = chance(seed, id, 1) < quarter
    const centre = width * (straight ? 1.6 + 3 * chance(seed, id, 2) : 0.5 + 0.55 * spread(seed, id, 2))
    const depth0 = straight ? 20 : 6 + 34 * chance(seed, id, 3)
    const lean = (0.012 + 0.03 * chance(seed, id, 4)) * (id & 1 ? 1 : -1)
    const swayed = sway(ox, oy)
    const a = across - centre + 9 * swayed
    const d = depth0 + along * lean + 14 * swayed
    const radius = Math.sqrt(a * a + d * d + 4) + 0.9 * waver(ox, oy)
    const rings = radius / (ring * (0.75 + 0.6 * chance(seed, id, 5)))
    const wandering = rings + 0.9 * noise(id, rings * 0.31, 0.5)
    const year = Math.floor(wandering)
    const season = wandering - year
    const late =
      season * season * (0.45 + 0.55 * season) * (1 - smooth(0.9, 1, season)) * (0.55 + 0.9 * chance(id, year))

    const fibres = fibre(ox, oy)
    let tone = 0.26 + ringsSeen * (late * 1.05 - 0.12) + fibres * 0.22 + stain(ox, oy) * 0.16
    let height = fibres * 0.03 - late * 0.02
    if (pores > 0) {
      const dash = smooth(0.3, 0.75, poreField(ox, oy)) * (1.15 - season) * pores
      tone += dash * 0.42
      height -= dash * 0.1
    }
    if (rays > 0 && straight) tone -= smooth(0.25, 0.6, rayField(ox, oy)) * 0.2 * rays
    if (timber.knots) tone += knot(piece, timber.knots, texel, tone)
    paint(texel, mixLab(light, dark, Math.min(1.25, Math.max(-0.2, tone))))
    texel.l += spread(seed, id, 6) * 0.042 * variety
    const warmth = spread(seed, id, 7) * variety
    texel.a += warmth * 0.006
    texel.b += warmth * 0.011
    texel.height = height
    texel.gloss = 0.16
  }
}

/** Extra tone where the board has a knot; at most one a board, dark in the middle with a halo. */
function knot({ id, along, across, length, width }: Piece, often: number, _texel: Texel, _tone: number): number {
  const area = (length * width) / 1e6
  if (chance(id, 41) > often * area) return 0
  const dx = (along - length * (0.15 + 0.7 * chance(id, 42))) * 0.62
  const dy = across - width * (0.25 + 0.5 * chance(id, 43))
  const size = 5 + 9 * chance(id, 44)
  const distance = Math.sqrt(dx * dx + dy * dy) / size + 0.12 * noise(id, along * 0.12, across * 0.12)
  if (distance > 3) return 0
  return 0.75 * smooth(1.05, 0.75, distance) + 0.28 * smooth(3, 0.9, distance) * (0.6 + 0.4 * Math.sin(distance * 11))
}
