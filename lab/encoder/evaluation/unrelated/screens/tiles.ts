import type { Random } from '../../../materials/random.ts'
import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { area, disc, type Point, rect, smooth, straight, stroke, times } from '../shapes.ts'
import { amount, words } from '../words.ts'

interface Tile {
  random: Random
  box: readonly [x: number, y: number, width: number, height: number]
  inks: readonly string[]
  ink: string
  faint: string
}

type Draw = (tile: Tile) => string

function walk({ random, box: [x, y, width, height] }: Tile, count: number): Point[] {
  let level = random.next()
  return Array.from({ length: count }, (_, index): Point => {
    level = Math.min(0.98, Math.max(0.02, level + 0.14 * random.normal()))
    return [x + (index * width) / (count - 1), y + height * (1 - level)]
  })
}

const drawFigure: Draw = ({ random, box: [x, y, , height], inks, ink }) => {
  const isUp = random.isChosen(0.5)
  return (
    lettering(amount(random), { x, y: y + height * 0.55, size: Math.min(40, height * 0.6), ink }) +
    area(
      isUp ? `M${x} ${y + height}l7 -11l7 11Z` : `M${x} ${y + height - 11}l14 0l-7 11Z`,
      isUp ? '#2ca05a' : '#d2383c',
    ) +
    lettering(`${random.below(40)}%`, { x: x + 19, y: y + height, size: 11, ink: inks[2] ?? ink })
  )
}

const drawBars: Draw = ({ random, box: [x, y, width, height], inks }) => {
  const count = 5 + random.below(14)
  const isLevel = random.isChosen(0.3)
  return times(count, (index) => {
    const share = random.between(0.08, 1)
    const ink = inks[random.isChosen(0.8) ? 0 : 1] ?? ''
    return isLevel
      ? rect([x, y + (index * height) / count, width * share, (height / count) * 0.7], ink)
      : rect(
          [x + (index * width) / count, y + height * (1 - share), (width / count) * 0.7, height * share],
          ink,
          'rx="2"',
        )
  })
}

const drawLines: Draw = (tile) => {
  const [x, y, width, height] = tile.box
  const grid = times(4, (row) => stroke(`M${x} ${y + (row * height) / 3}l${width} 0`, tile.faint, 0.8))
  return (
    grid +
    times(1 + tile.random.below(3), (index) => {
      const points = walk(tile, 14)
      const path = tile.random.isChosen(0.5) ? smooth(points) : straight(points)
      return (
        area(`${path}L${x + width} ${y + height}L${x} ${y + height}Z`, tile.inks[index] ?? '', 'opacity="0.18"') +
        stroke(path, tile.inks[index] ?? '', 2)
      )
    })
  )
}

const drawRing: Draw = ({ random, box: [x, y, width, height], inks, ink, faint }) => {
  const [radius, share] = [Math.min(width, height) * 0.4, random.between(0.1, 0.95)]
  const [cx, cy, round] = [x + width / 2, y + height / 2, 2 * Math.PI * radius]
  return (
    disc([cx, cy, radius], 'none', `stroke="${faint}" stroke-width="${radius * 0.3}"`) +
    disc(
      [cx, cy, radius],
      'none',
      `stroke="${inks[0] ?? ''}" stroke-width="${radius * 0.3}" stroke-dasharray="${round * share} ${round}"`,
    ) +
    lettering(`${Math.round(share * 100)}%`, {
      x: cx,
      y: cy + radius * 0.18,
      size: radius * 0.5,
      ink,
      anchor: 'middle',
    })
  )
}

const drawCandles: Draw = ({ random, box: [x, y, width, height] }) => {
  let level = random.between(0.3, 0.7)
  const count = Math.floor(width / 7)
  return times(count, (index) => {
    const next = Math.min(0.92, Math.max(0.08, level + 0.08 * random.normal()))
    const [high, low, ink] = [Math.max(level, next), Math.min(level, next), next > level ? '#26a65b' : '#d8343f']
    level = next
    const left = x + index * 7
    return (
      stroke(
        `M${left + 2.5} ${y + height * (1 - high - 0.05)}L${left + 2.5} ${y + height * (1 - low + 0.05)}`,
        ink,
        0.9,
      ) + rect([left, y + height * (1 - high), 5, Math.max(1.5, height * (high - low))], ink)
    )
  })
}

const drawRows: Draw = ({ random, box: [x, y, width, height], inks, ink, faint }) =>
  times(Math.floor(height / 19), (row) => {
    const level = y + row * 19 + 10
    return (
      disc([x + 5, level - 3, 5], inks[row % 5] ?? '') +
      lettering(words(1, random), { x: x + 15, y: level, size: 10, ink }) +
      lettering(amount(random), { x: x + width, y: level, size: 10, ink, anchor: 'end' }) +
      stroke(`M${x} ${level + 6}l${width} 0`, faint, 0.7)
    )
  })

const drawDays: Draw = ({ random, box: [x, y, width, height], inks, faint }) => {
  const cell = Math.min(width / 14, height / 7)
  return times(14 * 7, (index) =>
    rect(
      [x + (index % 14) * cell, y + Math.floor(index / 14) * cell, cell - 2, cell - 2],
      random.isChosen(0.35) ? faint : (inks[0] ?? ''),
      `rx="2" opacity="${random.between(0.3, 1).toFixed(2)}"`,
    ),
  )
}

/** What tiles of `dashboards` show, in their boxes. */
export const TILES: readonly Draw[] = [
  drawFigure,
  drawBars,
  drawBars,
  drawLines,
  drawLines,
  drawRing,
  drawCandles,
  drawRows,
  drawDays,
]
