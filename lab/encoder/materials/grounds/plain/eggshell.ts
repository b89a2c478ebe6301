import { type Ground } from '../../kind.ts'
import { quieten } from '../../primitives/quiet.ts'
import { band, drawNoises } from '../../primitives/spectrum.ts'
import { valueAt } from '../../primitives/tile.ts'

/** Rolled or sprayed paint, powder coating, eggshell: bumps of one size without any direction, hardly any colour. */
export const eggshell: Ground = (random, palette) => {
  const wavelength = random.magnitude(5, 24)
  const bumps = band(wavelength, { width: random.magnitude(0.15, 0.6) })
  const coarse = band(wavelength * random.magnitude(2.5, 8), { width: 0.5, stretch: random.magnitude(1, 4) })
  const share = random.magnitude(0.01, 0.5)
  const [relief, tone] = drawNoises(random, (fx, fy) => bumps(fx, fy) + share * coarse(fx, fy))
  const bound = random.between(0.2, 1)
  const sharpness = random.between(-0.35, 0.35)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const bump = valueAt(relief, x, y)
      const shaped = bump + sharpness * (bump * bump - 1)
      mark.tone = bound * shaped + (1 - bound) * valueAt(tone, x, y)
      mark.height = shaped
    },
    { contrast: [0.01, 0.03], relief: [0.06, 0.5], gloss: [0.05, 0.6] },
  )
}
