import { type Piece } from '../drawing/bonds.ts'
import { aCell, findCell } from '../drawing/cells.ts'
import { hash, spread } from '../drawing/chance.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Texel } from '../drawing/surface.ts'

/** Mean size of a scale of char across and along the grain, mm. */
const ACROSS = 8
const ALONG = 17

/**
 * Charred timber: raised scales of char, silky where they are whole, with dark clefts. Changes a texel of timber;
 * `depth` 0..1 is less the more was brushed off.
 */
export function makeChar(depth: number, seed: number, footprint: number): (piece: Piece, texel: Texel) => void {
  const field = noiseFields(seed, footprint, 0.6)
  const bendX = field(41, 7, 2)
  const bendY = field(42, 9, 2)
  const cell = aCell()
  return ({ id, along, across }, texel) => {
    const x = across + 2.4 * bendX(across + (id & 0xff), along)
    const y = along + 3.4 * bendY(across + (id & 0xff), along)
    findCell(id, x / ACROSS, y / ALONG, cell)
    // The clefts across the grain are the wide ones.
    const gap = (cell.second - cell.nearest) * ACROSS
    const cleft = smooth(1.1 + footprint, 0.1, gap) * depth
    const scale = smooth(0, 3.2, gap)
    const own = spread(hash(cell.id, 3, 0), 1)
    texel.l += depth * (0.03 * own + 0.035 * (scale - 0.6)) - cleft * 0.13
    texel.a *= 1 - 0.5 * depth
    texel.b *= 1 - 0.5 * depth
    texel.height += depth * (0.9 * scale + 0.3 * own) - cleft * 0.9
    texel.gloss = Math.max(0, texel.gloss + 0.12 * depth * scale - cleft * 0.2)
  }
}
