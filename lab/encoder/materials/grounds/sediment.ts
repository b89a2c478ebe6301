import { spread } from '../../../../demo/surfaces/drawing/chance.ts'
import { noise, noiseFields } from '../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../kind.ts'
import { dress } from '../primitives/dress.ts'

/** Sandstone, wavy serpentine, gneiss: laminae of many widths in cross-beds, each set cut off by the one above it. */
export const sediment: Ground = (random, palette) => {
  const bed = random.magnitude(30, 180)
  const lamina = random.magnitude(4, 18)
  const field = noiseFields(random.seed(), 1)
  const [roll, grain] = [field(1, bed * random.between(1, 3), 3, random.magnitude(1, 4)), field(2, 3.5, 2)]
  const rolling = bed * random.between(0.1, 0.6)
  const dip = random.between(0, 0.7)
  const contrast = random.between(0.2, 0.6)
  const fineness = random.between(0.1, 0.6)
  const graininess = random.magnitude(0.1, 0.7)
  const seed = random.seed()
  return dress(
    random,
    palette,
    (x, y, mark) => {
      const level = (y + rolling * roll(x, y)) / bed
      const set = Math.floor(level)
      const steep = dip * spread(seed, set, 1)
      const depth = (level - set) * bed
      const place = (depth + steep * (x + 8 * noise(seed, x / 60, y / 60)) + 60 * set) / lamina
      const broad = noise(seed + 1, place, x / (lamina * 24))
      const fine = noise(seed + 2, place * 2.7, x / (lamina * 12))
      const value = broad + fineness * fine + graininess * grain(x, y)
      mark.tone = 0.5 + contrast * (1.4 * value + 0.5 * spread(seed, set, 2))
      mark.height = value
    },
    { flat: 0.5, steepest: 0.3 },
  )
}
