import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, gradient, placed, rect, smooth, type Point, stroke, times } from '../shapes.ts'

/** Leaves close to: broad, lobed, feathered or long, with veins, over one another and out of focus behind. */
export const foliage: Kind = { name: 'foliage', cameraShare: 1, draw: drawFoliage }

/** Half the outline of a leaf 100 long from 0, 0 upwards: places along it and widths. */
const OUTLINES: readonly (readonly Point[])[] = [
  [
    [0.1, 18],
    [0.35, 34],
    [0.65, 28],
    [0.9, 8],
  ],
  [
    [0.08, 26],
    [0.25, 44],
    [0.55, 40],
    [0.85, 14],
  ],
  [
    [0.15, 8],
    [0.4, 13],
    [0.7, 10],
    [0.92, 4],
  ],
  [
    [0.12, 40],
    [0.2, 20],
    [0.38, 46],
    [0.48, 20],
    [0.7, 28],
    [0.78, 9],
  ],
  [
    [0.05, 30],
    [0.2, 50],
    [0.5, 52],
    [0.8, 30],
    [0.95, 12],
  ],
]

function drawFoliage(frame: Frame): string {
  const { width, height, random } = frame
  const [hue, saturation, light] = [
    random.pick([70, 95, 110, 130, 40, 15, 330]),
    random.between(25, 60),
    random.between(28, 58),
  ]
  const outline = random.pick(OUTLINES)
  const size = random.magnitude(0.5, 2.2)
  const behind = gradient('behind', [colour(hue + 15, 30, random.between(4, 70)), colour(hue, 35, light * 0.5)])
  const blur = times(26, () =>
    disc(
      [random.between(0, width), random.between(0, height), random.between(20, 80)],
      colour(hue + 25 * random.normal(), saturation, light + 22 * random.normal()),
      'opacity="0.5"',
    ),
  )
  const isFrond = random.isChosen(0.2)
  const layers = times(3, (layer) => {
    const count = Math.round(((width * height) / 14_000 / size ** 1.6) * (isFrond ? 0.35 : 1))
    const leaves = times(Math.min(45, Math.max(2, count)), (index) => {
      const lightness = light - 14 + layer * 9 + 5 * random.normal()
      const look = {
        random,
        name: `leaf${layer}-${index}`,
        hue: hue + 9 * random.normal(),
        saturation,
        light: lightness,
      }
      const leaf = isFrond ? drawFrond(look) : drawLeaf(look, outline)
      const at: Point = [random.between(-30, width + 30), random.between(0, height + 60)]
      return `<g transform="translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${(60 * random.normal()).toFixed(0)}) scale(${(size * random.between(0.7, 1.3)).toFixed(2)})">${leaf}</g>`
    })
    return layer === 0 ? blurred(leaves, 2) : leaves
  })
  return (
    behind +
    rect([0, 0, width, height], 'url(#behind)') +
    blurred(blur, 16) +
    layers +
    (random.isChosen(0.25) ? drawDrops(frame) : '')
  )
}

interface Look {
  random: Random
  name: string
  hue: number
  saturation: number
  light: number
}

function drawLeaf({ random, name, hue, saturation, light }: Look, outline: readonly Point[]): string {
  const bend = 12 * random.normal()
  const side = (sign: number) =>
    outline.map(([along, wide]): Point => [sign * wide + bend * along * along, -100 * along])
  const path = smooth([[0, 0], ...side(1), [bend, -104], ...side(-1).toReversed()], true)
  const shade = gradient(
    name,
    [colour(hue, saturation, light + 10), colour(hue - 6, saturation, light), colour(hue, saturation, light - 9)],
    'across',
  )
  const veins = times(6, (index) => {
    const along = 0.12 + index * 0.14
    const wide = (outline[Math.min(outline.length - 1, Math.floor(along * outline.length))]?.[1] ?? 10) * 0.8
    const x = bend * along * along
    return stroke(
      `M${x} ${-100 * along}q${wide * 0.5} -6 ${wide} -14M${x} ${-100 * along}q${-wide * 0.5} -6 ${-wide} -14`,
      colour(hue - 8, saturation * 0.8, light + 15),
      0.7,
    )
  })
  const shadow = area(path, '#000', 'opacity="0.35" transform="translate(4 6)"')
  return (
    shade +
    shadow +
    area(path, `url(#${name})`) +
    veins +
    stroke(`M0 12Q${bend * 0.1} -50 ${bend} -100`, colour(hue - 8, saturation * 0.8, light + 18), 1.6)
  )
}

/** A fern's or palm's leaf. */
function drawFrond({ random, hue, saturation, light }: Look): string {
  const bend = 30 * random.normal()
  const long = random.between(30, 60)
  const blades = times(26, (index) => {
    const along = index / 26
    const [x, y] = [bend * along * along * 2, -220 * along]
    const reach = long * Math.sin(Math.PI * (0.12 + 0.85 * along))
    const ink = colour(hue, saturation, light + 8 * random.normal())
    return (
      area(
        `M${x} ${y}Q${x + reach * 0.6} ${y - 12} ${x + reach} ${y - 18}Q${x + reach * 0.5} ${y + 2} ${x} ${y + 5}Z`,
        ink,
      ) +
      area(
        `M${x} ${y}Q${x - reach * 0.6} ${y - 12} ${x - reach} ${y - 18}Q${x - reach * 0.5} ${y + 2} ${x} ${y + 5}Z`,
        ink,
      )
    )
  })
  return blades + stroke(`M0 0Q0 -110 ${bend * 2} -220`, colour(hue - 10, saturation, light + 12), 2)
}

function drawDrops({ width, height, random }: Frame): string {
  return times(24, () =>
    placed(
      disc([0, 0, 5], '#fff', 'opacity="0.25"') +
        disc([-1.5, -2, 1.4], '#fff', 'opacity="0.9"') +
        stroke('M-3 3Q0 5 3 3', '#fff', 0.8),
      [random.between(0, width), random.between(0, height)],
      random.between(0.5, 1.6),
    ),
  )
}
