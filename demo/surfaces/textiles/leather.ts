import { spread } from '../drawing/chance.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { aVoronoiCell, voronoiFinder } from '../drawing/voronoi.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type LeatherParameters = {
  base: string
  deep: string
  grain: 'full' | 'pebble' | 'suede' | 'crocodile'
  /** Size of the grain's cells, mm (unused for suede). */
  scale: number
  /** Gloss from 0 (matt) to 1; suede is always matt. */
  gloss: number
}

/** Leather: natural grain, pebbled, suede, or embossed with scales. */
export const leather: Family<LeatherParameters> = (parameters, seed, footprint) => {
  const make = { full: hide, pebble: hide, suede, crocodile }[parameters.grain]
  return make(parameters, seed, footprint)
}

/** How much of a detail of `size` mm the picture can still resolve, 0..1. */
const held = (size: number, footprint: number) => clamp(size / footprint / 3 - 0.4)

/** Cells that follow the tension of the skin, separated by creases of uneven depth, with finer cells and pores. */
const hide: Family<LeatherParameters> = ({ base, deep, grain, scale, gloss }, seed, footprint) => {
  const face = labOfHex(base)
  const crease = labOfHex(deep)
  const isPebble = grain === 'pebble'
  const field = noiseFields(seed, footprint)
  const bendX = field(1, scale * 2.6, 2)
  const bendY = field(2, scale * 2.6, 2)
  const wear = field(4, 130, 3)
  const depth = field(5, scale * 9, 2)
  const wrinkle = field(6, Math.max(30, scale * 14), 2, 2.8)
  const pores = field(7, 0.55, 2)
  const soft = field(8, 38, 2)
  const findGrain = voronoiFinder(seed, isPebble ? 0.62 : 0.9)
  const findFine = voronoiFinder(seed + 3, 0.85)
  const cell = aVoronoiCell()
  const coarse = held(scale, footprint)
  const fine = isPebble ? 0 : held(scale * 0.42, footprint)
  const creased = held(scale * 2.2, footprint)
  const warp = scale * (isPebble ? 0.3 : 0.42)
  // Stretched hide has elongated cells; tumbling rounds them.
  const pull = isPebble ? 0.94 : 0.72

  return (px, py, texel) => {
    const x = px + warp * bendX(px, py)
    const y = py + warp * bendY(px, py)
    const u = (x * 0.86 + y * 0.5) / scale
    const v = (y * 0.86 - x * 0.5) / scale
    const much = clamp(0.6 + 0.75 * depth(px, py))
    findGrain(u * pull, v, cell)
    const { id, middle } = cell
    const pillow = smooth(-0.02, isPebble ? 0.24 : 0.26, cell.border)
    const furrow = isPebble ? 1 - pillow : smooth(0.05 + 0.06 * much, 0, cell.border)
    const swell = (id & 255) / 255
    let height = (isPebble ? 0.06 : 0.07 + 0.1 * much) * (pillow - 0.8)
    height += isPebble ? 0.5 * (0.25 - middle * middle) : 0.04 * (0.5 - middle)
    let dark = furrow * (isPebble ? 0.55 : 0.25 + 0.45 * much) * coarse
    if (!isPebble) height -= 0.06 * furrow * much
    height += 0.03 * (swell - 0.5) * pillow
    if (fine > 0) {
      findFine(u * 2.2, v * 2.2, cell)
      const small = smooth(-0.02, 0.22, cell.border)
      height += 0.055 * (small - 0.7) * fine
      dark += (1 - small) * 0.18 * fine
      // Occasional pores of hairs.
      if ((cell.id & 7) < 2) {
        const pore = smooth(0.22, 0.08, cell.middle) * fine
        dark += pore * 0.55
        height -= pore * 0.05
      }
    }
    const fold = isPebble
      ? 0
      : smooth(0.11, 0, Math.abs(wrinkle(x * 0.8 + y * 0.6, y * 0.8 - x * 0.6))) * smooth(0.45, 1, much) * creased
    const worn = wear(px, py)
    const tiny = pores(px, py)
    dark += fold * 0.28
    paint(texel, face)
    blend(texel, crease, clamp(dark))
    texel.l += 0.03 * worn + 0.016 * (swell - 0.5) * coarse + tiny * 0.006
    texel.height = scale * (height * coarse - fold * 0.1 * (0.4 + 0.6 * coarse)) + tiny * 0.008 + 0.5 * soft(px, py)
    texel.gloss = gloss * clamp(1.1 - 0.8 * dark) * (0.9 + 0.35 * worn)
  }
}

/** A buffed nap: short fibres brushed in various directions, with light and dark strokes that have an edge. */
const suede: Family<LeatherParameters> = ({ base, deep }, seed, footprint) => {
  const face = labOfHex(base)
  const shade = labOfHex(deep)
  const field = noiseFields(seed, footprint, 0.6)
  const nap = field(1, 1.1, 3, 1.6, 0.8)
  const tufts = field(2, 5, 3, 1.8)
  const hands = field(3, 34, 2, 4.2, 0.45)
  const other = field(4, 52, 2, 3)
  const clouds = field(5, 30, 3)

  return (x, y, texel) => {
    const hair = nap(x + 0.4 * y, y)
    const tuft = tufts(x * 0.8 + y * 0.6, y * 0.8 - x * 0.6)
    const ragged = 0.14 * tuft + 0.1 * hair
    const one = smooth(-0.5, 0.14, hands(x * 0.75 - y * 0.66, y * 0.75 + x * 0.66) + ragged - 0.1)
    const two = smooth(-0.14, 0.5, other(x * 0.5 + y * 0.87, y * 0.5 - x * 0.87) + ragged + 0.1)
    const lay = 0.55 * one + 0.45 * two - 0.55
    paint(texel, face)
    blend(texel, shade, clamp(0.32 - 0.42 * lay - 0.14 * clouds(x, y) - 0.16 * tuft))
    texel.l += 0.016 * lay + 0.034 * hair
    texel.height = 0.13 * hair + 0.12 * tuft
    texel.gloss = 0
  }
}

/** Embossed scales: wide rectangles along the belly, small and round on the flanks, each with fine creases. */
const crocodile: Family<LeatherParameters> = ({ base, deep, scale, gloss }, seed, footprint) => {
  const face = labOfHex(base)
  const groove = labOfHex(deep)
  const field = noiseFields(seed, footprint)
  const bendX = field(1, scale * 5, 2)
  const bendY = field(2, scale * 6, 2)
  const wobble = field(3, scale * 0.7, 2)
  const creases = field(4, scale * 0.22, 2, 2.2)
  const wear = field(5, 120, 2)
  const drawn = held(scale, footprint)
  const belly = scale * 17

  return (px, py, texel) => {
    const rough = wobble(px, py)
    const x = px + scale * (0.5 * bendX(px, py) + 0.07 * rough)
    const y = py + scale * (0.45 * bendY(px, py) + 0.07 * wobble(py, px))
    // The density of scales varies across the skin; its integral numbers them.
    const place = (x / belly) * 6.2832
    const flank = 0.5 - 0.5 * Math.cos(place)
    const rows = y / (scale * 0.8)
    const row = Math.floor(rows)
    const across =
      ((x - (belly / 6.2832) * 0.48 * Math.sin(place)) * 1.25) / scale + 0.5 * (row & 1) + spread(seed, row) * 0.2
    let column = Math.floor(across)
    const low = 0.16 * spread(seed + 1, column, row)
    const high = 1 + 0.16 * spread(seed + 1, column + 1, row)
    let fraction = across - column
    let from = low
    let to = high
    if (fraction < low) {
      column -= 1
      fraction += 1
      from = 0.16 * spread(seed + 1, column, row)
      to = 1 + low
    } else if (fraction > high) {
      column += 1
      fraction -= 1
      from = high - 1
      to = 1 + 0.16 * spread(seed + 1, column + 1, row)
    }
    const a = (fraction - (from + to) / 2) / ((to - from) / 2)
    const b = (rows - row - 0.5) * 2
    // A superellipse: almost square on the belly, round on the flanks.
    const square = a * a * a * a + b * b * b * b
    const round = (a * a + b * b) * (a * a + b * b)
    const rim = 1 - Math.sqrt(Math.sqrt(square + (round - square) * 0.42 * flank))
    const plate = smooth(-0.01, 0.22, rim)
    const crease = smooth(0.1, 0, Math.abs(creases(x * (0.4 + flank) + column * 37, y + column * 11)))
    const lines = crease * (0.25 + 0.75 * smooth(0.75, 0.1, rim)) * drawn
    paint(texel, face)
    blend(texel, groove, clamp(0.92 * (1 - plate) * drawn + 0.22 * lines + 0.12 * flank))
    texel.l += 0.02 * spread(seed + 2, column, row) * drawn + 0.014 * wear(px, py)
    texel.height = scale * drawn * (0.12 * plate + 0.09 * Math.max(0, rim) - 0.012 * lines - 0.1)
    texel.gloss = gloss * plate * (1 - 0.5 * lines)
  }
}
