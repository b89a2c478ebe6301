import type { Frame, Kind } from '../frame.ts'
import { blurred, colour, disc, gradient, placed, type Point, rect, stroke, times, turned } from '../shapes.ts'
import { drawDaisy, drawRose, drawPoppy, drawLily } from './blooms.ts'

/** Flowers close to: one or a few that fill much of the picture, with shaded petals, before a blurred garden. */
export const blossoms: Kind = { name: 'blossoms', cameraShare: 1, draw: drawBlossoms }

function drawBlossoms(frame: Frame): string {
  const { width, height, random } = frame
  const green = random.between(70, 140)
  const light = random.between(12, 60)
  const behind = gradient('behind', [colour(green, 35, light + 15), colour(green + 15, 40, light - 8)])
  const spots = times(34, () =>
    disc(
      [random.between(0, width), random.between(0, height), random.between(15, 70)],
      colour(random.isChosen(0.7) ? green : random.between(0, 360), 40, light + 18 * random.normal()),
      'opacity="0.55"',
    ),
  )
  const hue = random.pick([0, 330, 300, 270, 215, 50, 30, 48])
  const [saturation, lightness] = random.isChosen(0.2) ? [15, 90] : [random.between(55, 90), random.between(45, 72)]
  const draw = random.pick([drawDaisy, drawDaisy, drawRose, drawPoppy, drawLily])
  const count = random.pick([1, 1, 2, 3, 5])
  const size = (Math.min(width, height) / 230) * (count === 1 ? random.between(0.8, 1.6) : random.between(0.45, 0.8))
  const flowers = times(count, (index) => {
    const at: Point =
      count === 1
        ? [width * random.between(0.35, 0.65), height * random.between(0.35, 0.65)]
        : [width * random.between(0.1, 0.9), height * random.between(0.1, 0.9)]
    const bloom = draw({ random, name: `bloom${index}`, hue: hue + 8 * random.normal(), saturation, light: lightness })
    const stem = stroke(`M0 0Q${20 * random.normal()} 130 ${40 * random.normal()} 420`, colour(green, 40, 30), 7)
    const flat = random.between(0.7, 1)
    const flower =
      placed(stem, at, size) + placed(turned(bloom, random.between(0, 360), [0, 0]), at, [size, size * flat])
    return count > 1 && index === 0 ? blurred(flower, 4) : flower
  })
  return behind + rect([0, 0, width, height], 'url(#behind)') + blurred(spots, 16) + flowers
}
