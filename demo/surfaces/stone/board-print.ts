import { chance, spread } from '../drawing/chance.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Surface } from '../drawing/surface.ts'

/** Mean distance of knots along a board, and the length of a board, mm. */
const KNOTS = 480
const LENGTH = KNOTS * 5

/**
 * The print of rough-sawn form boards on concrete: grain round knots, boards of uneven depth, and between them ridges
 * of slurry, broken in places. Adds to the texel.
 */
export function makeBoardPrint(width: number, seed: number, footprint: number): Surface {
  const field = noiseFields(seed, footprint, 0.6)
  const wander = field(21, 80, 2, 7)
  const grain = field(22, 9, 4, 24, 0.72)
  const ragged = field(23, 12, 3)
  const fins = field(24, 130, 2)
  let printed = boardOf(0, 0, { seed, width })
  return (x, y, texel) => {
    const board = Math.floor(y / width)
    const moved = x + chance(seed, board, 7) * LENGTH
    const part = Math.floor(moved / LENGTH)
    const across = y - board * width
    const cell = Math.floor(moved / KNOTS)
    // Neighbouring points mostly share a stretch of a board.
    if (printed.board !== board || printed.cell !== cell) printed = boardOf(board, cell, { seed, width })
    const { size, along, tone, depth } = printed

    const dx = moved - printed.knotX
    const dy = across - printed.knotY
    const far = size > 0 ? Math.sqrt(dx * dx * 0.5 + dy * dy) : 1e3
    const pull = far < size * 7 ? Math.exp(-((far / (size * 2.6)) ** 2)) : 0
    // The grain gives way round a knot, then closes again.
    const bent = across + 5 * wander(moved + along, across) + pull * far * 1.3
    const lines = grain((moved + along) * (1 - 0.5 * pull), bent)
    const ring = far < size * 1.5 ? Math.sin(far * 1.9 + 3 * lines) * smooth(size * 1.5, size * 0.6, far) : 0
    const eye = far < size ? smooth(size, size * 0.7, far) : 0
    texel.l += tone + lines * 0.02 + ring * 0.008 - eye * 0.03
    texel.height += lines * 1.15 + ring * 0.15 + eye * 0.5 + depth

    const toSide = Math.min(across, width - across)
    const toEnd = Math.min(moved - part * LENGTH, (part + 1) * LENGTH - moved)
    if (Math.min(toSide, toEnd) > 9 + 4 * footprint) return
    const gap = Math.min(toSide, toEnd) + 0.45 * ragged(x, y)
    const whole = smooth(-0.35, 0.25, fins(x, Math.round(y / width) * 400))
    const fin = Math.exp(-((gap / (0.8 + 0.7 * whole + 0.6 * footprint)) ** 2))
    texel.l += fin * (whole * 0.09 - 0.08) - 0.02 * smooth(7, 0, gap)
    texel.height += fin * (3.4 * whole - 1.2)
  }
}

/** A stretch of a board: its place in the log, tone, depth, and knot (size 0 for none). */
function boardOf(board: number, cell: number, { seed, width }: { seed: number; width: number }) {
  const id = board * 31 + Math.floor((cell * KNOTS) / LENGTH)
  return {
    board,
    cell,
    along: chance(seed, id, 8) * 9000 + board * 700,
    tone: spread(seed, id, 3) * 0.032,
    depth: spread(seed, id, 4) * 0.9,
    knotX: (cell + 0.2 + 0.6 * chance(seed, board, cell + 40)) * KNOTS,
    knotY: width * (0.2 + 0.6 * chance(seed, board + 5, cell)),
    size: chance(seed, board + 9, cell) < 0.4 ? 4 + 8 * chance(seed, board + 7, cell) : 0,
  }
}
