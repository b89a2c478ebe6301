import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { quieten } from '../../primitives/quiet.ts'
import { drawNoises } from '../../primitives/spectrum.ts'
import { valueAt } from '../../primitives/tile.ts'

/** Satin and hairline metal: faint straight streaks from a few pixels wide to broad, with a soft sheen across. */
export const satinMetal: Ground = (random, palette) => {
  const finest = random.magnitude(2.6, 7)
  const long = random.magnitude(12, 70)
  const power = random.between(0, 0.9)
  const streaks = (fx: number, fy: number) => {
    const f = Math.hypot(fx * long, fy) + 0.004
    return f ** -power * Math.exp(-((f * finest * 0.8) ** 4))
  }
  const [tone, relief] = drawNoises(random, streaks)
  const field = noiseFields(random.seed(), 1)
  const sheen = field(1, random.magnitude(60, 300), 1, random.magnitude(1, 4))
  const sheening = random.between(0, 1.2)
  const breaks = field(2, random.magnitude(8, 40), 2, random.magnitude(3, 10))
  const broken = random.between(0, 0.8)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const strength = 0.8 + broken * breaks(x, y)
      mark.tone = valueAt(tone, x, y) * strength + sheening * sheen(x, y)
      mark.height = valueAt(relief, x, y) * strength
    },
    { contrast: [0.012, 0.05], relief: [0.03, 0.3], gloss: [0.2, 0.8] },
  )
}
