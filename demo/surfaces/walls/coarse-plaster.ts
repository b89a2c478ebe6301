import { aCell, findCell } from '../drawing/cells.ts'
import { spread } from '../drawing/chance.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type Coat = {
  base: string
  deep: string
  /** Depth of the marks, mm. */
  relief: number
  /** Contrast of the clouds, 0..1. */
  cloud: number
}

/** Render with coarse sand, scraped while half dry: grains stand out, some have rolled and left furrows. */
const scraped: Family<Coat> = ({ base, deep, relief, cloud }, seed, footprint) => {
  const face = labOfHex(base)
  const shade = labOfHex(deep)
  const field = noiseFields(seed, footprint, 0.55)
  const clouds = field(1, 230, 3)
  const sand = field(6, 1.8, 2)
  const grit = field(7, 4.2, 3)
  const second = field(8, 4.2, 2)
  const bend = field(2, 210, 2)
  const furrows = field(3, 26, 4, 4)

  return (x, y, texel) => {
    const grain = sand(x, y)
    const v = y + 60 * bend(x, y)
    const furrow = furrows(x * 0.9 + v * 0.5, v * 0.9 - x * 0.5)
    const stones = smooth(-0.32, 0.5, grit(x, y)) + 0.4 * smooth(0.1, 0.5, second(x, y))
    paint(texel, face)
    blend(texel, shade, cloud * smooth(-0.7, 0.8, clouds(x, y)))
    texel.l += grain * 0.008 + (stones - 0.6) * 0.02
    texel.height = relief * (stones * 0.8 + furrow * 0.6) + grain * 0.12
    texel.gloss = 0
  }
}

/** Distances of the stones in roughcast, large and small, mm. */
const GRAVEL = [9.5, 5.5] as const

/** Roughcast: gravel and lime thrown at the wall; a film of lime covers each stone, with hollows where none stuck. */
const thrown: Family<Coat> = ({ base, deep, relief, cloud }, seed, footprint) => {
  const face = labOfHex(base)
  const shade = labOfHex(deep)
  const field = noiseFields(seed, footprint, 0.55)
  const clouds = field(1, 160, 3)
  const sand = field(2, 1.4, 3)
  const lumps = field(3, 34, 3)
  const waver = field(4, 7, 2)
  const cell = aCell()
  const seen = GRAVEL.map((pitch) => clamp(pitch / footprint / 2 - 0.5))

  return (x, y, texel) => {
    const grain = sand(x, y)
    const lump = lumps(x, y)
    const wx = x + 1.1 * waver(x, y)
    const wy = y + 1.1 * waver(y + 311, x)
    let stone = 0
    for (const [index, pitch] of GRAVEL.entries()) {
      findCell(seed + index * 19, wx / pitch, wy / pitch, cell)
      // Some places have no stone, especially where the lime is thin.
      const sticks = smooth(-0.07, 0.07, 0.72 + 0.3 * lump - ((cell.id >>> 8) & 255) / 255)
      const radius = 0.42 + 0.2 * ((cell.id & 255) / 255)
      const inside = Math.max(0, 1 - (cell.nearest / radius) ** 2)
      // Lime fills the furrow between two stones.
      const apart = smooth(0, 0.28, cell.second - cell.nearest)
      const dome = Math.sqrt(inside) * apart * radius * (pitch / GRAVEL[0]) * sticks * (seen[index] ?? 1)
      stone = Math.max(stone, dome)
    }
    paint(texel, face)
    blend(texel, shade, cloud * clamp(0.45 + 0.3 * clouds(x, y) - 0.55 * stone))
    texel.l += grain * 0.014
    texel.height = relief * (1.1 * stone + 0.4 * lump) + grain * 0.3
    texel.gloss = 0
  }
}

/** Length and width of a chopped stem in mm, and stem directions in radians. */
const STEM = { length: 24, width: 2.3 }
const LIES = [0.2, 1.15, 2.2, 2.9]

/** Lime with chopped stems, rubbed with a wooden float: pale slivers in all directions in a sandy ground. */
const straw: Family<Coat> = ({ base, deep, relief, cloud }, seed, footprint) => {
  const face = labOfHex(base)
  const shade = labOfHex(deep)
  const pale = shiftLab(face, 0.05, 0.95)
  const field = noiseFields(seed, footprint, 0.55)
  const clouds = field(1, 120, 3)
  const sand = field(2, 1.6, 3)
  const waver = field(3, 9, 2)
  const pits = field(4, 5, 3)
  const skin = field(5, 14, 3)
  const cell = aCell()
  const turns = LIES.map((angle) => ({ cosine: Math.cos(angle), sine: Math.sin(angle) }))
  const seen = clamp(STEM.width / footprint / 2 - 0.4)

  return (x, y, texel) => {
    const grain = sand(x, y)
    const pit = smooth(0.15, 0.6, pits(x, y))
    const aside = 0.7 * waver(x, y)
    paint(texel, face)
    blend(texel, shade, cloud * clamp(0.4 + 0.3 * clouds(x, y) + 0.45 * pit))
    texel.l += grain * 0.012
    let height = 0.3 * grain - 0.7 * pit
    for (const [index, { cosine, sine }] of turns.entries()) {
      const u = (x * cosine + y * sine) / STEM.length
      const v = (y * cosine - x * sine + aside) / STEM.width
      findCell(seed + index * 31, u, v / 1.6, cell)
      if ((cell.id & 3) > 1) continue
      // Some lie on the face, others under a film of lime.
      const bare = smooth(-0.35, 0.35, skin(x, y) + spread(cell.id, 5) * 0.5)
      const body = smooth(0.36, 0.27, cell.nearest) * seen * bare
      if (body === 0) continue
      const tone = spread(cell.id, 4)
      blend(texel, tone > 0.2 ? shade : pale, body * (0.25 + 0.3 * Math.abs(tone)))
      height += (0.25 + 0.2 * tone - height) * body
    }
    texel.height = relief * 0.45 * height
    texel.gloss = 0
  }
}

export const COARSE = { grain: scraped, thrown, straw }

/** Ways to work a coat with coarse grain. */
export type CoarseTool = keyof typeof COARSE
