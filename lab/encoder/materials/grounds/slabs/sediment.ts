import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noise, noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { quieten } from '../../primitives/quiet.ts'

/** Sandstone and banded limestone: grainy laminae in beds of their own shade, each bed gently aslant to the last. */
export const sediment: Ground = (random, palette) => {
  const bed = random.magnitude(24, 150)
  const lamina = random.magnitude(4, 22)
  const field = noiseFields(random.seed(), 1)
  const roll = field(1, bed * random.between(1.5, 4), 3, random.magnitude(1.5, 5))
  const grain = field(2, random.magnitude(2.6, 6), 2, random.magnitude(1, 2.5))
  const stain = field(3, random.magnitude(40, 200), 3, random.magnitude(1, 3))
  const rolling = bed * random.between(0.05, 0.35)
  const dip = random.between(0, 0.15)
  const long = lamina * random.magnitude(40, 160)
  const fineness = random.between(0.1, 0.7)
  const bedding = random.between(0.2, 1)
  const graininess = random.magnitude(0.3, 1.3)
  const staining = random.between(0, 0.6)
  const seed = random.seed()
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const level = (y + rolling * roll(x, y)) / bed
      const own = Math.floor(level)
      const place = ((level - own) * bed + dip * spread(seed, own, 1) * x + 60 * own) / lamina
      const layers = noise(seed + 1, place, x / long) + fineness * noise(seed + 2, place * 2.7, x / long)
      mark.tone = 1.3 * layers + bedding * spread(seed, own, 2) + graininess * grain(x, y) + staining * stain(x, y)
      mark.height = layers + graininess * grain(x, y)
    },
    { contrast: [0.03, 0.14], relief: [0.01, 0.2] },
  )
}
