import { chance, hash, spread } from '../drawing/chance.ts'
import { type Lab, labOfHex, mixLab } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { aVoronoiCell, voronoiFinder } from '../drawing/voronoi.ts'
import { type Family, type Surface, blend, paint } from '../drawing/surface.ts'

type CarpetParameters = {
  pile: 'loop' | 'cut'
  yarns: string[]
  design: 'plain' | 'tweed' | 'stripe' | 'check' | 'rib'
  /** Distance of tufts, mm. */
  gauge: number
  /** Repeat of the design, mm. */
  repeat?: number
}

/** The two yarns that make up the tuft of a column and row. */
type Design = (column: number, row: number) => { one: Lab; other: Lab }

/** Tufted carpet: rows of loops with visible plies and mottling, or cut tufts with traces of feet. */
export const carpet: Family<CarpetParameters> = (parameters, seed, footprint) =>
  parameters.pile === 'loop' ? loops(parameters, seed, footprint) : cutPile(parameters, seed, footprint)

function designOf({ yarns, design, gauge, repeat = 80 }: CarpetParameters, seed: number): Design {
  const labs = yarns.map(labOfHex)
  const first = labs[0] ?? labOfHex('#ffffff')
  const count = Math.max(1, labs.length)
  const spun = labs.map((lab) => mixLab(first, lab, 0.3))
  const pair = { one: first, other: first }
  const at = (index: number) => labs[((index % count) + count) % count] ?? first
  const band = (place: number) => Math.floor((place * gauge * count) / repeat)
  return (column, row) => {
    if (design === 'tweed') {
      const id = hash(seed, column, row)
      pair.one = at(id & 255)
      pair.other = at((id >>> 8) & 255)
    } else if (design === 'stripe') {
      pair.one = at(band(column))
      pair.other = pair.one
    } else if (design === 'check') {
      pair.one = at(band(column))
      pair.other = at(band(row))
    } else {
      // Plain and rib: yarn of almost one colour, now and then with a little of its neighbour's.
      const id = hash(seed, column, row)
      pair.one = first
      pair.other = (id & 255) < 80 ? (spun[(id >>> 8) % count] ?? first) : first
    }
    return pair
  }
}

/** Rows of loops along y. A loop is a bead of yarn; the gaps between beads are dark. */
function loops(parameters: CarpetParameters, seed: number, footprint: number): Surface {
  const { design, gauge, repeat = gauge * 4 } = parameters
  const yarnsOf = designOf(parameters, seed)
  const field = noiseFields(seed, footprint, 0.6)
  const swayX = field(1, gauge * 3.5, 2)
  const swayY = field(2, gauge * 2.2, 2)
  const fuzz = field(3, gauge * 0.22, 3)
  const soft = field(4, 260, 3)
  const drawn = clamp(gauge / footprint / 3 - 0.5)
  const told = clamp((gauge / footprint) * 0.6 - 0.3)
  const every = Math.max(2, Math.round(repeat / gauge))

  return (x, y, texel) => {
    const u = (x + gauge * 0.26 * swayX(x, y)) / gauge
    const column = Math.floor(u)
    const v = (y + gauge * 0.3 * swayY(x, y)) / (gauge * 1.18) + chance(seed + 1, column) * 0.5 + (column & 1) * 0.5
    const row = Math.floor(v)
    const id = hash(seed + 2, column, row)
    const big = 0.9 + 0.22 * ((id & 255) / 255)
    const dx = ((u - column - 0.5) * 2 + (((id >>> 8) & 255) / 255 - 0.5) * 0.2) / big
    const dy = ((v - row - 0.5) * 2 + (((id >>> 16) & 255) / 255 - 0.5) * 0.2) / (big * 1.02)
    const inside = 1 - dx * dx - dy * dy * (0.25 + 0.6 * dy * dy)
    const dome = inside > 0 ? Math.sqrt(inside) : 0
    const hair = fuzz(x * 1.4 + column * 13, y)
    // The plies wind round the yarn, so that they slant over the bead.
    const phase = dx * 1.05 + dy * 0.75 + ((id >>> 24) / 255) * 0.6 + 0.16 * hair
    const twist = Math.sin(phase * 6.283)
    const { one, other } = yarnsOf(column, row)
    paint(texel, one)
    blend(texel, other, 0.5 + (smooth(-0.25, 0.25, twist) - 0.5) * told)
    // Yarn in a rib of lower loops is shaded.
    const low = design === 'rib' && ((column % every) + every) % every >= every / 2 ? 1 : 0
    texel.l += told * (0.035 * spread(seed + 3, column, row) + 0.026 * twist) + hair * 0.03 * drawn + soft(x, y) * 0.012
    texel.l += drawn * (0.075 * (dome - 0.72) - (dome < 0.25 ? 0.07 : 0)) - low * 0.055
    texel.height = gauge * (drawn * (0.52 * dome + 0.05 * twist * dome + 0.06 * hair) - 0.9 * low)
    texel.gloss = 0
  }
}

/** Cut tufts: each a brush of fibre ends. They lean together, and shine where they lean towards the light. */
function cutPile(parameters: CarpetParameters, seed: number, footprint: number): Surface {
  const { gauge, design, repeat = gauge * 5 } = parameters
  const yarnsOf = designOf(parameters, seed)
  const field = noiseFields(seed, footprint, 0.6)
  const leanX = field(1, gauge * 2.4, 3)
  const leanY = field(2, gauge * 2.4, 3)
  const ends = field(3, Math.min(gauge * 0.3, 1), 2, 1, 0.9)
  const brush = field(6, gauge * 1.5, 4, 1, gauge > 4 ? 0.5 : 0.58)
  const lay = field(4, 260, 4, 1.3, 0.42)
  const steps = field(5, 95, 3, 1.7)
  // The fibres are equally fine in a thick tuft.
  const fibre = Math.min(gauge, 3.4)
  const tufted = clamp(gauge / footprint / 2 - 0.5)
  const told = clamp((gauge / footprint) * 0.6 - 0.3)
  const isBanded = design === 'stripe' || design === 'check'
  // Where two bands cross, every tuft contains both yarns.
  const apart = isBanded ? 0.22 : 0.7
  const findTuft = voronoiFinder(seed, 0.85)
  const tuft = aVoronoiCell()

  return (px, py, texel) => {
    const lx = leanX(px, py)
    const ly = leanY(px, py)
    const u = px / (gauge * 0.8) + 0.55 * lx
    const v = py / (gauge * 0.8) + 0.55 * ly
    findTuft(u, v, tuft)
    // Rotated, so that the noise's own lattice does not align with the rows.
    const hair = ends(px * 0.8 + py * 0.6 + lx, py * 0.8 - px * 0.6 + ly)
    const heap = brush(px * 0.6 + py * 0.8, py * 0.6 - px * 0.8)
    const top = clamp(1 - tuft.middle * 1.25)
    // Feet and vacuum cleaners press the pile into patches with one soft and one sharp edge.
    const trodden = lay(px, py) + 0.1 * heap
    const pressed = smooth(-0.16, 0.1, trodden) * (1 - 0.8 * smooth(0.1, 0.6, trodden))
    const stepped = smooth(0.02, 0.16, steps(px + py * 0.4, py - px * 0.4) + 0.08 * heap - 0.18)
    // Woven bands end at a row of tufts: straight except for the lean of single tufts.
    const { one, other } = isBanded
      ? yarnsOf(Math.floor(px / gauge + 0.16 * lx), Math.floor(py / gauge + 0.16 * ly))
      : yarnsOf(tuft.id & 0xffff, tuft.id >>> 16)
    paint(texel, one)
    blend(texel, other, 0.5 + ((tuft.id & 1) - 0.5) * apart * told * Math.min(1, tuft.border * 5))
    const rib = design === 'rib' ? Math.sin((px / repeat) * 6.283) : 0
    texel.l += told * 0.07 * (((tuft.id >>> 8) & 255) / 255 - 0.5) * top + 0.042 * pressed + 0.024 * stepped - 0.025
    texel.l += tufted * (0.085 * hair + 0.05 * heap + 0.08 * (top - 0.5)) + rib * 0.05
    texel.height = tufted * (0.13 * fibre * hair + Math.min(gauge, 4.2) * (0.26 * heap + 0.3 * top)) + gauge * 0.6 * rib
    texel.gloss = 0
  }
}
