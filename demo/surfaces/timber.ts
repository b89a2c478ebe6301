import { type Piece, aPiece } from './bonds.ts'
import { labOfHex, mixLab } from './colour.ts'
import { chance, clamp, partSeed, smooth, spread } from './chance.ts'
import { noise, noiseField } from './noise.ts'
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

type Grain = (piece: Piece, texel: Texel) => void

/**
 * The grain of a board. Rings are cylinders around a pith that leans slightly against the board, so that a cut near
 * the pith shows arches and one far from it straight lines, as sawn timber does. Height in mm, gloss as oiled wood.
 */
export function timberGrain(timber: Timber, seed: number, footprint: number): Grain {
  const light = labOfHex(timber.light)
  const dark = labOfHex(timber.dark)
  const { ring, contrast, variety, pores, rays = 0, quarter = 0.3, knots = 0 } = timber
  // Rings closer than two pixels melt into their mean, as through a lens.
  const ringsSeen = contrast * clamp(1.3 - (1.6 * footprint) / ring)
  const field = (part: number, wavelength: number, stretch: number, octaves = 1, gain = 0.5) =>
    noiseField({ seed: partSeed(seed, part), wavelength, stretch, octaves, gain, footprint })
  const sway = field(1, 60, 7, 2)
  const waver = field(2, 9, 14, 2)
  const fibre = field(3, 5, 34, 3, 0.8)
  const thread = field(8, 0.7, 45, 2, 0.8)
  const stain = field(4, 70, 4, 2)
  const rayField = field(6, 5, 0.5, 2)
  const pore = poreField(partSeed(seed, 5), footprint)

  let cut = cutOf(aPiece(), seed, quarter)

  return (piece, texel) => {
    const { id, along, across } = piece
    // Neighbouring points mostly lie on the same board.
    if (cut.id !== id) cut = cutOf(piece, seed, quarter)
    // Every board is cut elsewhere in the log.
    const ox = along + (id & 0xffff) * 3.1
    const oy = across + ((id >>> 16) & 0xfff) * 1.7
    const swayed = sway(ox, oy)
    const a = across - cut.centre + 9 * swayed
    const d = cut.depth + along * cut.lean + 14 * swayed
    const radius = Math.sqrt(a * a + d * d + 4) + 0.9 * waver(ox, oy)
    const rings = radius / (ring * cut.growth)
    const wandering = rings + 0.9 * noise(id, rings * 0.31, 0.5)
    const year = Math.floor(wandering)
    const season = wandering - year
    const late = season * season * (0.45 + 0.55 * season) * (1 - smooth(0.86, 1, season)) * (0.45 + chance(id, year))

    const fibres = fibre(ox, oy)
    const threads = thread(ox, oy)
    // The late wood is laid on in threads, not as a wash.
    let tone =
      0.26 + ringsSeen * (late * (0.86 + 0.5 * threads) - 0.1) + fibres * 0.22 + threads * 0.12 + stain(ox, oy) * 0.16
    let height = fibres * 0.02 + threads * 0.02 - late * 0.015
    if (pores > 0) {
      // Ring-porous timber opens its vessels in spring.
      const open = pore(ox, oy) * pores * (season < 0.45 ? 1 : 0.4)
      tone += open * 0.55
      height -= open * 0.09
    }
    if (rays > 0 && cut.isQuarter) tone -= smooth(0.25, 0.6, rayField(ox, oy)) * 0.2 * rays
    if (knots > 0) tone += knotTone(piece, knots)
    paint(texel, mixLab(light, dark, Math.min(1.3, Math.max(-0.2, tone))))
    texel.l += cut.lightness * 0.042 * variety
    texel.a += cut.warmth * 0.006 * variety
    texel.b += cut.warmth * 0.011 * variety
    texel.height = height
    texel.gloss = 0.16
  }
}

/** How one board was cut from its log: where the pith lies, how it leans, how fast the tree grew. */
type Cut = {
  id: number
  isQuarter: boolean
  /** The pith's place across the board and below it, mm. */
  centre: number
  depth: number
  lean: number
  growth: number
  lightness: number
  warmth: number
}

function cutOf({ id, width }: Piece, seed: number, quarter: number): Cut {
  const isQuarter = chance(seed, id, 1) < quarter
  return {
    id,
    isQuarter,
    centre: width * (isQuarter ? 1.6 + 3 * chance(seed, id, 2) : 0.5 + 0.55 * spread(seed, id, 2)),
    depth: isQuarter ? 20 : 6 + 34 * chance(seed, id, 3),
    lean: (0.012 + 0.03 * chance(seed, id, 4)) * (id & 1 ? 1 : -1),
    growth: 0.75 + 0.6 * chance(seed, id, 5),
    lightness: spread(seed, id, 6),
    warmth: spread(seed, id, 7),
  }
}

/** Vessels cut lengthwise: short dark dashes about 0.25 mm wide and some millimetres long, 0..1. */
function poreField(seed: number, footprint: number): (x: number, y: number) => number {
  const pitch = 0.62
  const length = 7.5
  const seen = clamp(0.62 / footprint - 0.25)
  if (seen === 0) return () => 0
  return (x, y) => {
    const row = Math.floor(y / pitch)
    const shifted = x + chance(seed, row, 3) * 90
    const column = Math.floor(shifted / length)
    const chosen = chance(seed, column, row)
    if (chosen > 0.34) return 0
    const across = (y - (row + 0.5) * pitch) / (0.13 + footprint * 0.6)
    const reach = length * (0.18 + 0.9 * chosen)
    const along = (shifted - (column + 0.5) * length) / reach
    const cover = 1 - across * across - along * along
    return cover > 0 ? Math.min(1, cover * 1.6) * seen * Math.min(1, 0.26 / footprint + 0.25) : 0
  }
}

/** Extra tone where the board has a knot; at most one a board, dark in the middle with a halo. */
function knotTone({ id, along, across, length, width }: Piece, often: number): number {
  const area = (length * width) / 1e6
  if (chance(id, 41) > often * area) return 0
  const dx = (along - length * (0.15 + 0.7 * chance(id, 42))) * 0.62
  const dy = across - width * (0.25 + 0.5 * chance(id, 43))
  const size = 5 + 9 * chance(id, 44)
  const distance = Math.sqrt(dx * dx + dy * dy) / size + 0.12 * noise(id, along * 0.12, across * 0.12)
  if (distance > 3) return 0
  return 0.75 * smooth(1.05, 0.75, distance) + 0.28 * smooth(3, 0.9, distance) * (0.6 + 0.4 * Math.sin(distance * 11))
}
