import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, colour, disc, type Point, rect, smooth, straight, stroke, times } from '../shapes.ts'
import { word, words } from '../words.ts'

/** Bar, line, pie, scatter and area charts with axes and legends. */
export const charts: Kind = { name: 'charts', cameraShare: 0.15, draw: drawChart }

interface Plot {
  random: Random
  box: [x: number, y: number, width: number, height: number]
  inks: string[]
}

function drawChart({ width, height, random }: Frame): string {
  const isDark = random.isChosen(0.2)
  const ink = isDark ? '#ddd' : '#333'
  const [hue, step] = [random.between(0, 360), random.between(15, 100)]
  const inks = Array.from({ length: 6 }, (_, index) =>
    colour(hue + index * step, random.between(40, 80), random.between(40, 65)),
  )
  const box: Plot['box'] = [48, 58, width - 70, height - 110]
  const plot = { random, box, inks }
  const ground = rect([0, 0, width, height], isDark ? '#1d2026' : colour(hue, 10, random.between(95, 100)))
  const title = lettering(words(3, random), { x: random.isChosen(0.5) ? 48 : width / 3, y: 34, size: 20, ink })
  if (random.isChosen(0.25)) return ground + title + drawPie(plot) + drawLegend(plot, ink)
  const draw = random.pick([drawBars, drawBars, drawLines, drawLines, drawDots, drawHills])
  return ground + title + drawAxes(plot, ink) + draw(plot) + (random.isChosen(0.6) ? drawLegend(plot, ink) : '')
}

function drawAxes({ random, box: [x, y, width, height] }: Plot, ink: string): string {
  const rows = 4 + random.below(4)
  const unit = random.pick([5, 10, 25, 100])
  const grid = times(rows + 1, (row) => {
    const level = y + height - (row * height) / rows
    return `<g opacity="0.3">${stroke(`M${x} ${level}L${x + width} ${level}`, ink, 0.6)}</g>${lettering(String(row * unit), { x: x - 6, y: level + 4, size: 11, ink, anchor: 'end' })}`
  })
  const names = times(5, (index) =>
    lettering(word(random), {
      x: x + ((index + 0.5) * width) / 5,
      y: y + height + 18,
      size: 11,
      ink,
      anchor: 'middle',
    }),
  )
  return grid + names + stroke(`M${x} ${y}L${x} ${y + height}L${x + width} ${y + height}`, ink, 1)
}

function drawLegend({ random, box: [x, , width], inks }: Plot, ink: string): string {
  return times(
    3,
    (index) =>
      rect([x + index * (width / 3), 44, 9, 9], inks[index] ?? '') +
      lettering(word(random), { x: x + index * (width / 3) + 13, y: 53, size: 11, ink }),
  )
}

function drawBars({ random, box: [x, y, width, height], inks }: Plot): string {
  const [groups, series] = [4 + random.below(9), 1 + random.below(3)]
  const isStacked = random.isChosen(0.35)
  const step = width / groups
  return times(groups, (group) => {
    let base = y + height
    return times(series, (index) => {
      const tall = height * random.between(0.05, 0.95 / (isStacked ? series : 1))
      const wide = (step * 0.75) / (isStacked ? 1 : series)
      const left = x + group * step + step * 0.12 + (isStacked ? 0 : index * wide)
      const bar = rect([left, base - tall, wide, tall], inks[index] ?? '')
      if (isStacked) base -= tall
      return bar
    })
  })
}

function walk({ random, box: [x, y, width, height] }: Plot, count: number): Point[] {
  let level = random.between(0.2, 0.8)
  return Array.from({ length: count }, (_, index): Point => {
    level = Math.min(0.97, Math.max(0.03, level + 0.09 * random.normal()))
    return [x + (index * width) / (count - 1), y + height * (1 - level)]
  })
}

function drawLines(plot: Plot): string {
  const { random, inks } = plot
  const count = random.pick([6, 12, 40, 90])
  return times(1 + random.below(4), (index) => {
    const points = walk(plot, count)
    const ink = inks[index] ?? ''
    const marks = count < 15 ? points.map(([x, y]) => disc([x, y, 3.5], ink)).join('') : ''
    return stroke(random.isChosen(0.4) ? smooth(points) : straight(points), ink, random.between(1, 3.5)) + marks
  })
}

function drawHills(plot: Plot): string {
  const [x, y, width, height] = plot.box
  return times(2 + plot.random.below(2), (index) =>
    area(
      `${smooth(walk(plot, 12))}L${x + width} ${y + height}L${x} ${y + height}Z`,
      plot.inks[index] ?? '',
      'opacity="0.65"',
    ),
  )
}

function drawDots({ random, box: [x, y, width, height], inks }: Plot): string {
  const tilt = random.between(-0.6, 0.6)
  return times(Math.round(random.magnitude(25, 250)), (index) => {
    const along = random.next()
    const level = Math.min(1, Math.max(0, 0.5 + tilt * (along - 0.5) + 0.13 * random.normal()))
    return disc(
      [x + along * width, y + height * (1 - level), random.between(2, 6)],
      inks[index % 2] ?? '',
      'opacity="0.7"',
    )
  })
}

function drawPie({ random, box: [x, y, width, height], inks }: Plot): string {
  const [cx, cy, radius] = [x + width / 2, y + height / 2 + 10, Math.min(width, height) * 0.46]
  const shares = Array.from({ length: 3 + random.below(4) }, () => random.between(0.3, 2))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let angle = random.between(0, 6)
  const slices = shares.map((share, index) => {
    const end = angle + (2 * Math.PI * share) / whole
    const [from, to] = [angle, end].map((turn) => `${cx + radius * Math.cos(turn)} ${cy + radius * Math.sin(turn)}`)
    const isWide = end - angle > Math.PI ? 1 : 0
    angle = end
    return area(
      `M${cx} ${cy}L${from}A${radius} ${radius} 0 ${isWide} 1 ${to}Z`,
      inks[index] ?? '',
      'stroke="#fff" stroke-width="1.5"',
    )
  })
  return slices.join('') + (random.isChosen(0.4) ? disc([cx, cy, radius * 0.55], '#fff') : '')
}
