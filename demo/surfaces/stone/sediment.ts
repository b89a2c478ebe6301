import { chance, spread } from '../drawing/chance.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, blend, paint, stripe } from '../drawing/surface.ts'

type SedimentParameters = {
  base: string
  /** Colour of the beds between. */
  bed: string
  /** Mean thickness of a bed, mm. */
  thickness: number
  /** Direction of the bedding, degrees from horizontal. */
  angle: number
  /** Strength of the grain, from 0 for dense limestone to 1 for sandstone. */
  sand: number
  /** Share of places where a shell is cut through, 0..1. */
  shells: number
  /** Depth of a face that was blasted, or pressed to a structure, mm. */
  relief: number
}

/** Side of the square that holds at most one shell, mm. */
const SHELL_PITCH = 24

/** Stone that settled in water: gentle beds, grains of sand, and here and there half a shell. */
export const sediment: Family<SedimentParameters> = (parameters, seed, footprint) => {
  const { thickness, sand, shells, relief } = parameters
  const base = labOfHex(parameters.base)
  const bed = labOfHex(parameters.bed)
  const field = noiseFields(seed, footprint, 0.6)
  const sway = field(1, thickness * 16, 2, 2)
  const beds = field(2, thickness * 2, 4, 9)
  const sets = field(3, thickness * 9, 2, 3)
  const mottle = field(4, 40, 5, 1.6, 0.75)
  const grains = field(5, 3.4, 3, 1, 0.95)
  const ridges = field(6, 15, 5, 1.3, 0.7)
  const cosine = Math.cos((parameters.angle * Math.PI) / 180)
  const sine = Math.sin((parameters.angle * Math.PI) / 180)

  return (x, y, texel) => {
    const u = x * cosine + y * sine
    const v = y * cosine - x * sine + thickness * 1.2 * sway(x, y)
    const grain = grains(x, y)
    const cloud = mottle(x, y)
    // Beds are plain in some places and drop their layers clearly in others.
    const told = 0.55 + 0.45 * smooth(-0.5, 0.5, sets(u, v))
    paint(texel, base)
    blend(texel, bed, smooth(-0.5, 0.6, told * beds(u, v) + 0.3 * cloud + 0.35 * sand * grain))
    texel.l += (0.012 + 0.1 * sand) * grain + (0.012 + 0.02 * sand) * cloud
    texel.b += 0.008 * sand * grain
    if (shells > 0) layShell(texel, x, y)
    texel.height = relief * (ridges(x, y) + 0.35 * sand * grain)
    texel.gloss = 0.12 * (1 - sand)
  }

  /** A shell that the saw went through shows as a pale bow. */
  function layShell(texel: Texel, x: number, y: number) {
    const column = Math.floor(x / SHELL_PITCH)
    const row = Math.floor(y / SHELL_PITCH)
    if (chance(seed, column, row) > shells) return
    const radius = SHELL_PITCH * (0.04 + 0.2 * chance(seed + 1, column, row) ** 2)
    const dx = x - (column + 0.5 + 0.25 * spread(seed + 2, column, row)) * SHELL_PITCH
    const dy = y - (row + 0.5 + 0.25 * spread(seed + 3, column, row)) * SHELL_PITCH
    const turn = Math.PI * spread(seed + 4, column, row)
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) * 1.5
    const across = dy * Math.cos(turn) - dx * Math.sin(turn)
    const far = Math.hypot(along, across)
    const open = smooth(-0.9 + chance(seed + 5, column, row), 0.4, across / radius)
    texel.l += 0.1 * open * stripe(Math.abs(far - radius), 0.2 + 0.08 * radius, footprint)
    texel.l -= 0.03 * open * smooth(radius, radius * 0.7, far)
  }
}
