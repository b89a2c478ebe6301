import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { grainFinder } from '../../primitives/grains.ts'
import { quieten } from '../../primitives/quiet.ts'

/** Sand, sandstone, sandpaper: round grains side by side of nearly one colour, a few of them dark or bright. */
export const sand: Ground = (random, palette) => {
  const pitch = random.magnitude(2.6, 6.5)
  const grainAt = grainFinder(random, { pitch, squeeze: random.magnitude(1, 1.35) })
  const field = noiseFields(random.seed(), 1)
  const drift = field(1, random.magnitude(20, 160), 3, random.magnitude(1, 6))
  const drifting = random.between(0, 0.7)
  const dark = random.magnitude(0.005, 0.2)
  const bright = random.magnitude(0.005, 0.2)
  const rarer = random.between(1.5, 5)
  const gap = random.between(0, 1.4)
  const roundness = random.between(0.3, 1)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const grain = grainAt(x, y)
      const body =
        Math.sqrt(Math.max(0, 1 - grain.middle * grain.middle * 1.9)) * Math.min(1, grain.inside * 3) ** roundness
      mark.tone = (1.6 * (grain.first - 0.5) + gap) * (0.4 + 0.6 * body) - 0.8 * gap + drifting * drift(x, y)
      if (grain.second < dark) mark.tone -= rarer * (0.4 + grain.third)
      if (grain.second > 1 - bright) mark.tone += rarer * (0.4 + grain.third)
      mark.height = body * (0.6 + 0.8 * grain.first)
    },
    { contrast: [0.015, 0.07], relief: [0.05, 0.7] },
  )
}
