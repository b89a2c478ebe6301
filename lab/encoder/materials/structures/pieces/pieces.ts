import { type Bond, aPiece } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { chance, hash, spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { clamp, smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Surface, type Texel, aTexel, blend, coverage } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Palette } from '../../palette.ts'
import { type Random } from '../../random.ts'
import { drawFilling } from './filling.ts'

interface Laying {
  random: Random
  palette: Palette
  ground: Surface
  /** Width of a piece in pixels. */
  size: number
  /** Widest joint relative to the piece; a quarter by default. */
  widest?: number
  /** Share of materials whose pieces have several colours. */
  coloured?: number
  /** How much every piece rises across, per pixel. */
  rake?: number
}

/**
 * Pieces laid in a bond. Each is cut from another place of the ground, often rotated, with its own tone, height and
 * tilt; joints vary from none to wide and deep.
 */
export function layPieces(
  bond: Bond,
  { random, palette, ground, size, widest = 0.25, coloured = 0.35, rake = 0 }: Laying,
): Surface {
  const joint = random.isChosen(0.1) ? 0.6 : random.magnitude(0.8, Math.max(1.2, size * widest))
  const depth = Math.min(random.magnitude(0.3, 5), joint * 1.1)
  const shape = drawShape(random, size)
  const tint = drawTint(random, palette, coloured)
  const turns = random.pick([0, 0, 1, 1, 3])
  const lip = random.isChosen(0.4) ? random.magnitude(0.1, 1.2) : 0
  const tilt = random.isChosen(0.4) ? random.magnitude(0.02, 0.2) : 0
  const nibble = random.isChosen(0.5) ? 0 : Math.min(2.5, size * 0.12, joint * 0.55) * random.next()
  const grain = random.magnitude(4, 20)
  const rim = random.isChosen(0.3) ? 0.12 * random.normal() : 0
  const seed = random.seed()
  const filling = drawFilling(random, palette)
  const piece = aPiece()
  const filled = aTexel()
  return (x, y, texel) => {
    bond(x, y, piece)
    const worn = nibble === 0 ? 0 : nibble * noise(seed, x / grain, y / grain)
    const inside = piece.edge - joint / 2 + worn
    const cover = coverage(inside, 1)
    if (cover === 0) {
      filling(x, y, texel)
      texel.height -= depth
      texel.behind = 1
      return
    }
    cutFrom(ground, piece.id, { u: piece.along, v: piece.across, turns }, texel)
    tint(piece.id, texel)
    const lean = tilt * spread(seed, piece.id, 1) * (piece.along - piece.length / 2) + rake * piece.across
    texel.height += shape(inside) + lip * spread(seed, piece.id, 2) + lean
    texel.l += rim * (1 - smooth(0, size * 0.3, inside))
    if (cover === 1 && inside > depth) return
    if (cover < 1) {
      filling(x, y, filled)
      blend(texel, filled, 1 - cover)
      texel.gloss *= cover
    }
    texel.height -= depth * (1 - smooth(-0.5, Math.max(0.8, depth * 0.6), inside))
    texel.behind = Math.max(texel.behind, 1 - cover)
  }
}

/**
 * Paints the part of the ground that a piece shows. It is rotated by a multiple of `turns` quarter turns.
 */
export function cutFrom(
  ground: Surface,
  id: number,
  { u, v, turns }: { u: number; v: number; turns: number },
  texel: Texel,
): void {
  const left = (hash(31, id, 3) & 4095) - 2048
  const top = (hash(37, id, 5) & 4095) - 2048
  const turn = turns === 0 ? 0 : ((hash(41, id, 7) >>> 3) * turns) & 3
  if (turn === 0) ground(left + u, top + v, texel)
  else if (turn === 1) ground(left - v, top + u, texel)
  else if (turn === 2) ground(left - u, top - v, texel)
  else ground(left + v, top - u, texel)
}

/** The height of a piece by the distance from its edge in pixels: flat, bevelled, rounded, domed or dished. */
function drawShape(random: Random, size: number): (inside: number) => number {
  const kind = random.pick(['flat', 'bevel', 'round', 'round', 'pillow', 'dish'] as const)
  const rim = Math.max(1.5, size * random.magnitude(0.06, 0.3))
  const steep = random.magnitude(0.15, 1.1)
  const half = size / 2
  if (kind === 'flat') return () => 0
  if (kind === 'bevel') return (inside) => -steep * rim * (1 - clamp(inside / rim))
  if (kind === 'round') return (inside) => -0.5 * steep * rim * (1 - clamp(inside / rim)) ** 2
  if (kind === 'pillow') return (inside) => -0.35 * steep * half * (1 - clamp(inside / half)) ** 2
  return (inside) => -0.25 * steep * half * smooth(0, half, inside)
}

/** Changes a piece's colour by its number: slightly lighter or darker, or to another colour of the palette. */
export function drawTint(random: Random, palette: Palette, coloured = 0.35): (id: number, texel: Texel) => void {
  const [first, ...others] = palette.colours
  const tone = random.isChosen(0.15) ? 0 : random.magnitude(0.008, 0.12)
  const warmth = 0.25 * tone * random.next()
  const share = random.isChosen(coloured) ? random.between(0.05, 0.8) : 0
  const seed = random.seed()
  return (id, texel) => {
    texel.l += tone * spread(seed, id, 11)
    texel.b += warmth * spread(seed, id, 12)
    if (chance(seed, id, 13) >= share) return
    const colour = others[Math.floor(chance(seed, id, 14) * others.length)] ?? first
    texel.l += colour.l - first.l
    texel.a += colour.a - first.a
    texel.b += colour.b - first.b
  }
}
