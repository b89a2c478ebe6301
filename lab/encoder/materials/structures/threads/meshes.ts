import { hexagonBond, aPiece } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { blend, coverage, aTexel } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { drawFilling } from '../pieces/filling.ts'
import { placed } from '../placing.ts'

/** Two sets of wires or strands that cross at any angle, welded or interlaced, over a background. */
export const mesh: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(7, 70)
  const flatness = random.magnitude(0.35, 1.6)
  const half = Math.max(1.2, pitch * random.between(0.07, 0.26))
  const depth = Math.min(8, half * random.magnitude(0.7, 2))
  const isFlat = random.isChosen(0.35)
  const weaving = isFlat ? 0 : half * random.between(0.4, 1)
  const twist = random.isChosen(0.3) ? random.between(0.3, 0.9) : 0
  const tone = random.magnitude(0.005, 0.08)
  const seed = random.seed()
  const filling = drawFilling(random, palette)
  const filled = aTexel()
  const surface: typeof ground = (x, y, texel) => {
    const p = (x + y / flatness) / pitch
    const q = (x - y / flatness) / pitch
    const i = Math.round(p)
    const j = Math.round(q)
    const scale = pitch / Math.hypot(1, 1 / flatness)
    const fromFirst = (p - i) * scale
    const fromSecond = (q - j) * scale
    const lift = weaving * ((i + j) & 1 ? -1 : 1) * Math.cos(Math.PI * (q - j))
    const under = -weaving * ((i + j) & 1 ? -1 : 1) * Math.cos(Math.PI * (p - i))
    const first = isFlat ? flat(fromFirst, half) : round(fromFirst, half) + lift
    const second = isFlat ? flat(fromSecond, half) : round(fromSecond, half) + under
    const isFirst = Math.abs(fromFirst) < half && (first >= second || Math.abs(fromSecond) >= half)
    const cover = coverage(half - Math.min(Math.abs(fromFirst), Math.abs(fromSecond)), 1)
    filling(x, y, filled)
    const along = isFirst ? q * scale : p * scale
    const across = isFirst ? fromFirst : fromSecond
    ground(along + 500 * spread(seed, isFirst ? i : j, isFirst ? 1 : 2), across + half, texel)
    texel.height *= Math.min(1, half / 6)
    texel.height += isFirst ? first : Math.abs(fromSecond) < half ? second : 0
    texel.height += twist * Math.sin((2 * Math.PI * (along + 1.6 * across)) / (half * 2.4))
    texel.l += tone * spread(seed, isFirst ? i : j, isFirst ? 3 : 4)
    texel.height = 0.42 * (texel.height * cover - depth * (1 - cover))
    blend(texel, filled, 1 - cover)
    texel.gloss *= cover
    texel.behind = 1 - cover
  }
  return placed(surface, random, { size: pitch, bend: 0.4 })
}

/** A flat lattice of bars round hexagons or bent squares: honeycomb, gratings, trellises. */
export const lattice: Structure = (random, palette, ground) => {
  const width = random.magnitude(9, 90)
  const bond = hexagonBond(random.seed(), { width })
  const stretch = random.magnitude(0.6, 1.8)
  const bar = Math.max(2, width * random.magnitude(0.05, 0.3))
  const depth = Math.min(9, width * random.magnitude(0.08, 0.4))
  const bulge = random.isChosen(0.5) ? random.between(0.2, 0.9) : 0
  const filling = drawFilling(random, palette)
  const filled = aTexel()
  const piece = aPiece()
  const surface: typeof ground = (x, y, texel) => {
    bond(x, y * stretch, piece)
    const inside = bar / 2 - piece.edge
    const cover = coverage(inside, 1)
    ground(x, y, texel)
    if (bulge > 0) texel.height += bulge * round(piece.edge, bar / 2)
    filling(x, y, filled)
    // The side walls of the cells are visible to a small depth.
    const fallen = Math.min(1, Math.max(0, (0.5 - inside) / Math.max(1.5, depth * 0.6)))
    blend(texel, filled, Math.min(1, (1 - cover) * (0.25 + 0.75 * fallen)))
    texel.height -= depth * fallen
    texel.gloss *= cover
    texel.behind = fallen * (1 - cover)
  }
  return placed(surface, random, { size: width, bend: 0.4 })
}

/** Height profile of a round strand. */
function round(distance: number, half: number): number {
  const t = distance / half
  return t * t < 1 ? half * Math.sqrt(1 - t * t * 0.9) : 0
}

/** Height profile of a strand with soft edges. */
function flat(distance: number, half: number): number {
  const inside = half - Math.abs(distance)
  return Math.min(1, Math.max(0, inside * 0.6)) * Math.min(half, 2)
}
