import { type Frame } from '../frame.ts'
import { area, blurred, colour, disc, lump, oval, rect, stroke, times } from '../shapes.ts'

/** SVG of trees below the horizon, for `landscapes`. */
export function drawTrees({ width, height, random }: Frame, horizon: number): string {
  const isPine = random.isChosen(0.5)
  const depths = Array.from({ length: Math.round(random.magnitude(1, 22)) }, () => random.next() ** 2).sort(
    (one, other) => one - other,
  )
  return depths
    .map((depth) => {
      const [x, y, size] = [random.between(0, width), horizon + 15 + depth * (height - horizon) * 0.7, 16 + 95 * depth]
      const [hue, light] = [random.between(80, 135), random.between(14, 32)]
      const trunk = rect([x - size * 0.05, y - size * 0.6, size * 0.1, size * 0.6], colour(25, 30, 18))
      if (isPine)
        return (
          trunk +
          times(5, (tier) =>
            area(
              `M${x} ${y - size * (1.7 - tier * 0.28)}l${size * (0.18 + tier * 0.08)} ${size * 0.45}l${-size * (0.36 + tier * 0.16)} 0Z`,
              colour(hue, 30, light - 4 + tier),
            ),
          )
        )
      return (
        trunk +
        times(28, () =>
          area(
            lump(
              [
                x + size * 0.25 * random.normal(),
                y - size * 0.95 + size * 0.25 * random.normal(),
                size * random.between(0.08, 0.22),
              ],
              0.3,
              random,
            ),
            colour(hue, 38, light + 7 * random.normal()),
          ),
        )
      )
    })
    .join('')
}

export function drawRoad({ width, height, random }: Frame, horizon: number): string {
  const [far, near, wide] = [
    width * random.between(0.3, 0.7),
    width * random.between(0.1, 0.9),
    width * random.between(0.15, 0.4),
  ]
  const road = area(
    `M${far - 3} ${horizon + 14}Q${far + 60} ${(horizon + height) / 2} ${near - wide} ${height}L${near + wide} ${height}Q${far + 80} ${(horizon + height) / 2} ${far + 3} ${horizon + 14}Z`,
    '#57565a',
  )
  return (
    road +
    `<g stroke-dasharray="14 16">${stroke(`M${far} ${horizon + 14}Q${far + 70} ${(horizon + height) / 2} ${near} ${height}`, '#eee', 3)}</g>`
  )
}

export function drawHouse({ width, height, random }: Frame, horizon: number): string {
  const [x, y, size] = [
    width * random.between(0.15, 0.7),
    horizon + (height - horizon) * random.between(0.15, 0.5),
    random.between(50, 130),
  ]
  const wall = rect([x, y - size * 0.5, size, size * 0.5], colour(40, 25, random.between(50, 90)))
  const roof = area(
    `M${x - size * 0.1} ${y - size * 0.5}L${x + size / 2} ${y - size * 0.95}L${x + size * 1.1} ${y - size * 0.5}Z`,
    colour(random.between(0, 25), 45, 32),
  )
  return (
    blurred(oval([x + size / 2, y, size * 0.7, 6], '#000', 'opacity="0.4"'), 4) +
    wall +
    roof +
    rect([x + size * 0.15, y - size * 0.35, size * 0.18, size * 0.16], '#456') +
    rect([x + size * 0.6, y - size * 0.34, size * 0.18, size * 0.34], '#532')
  )
}

export function drawSail({ width, random }: Frame, horizon: number): string {
  const [x, y, size] = [width * random.between(0.2, 0.8), horizon + random.between(15, 70), random.between(20, 80)]
  return (
    area(
      `M${x - size * 0.5} ${y}L${x + size * 0.5} ${y}L${x + size * 0.35} ${y + size * 0.16}L${x - size * 0.35} ${y + size * 0.16}Z`,
      '#6b3324',
    ) +
    area(`M${x} ${y - 3}L${x} ${y - size * 1.2}L${x + size * 0.45} ${y - 3}Z`, '#f6f3ea') +
    area(`M${x - 3} ${y - 3}L${x - 3} ${y - size}L${x - size * 0.4} ${y - 3}Z`, '#e8e2d2') +
    disc([x, y - size * 1.2, 1], '#333')
  )
}
