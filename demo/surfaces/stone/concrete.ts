import { aCell, findCell } from '../drawing/cells.ts'
import { labOfHex } from '../drawing/colour.ts'
import { chance, spread } from '../drawing/chance.ts'
import { makeBoardPrint } from './board-print.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, blend, coverage, paint, stripe } from '../drawing/surface.ts'

type ConcreteParameters = {
  base: string
  dark: string
  /** Amount of air holes, 0..1. */
  holes: number
  /** Width in mm of the form boards whose print it shows; by default cast against a smooth sheet. */
  formBoard?: number
  /** Distance of the formwork's tie holes in mm; sheet joints run at every fourth and second one. By default none. */
  ties?: number
  /** How far it was ground and polished, 0..1: it shines, and sand and small stones appear. */
  ground?: number
}

const HOLE_PITCH = 16
/** Radius of a tie hole with its cone, mm. */
const TIE = 13

/** Concrete: clouds of cement, fine sand, round air holes; printed by boards or sheets, or ground and polished. */
export const concrete: Family<ConcreteParameters> = (parameters, seed, footprint) => {
  const { holes, formBoard, ties, ground = 0 } = parameters
  const base = labOfHex(parameters.base)
  const dark = labOfHex(parameters.dark)
  const field = noiseFields(seed, footprint, 0.56)
  const clouds = field(1, 420, 5)
  const blotches = field(2, 34, 4)
  const runs = field(8, 46, 3, 0.16)
  const sand = field(3, 1.7, 2)
  const warp = field(4, 160, 3)
  const crowd = field(5, 150, 2)
  const cracks = field(9, 900, 5)
  const print = formBoard ? makeBoardPrint(formBoard, seed, footprint) : undefined
  const stone = aCell()

  return (x, y, texel) => {
    const w = 60 * warp(x, y)
    const large = clouds(x + w, y - w)
    const blotch = blotches(x - w, y + w)
    // Slurry leaves soft vertical runs where the form was filled.
    const run = ground > 0 || formBoard ? 0 : 0.16 * runs(x + 0.2 * w, y)
    const cloud = large + 0.24 * blotch * (0.5 + large) + run
    const grain = sand(x, y)
    paint(texel, base)
    blend(texel, dark, smooth(-0.7, 0.85, cloud))
    texel.l += grain * 0.016
    texel.height = grain * 0.025 * (1 - ground) + cloud * 0.05
    texel.gloss = 0.08 + 0.3 * ground
    if (print) print(x, y, texel)
    if (ties) layTies(texel, x, y, ties)
    if (ground > 0) grind(texel, x, y, blotch)

    const i = Math.floor(x / HOLE_PITCH)
    const j = Math.floor(y / HOLE_PITCH)
    const luck = chance(seed, i, j)
    if (luck > holes * 0.55 || luck > holes * 0.55 * smooth(-0.4, 0.6, crowd(x, y))) return
    const radius = 0.5 + 2.6 * chance(seed + 1, i, j) ** 4
    const dx = x - (i + 0.25 + 0.5 * chance(seed + 2, i, j)) * HOLE_PITCH
    const dy = y - (j + 0.25 + 0.5 * chance(seed + 3, i, j)) * HOLE_PITCH
    const inside = radius - Math.sqrt(dx * dx + dy * dy) * (1 + 0.12 * grain)
    const cover = coverage(inside, footprint)
    texel.l -= cover * 0.16
    texel.height -= cover * Math.min(radius, 1.4)
  }

  /** Tie holes on a square grid, plugged slightly below the face, and the joints between sheets. */
  function layTies(texel: Texel, x: number, y: number, distance: number) {
    const column = Math.floor(x / distance)
    const row = Math.floor(y / distance)
    const fx = x - column * distance
    const fy = y - row * distance
    const far = Math.hypot(fx - distance / 2, fy - distance / 2)
    const cone = coverage(TIE - far, footprint)
    texel.l -= cone * (0.05 + 0.05 * smooth(TIE, TIE * 0.6, far)) + 0.025 * smooth(TIE * 2.2, TIE, far)
    texel.height -= cone * 7 * smooth(TIE, TIE * 0.72, far)
    if (formBoard) return
    // A sheet spans two ties by four.
    const toSide = Math.abs(x - Math.round(x / (distance * 4)) * distance * 4)
    const toEnd = Math.abs(y - Math.round(y / (distance * 2)) * distance * 2)
    const seam = Math.min(toSide, toEnd)
    const line = stripe(seam, 1.2, footprint)
    texel.l -= line * 0.09 + 0.018 * Math.exp(-seam / 9)
    texel.height -= line * 1.1
  }

  /** The ground face: cut sand and small stones, and a few filled hairline cracks. */
  function grind(texel: Texel, x: number, y: number, blotch: number) {
    findCell(seed + 61, x / 7 + 0.22 * blotch, y / 7 - 0.22 * blotch, stone)
    const { id } = stone
    if (chance(id, 1) < 0.9 * ground) {
      const reach = 0.16 + 0.26 * chance(id, 2)
      // The nearest stones flatten each other's sides: broken stone is angular.
      const far = stone.nearest - 0.32 * (stone.second - stone.nearest) + 0.12
      const shown = smooth(1.2, 4, 7 / footprint)
      const cover = smooth(reach, reach - 0.03 - 0.14 * footprint, far) * shown * ground
      const tone = spread(id, 3)
      texel.l += cover * (tone > 0 ? 0.1 * tone : 0.16 * tone)
      texel.b += cover * spread(id, 4) * 0.012
    }
    const crack = stripe(Math.abs(cracks(x, y)) * 420, 0.5, footprint)
    if (crack > 0) texel.l -= ground * crack * 0.08 * smooth(-0.2, 0.3, crowd(x * 0.4, y * 0.4))
  }
}
