import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, colour, disc, lump, type Point, rect, smooth, stroke, times } from '../shapes.ts'
import { word } from '../words.ts'

/** Street maps with parks, rivers and names, and maps of countries. */
export const maps: Kind = {
  name: 'maps',
  cameraShare: 0.2,
  draw: (frame) => (frame.random.isChosen(0.7) ? drawTown(frame) : drawCountry(frame)),
}

function drawTown({ width, height, random }: Frame): string {
  const isDark = random.isChosen(0.2)
  const [land, park, water] = isDark
    ? ['#23282f', '#26382c', '#16304a']
    : [colour(40, 15, random.between(88, 96)), colour(110, 35, 80), colour(205, 55, 78)]
  const [casing, road, main] = isDark
    ? ['#15181c', '#3c434d', '#6b5a35']
    : ['#c9c3b8', '#ffffff', random.pick(['#f7d77c', '#f5b06a', '#fff3a8'])]
  const turn = random.between(-35, 35)
  const [reach, gap] = [Math.hypot(width, height), random.between(22, 60)]
  const parks = times(2 + random.below(5), () =>
    area(lump([random.between(0, width), random.between(0, height), random.between(25, 80)], 0.35, random), park),
  )
  const river = stroke(wander(), water, random.between(8, 50))
  const count = Math.ceil(reach / gap)
  const streets = Array.from({ length: 2 * count }, (_, index): string => {
    const at = ((index % count) - count / 2) * gap + gap * 0.25 * random.normal()
    const [from, to] = random.isChosen(0.5) ? [-reach, reach] : [-reach * random.next(), reach * random.next()]
    const bend = at + gap * 0.4 * random.normal()
    return index < count
      ? smooth([
          [from, at],
          [0, bend],
          [to, at],
        ])
      : smooth([
          [at, from],
          [bend, 0],
          [at, to],
        ])
  })
  const draw = (ink: string, thick: number) =>
    `<g transform="translate(${width / 2} ${height / 2}) rotate(${turn})">${streets.map((path) => stroke(path, ink, thick)).join('')}</g>`
  const highways = Array.from({ length: 1 + random.below(3) }, wander)
  const highway =
    highways.map((path) => stroke(path, isDark ? '#000' : '#d59a3c', 9)).join('') +
    highways.map((path) => stroke(path, main, 7)).join('')
  const names = times(14, () =>
    lettering(word(random), {
      x: random.between(0, width),
      y: random.between(10, height),
      size: random.pick([9, 10, 15]),
      ink: isDark ? '#aab' : '#555',
      turn: random.pick([0, turn, turn + 90]),
    }),
  )
  const pins = times(random.below(4), () => drawPin([random.between(30, width - 30), random.between(50, height - 20)]))
  return rect([0, 0, width, height], land) + parks + river + draw(casing, 6) + draw(road, 4.5) + highway + names + pins

  function wander(): string {
    return smooth(
      Array.from({ length: 6 }, (_, index): Point => [
        (index * width) / 4 - width * 0.1,
        height / 2 + height * 0.35 * random.normal(),
      ]),
    )
  }
}

function drawPin([x, y]: Point): string {
  return (
    area(
      `M${x} ${y}C${x - 4} ${y - 14} ${x - 15} ${y - 20} ${x - 15} ${y - 32}A15 15 0 0 1 ${x + 15} ${y - 32}C${x + 15} ${y - 20} ${x + 4} ${y - 14} ${x} ${y}Z`,
      '#dd3b30',
      'stroke="#fff" stroke-width="1.5"',
    ) + disc([x, y - 31, 5.5], '#fff')
  )
}

function drawCountry({ width, height, random }: Frame): string {
  const sea = colour(205, random.between(20, 60), random.between(65, 90))
  const hue = random.between(0, 360)
  const side = random.between(55, 120)
  const across = Math.ceil(width / side) + 2
  const jitter = Array.from({ length: across * 20 }, (): Point => [
    side * 0.35 * random.normal(),
    side * 0.3 * random.normal(),
  ])
  const corner = (column: number, row: number): Point => {
    const [dx, dy] = jitter[(row * across + column) % jitter.length] ?? [0, 0]
    return [(column - 0.5) * side + dx * 0.7, (row - 0.5) * side + dy * 0.7]
  }
  const lands = times(across * (Math.ceil(height / side) + 1), (index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const isSea =
      Math.hypot((column * side - width / 2) / width, (row * side - height / 2) / height) > random.between(0.25, 0.6)
    if (isSea) return ''
    const points = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]
    const edge = points.flatMap(([x, y], at): Point[] => {
      const [nextX, nextY] = points[(at + 1) % 4] ?? [x, y]
      const bend = Math.sin(x * 3.1 + nextX * 3.1 + y + nextY) * side * 0.12
      return [
        [x, y],
        [(x + nextX) / 2 + bend, (y + nextY) / 2 - bend],
      ]
    })
    const [x, y] = points[0] ?? [0, 0]
    const name = random.isChosen(0.5)
      ? lettering(word(random).toUpperCase(), { x: x + side * 0.2, y: y + side * 0.5, size: 9 })
      : ''
    const town = disc([x + side * 0.5, y + side * 0.7, 2], '#333')
    return (
      area(
        smooth(edge, true),
        colour(hue + 50 * random.normal(), random.between(20, 60), random.between(65, 85)),
        'stroke="#777" stroke-width="1"',
      ) +
      name +
      town
    )
  })
  return rect([0, 0, width, height], sea) + lands
}
