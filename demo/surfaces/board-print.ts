import { chance, partSeed, smooth, spread } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Surface } from './surface.ts'

/** Mean distance of knots along a board, and the length of a board, mm. */
const KNOTS = 520
const LENGTH = 2400

/**
 * What rough-sawn form boards leave on concrete: grain that runs round knots, one board a little deeper than the next,
 * and between them a fin of slurry that was squeezed out and broke off in places. Adds to the texel.
 */
export function makeBoardPrint(width: number, seed: number, footprint: number): Surface {
  const field = (part: number, wavelength: number, octaves: number, stretch = 1, gain = 0.6) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, gain, footprint })
  const wander = field(21, 80, 2, 7)
  const grain = field(22, 9, 4, 24, 0.72)
  const ragged = field(23, 12, 3)
  const fins = field(24, 130, 2)
  return (x, y, texel) => {
    const board = Math.floor(y / width)
    const moved = x + chance(seed, board, 7) * LENGTH
    const part = Math.floor(moved / LENGTH)
    const id = board * 31 + part
    // Each board is another piece of the log.
    const along = x + chance(seed, id, 8) * 9000
    const across = y - board * width

    const cell = Math.floor(along / KNOTS)
    const dx = along - (cell + 0.2 + 0.6 * chance(seed, id, cell)) * KNOTS
    const dy = across - width * (0.2 + 0.6 * chance(seed, id + 5, cell))
    const size = chance(seed, id + 9, cell) < 0.55 ? 5 + 9 * chance(seed, id + 7, cell) : 0
    const far = Math.sqrt(dx * dx * 0.5 + dy * dy)
    const pull = size > 0 ? Math.exp(-((far / (size * 2.6)) ** 2)) : 0
    // Round a knot the grain gives way, then closes again.
    const lines = grain(along * (1 - 0.5 * pull), across + 5 * wander(along, across + board * 700) + pull * far * 1.3)
    const ring = size > 0 ? Math.sin(far * 2.4) * smooth(size * 1.5, size * 0.6, far) : 0
    const eye = size > 0 ? smooth(size, size * 0.7, far) : 0

    const rag = ragged(x, y)
    const toSide = Math.min(across, width - across)
    const toEnd = Math.min(moved - part * LENGTH, (part + 1) * LENGTH - moved)
    const gap = Math.min(toSide, toEnd) + 0.45 * rag
    const whole = smooth(-0.35, 0.25, fins(x, Math.round(y / width) * 400))
    const fin = Math.exp(-((gap / (0.8 + 0.7 * whole + 0.6 * footprint)) ** 2))
    texel.l += spread(seed, id, 3) * 0.045 + lines * 0.036 + ring * 0.008 - eye * 0.03
    texel.l += fin * (whole * 0.03 - 0.07) - 0.02 * smooth(7, 0, gap)
    texel.height += lines * 1 + ring * 0.25 + eye * 0.5 + spread(seed, id, 4) * 0.9
    texel.height += fin * (2.6 * whole - 1.2)
  }
}
