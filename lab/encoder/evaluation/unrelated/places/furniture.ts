import { type Random } from '../../../materials/random.ts'
import { area, blurred, colour, disc, oval, rect, stroke, times } from '../shapes.ts'

type Tint = (lightness?: number) => string

/** A random colour for the furniture of `furnished`. */
export function tintOf(random: Random): Tint {
  const [hue, saturation, light] = [random.between(0, 360), random.between(4, 45), random.between(22, 80)]
  return (lightness = 0) => colour(hue, saturation, light + lightness)
}

function shadow([x, y, wide]: [number, number, number]): string {
  return blurred(oval([x, y, wide, wide * 0.12], '#000', 'opacity="0.45"'), 4)
}

export function drawSofa(random: Random, [x, y, unit]: [number, number, number]): string {
  const tint = tintOf(random)
  const cushions = times(
    3,
    (index) =>
      rect([x + unit * (0.5 + index * 1.55), y - unit * 1.9, unit * 1.45, unit * 1.2], tint(6), `rx="${unit * 0.2}"`) +
      rect([x + unit * (0.5 + index * 1.55), y - unit * 0.95, unit * 1.5, unit * 0.5], tint(10), `rx="${unit * 0.15}"`),
  )
  const pillow = rect(
    [x + unit * 0.7, y - unit * 1.7, unit * 0.9, unit * 0.9],
    tintOf(random)(),
    `rx="${unit * 0.2}" transform="rotate(12 ${x + unit} ${y - unit})"`,
  )
  return (
    shadow([x + unit * 2.8, y, unit * 3.2]) +
    rect([x, y - unit * 1.4, unit * 5.7, unit * 1.3], tint(-8), `rx="${unit * 0.3}"`) +
    cushions +
    pillow +
    rect([x - unit * 0.2, y - unit * 1.3, unit * 0.7, unit * 1.2], tint(-3), `rx="${unit * 0.25}"`) +
    rect([x + unit * 5.2, y - unit * 1.3, unit * 0.7, unit * 1.2], tint(-3), `rx="${unit * 0.25}"`)
  )
}

export function drawBed(random: Random, [x, y, unit]: [number, number, number]): string {
  const [wood, cover] = [tintOf(random), tintOf(random)]
  const pillows = times(2, (index) =>
    rect([x + unit * (0.7 + index * 2.3), y - unit * 1.9, unit * 1.9, unit * 0.8], '#f3f0ea', `rx="${unit * 0.3}"`),
  )
  return (
    shadow([x + unit * 2.7, y + unit, unit * 3.2]) +
    rect([x, y - unit * 2.8, unit * 5.4, unit * 2.2], wood(), 'rx="6"') +
    area(
      `M${x} ${y - unit * 1.2}L${x + unit * 5.4} ${y - unit * 1.2}L${x + unit * 5.9} ${y + unit}L${x - unit * 0.5} ${y + unit}Z`,
      '#e9e5dd',
    ) +
    pillows +
    area(
      `M${x - unit * 0.1} ${y - unit * 0.7}L${x + unit * 5.5} ${y - unit * 0.7}L${x + unit * 6} ${y + unit}L${x - unit * 0.6} ${y + unit}Z`,
      cover(),
    )
  )
}

export function drawLamp(random: Random, [x, y, unit]: [number, number, number]): string {
  const shade = area(
    `M${x - unit * 0.4} ${y - unit * 4.6}L${x + unit * 0.4} ${y - unit * 4.6}L${x + unit * 0.65} ${y - unit * 3.7}L${x - unit * 0.65} ${y - unit * 3.7}Z`,
    colour(45, 60, random.between(75, 92)),
  )
  return (
    shadow([x, y, unit * 0.5]) +
    blurred(disc([x, y - unit * 4.1, unit * 1.4], '#ffe9b0', 'opacity="0.5"'), 16) +
    stroke(`M${x} ${y}L${x} ${y - unit * 4}`, '#2a2624', 3) +
    shade +
    oval([x, y, unit * 0.4, unit * 0.1], '#2a2624')
  )
}

export function drawPlant(random: Random, [x, y, unit]: [number, number, number]): string {
  const leaves = times(22, () => {
    const [dx, dy] = [unit * 0.8 * random.normal(), -unit * random.between(1.1, 2.9)]
    return stroke(
      `M${x} ${y - unit * 0.6}Q${x + dx * 0.3} ${y + dy} ${x + dx} ${y + dy}`,
      colour(random.between(90, 130), 40, random.between(18, 42)),
      unit * random.between(0.08, 0.22),
    )
  })
  return (
    shadow([x, y, unit * 0.6]) +
    leaves +
    area(
      `M${x - unit * 0.45} ${y - unit * 0.8}L${x + unit * 0.45} ${y - unit * 0.8}L${x + unit * 0.32} ${y}L${x - unit * 0.32} ${y}Z`,
      tintOf(random)(),
    )
  )
}

export function drawShelf(random: Random, [x, y, unit]: [number, number, number]): string {
  const wood = tintOf(random)
  const books = times(4, (row) =>
    times(9, (index) =>
      random.isChosen(0.8)
        ? rect(
            [x + unit * (0.12 + index * 0.2), y - unit * (row + 0.15) - unit * 0.7, unit * 0.17, unit * 0.7],
            tintOf(random)(),
          )
        : '',
    ),
  )
  return (
    rect([x, y - unit * 4.1, unit * 2.1, unit * 4.1], wood(-14)) +
    books +
    times(5, (row) => rect([x, y - unit * row - 4, unit * 2.1, 4], wood(8)))
  )
}

export function drawTable(random: Random, [x, y, unit]: [number, number, number]): string {
  const wood = tintOf(random)
  const legs = stroke(
    `M${x - unit * 1.3} ${y}l-6 ${unit * 0.8}M${x + unit * 1.3} ${y}l6 ${unit * 0.8}M${x - unit * 0.6} ${y}l0 ${unit * 0.95}M${x + unit * 0.6} ${y}l0 ${unit * 0.95}`,
    wood(-18),
    4,
  )
  return (
    shadow([x, y + unit * 0.85, unit * 1.6]) +
    legs +
    oval([x, y, unit * 1.7, unit * 0.45], wood()) +
    rect([x - unit * 0.2, y - unit * 0.5, unit * 0.3, unit * 0.45], tintOf(random)()) +
    oval([x + unit * 0.7, y - unit * 0.08, unit * 0.35, unit * 0.1], '#f4f1ea')
  )
}
