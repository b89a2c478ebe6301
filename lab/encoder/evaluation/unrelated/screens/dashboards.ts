import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Frame, Kind } from '../frame.ts'
import { colour, disc, rect, times } from '../shapes.ts'
import { words } from '../words.ts'
import { TILES } from './tiles.ts'

/** Dashboards: tiles with figures, bars, lines, rings, candles, calendars and small tables, light and dark. */
export const dashboards: Kind = { name: 'dashboards', cameraShare: 0.15, draw: drawDashboard }

function drawDashboard({ width, height, random }: Frame): string {
  const isDark = random.isChosen(0.45)
  const [hue, step] = [random.between(0, 360), random.pick([15, 45, 90, 140])]
  const inks = Array.from({ length: 5 }, (_, index) =>
    colour(hue + index * step, random.between(50, 90), random.between(45, 65)),
  )
  const [ground, card] = isDark ? [colour(hue, 18, 9), colour(hue, 15, 15)] : [colour(hue, 12, 94), '#fff']
  const look = { random, inks, ink: isDark ? '#e8e8ee' : '#26262c', faint: isDark ? '#ffffff22' : '#00000018' }
  const side = random.isChosen(0.4) ? 54 : 0
  const menu = side
    ? rect([0, 0, side, height], random.isChosen(0.5) ? (inks[0] ?? '') : card) +
      times(7, (index) => disc([27, 30 + index * 40, 8], look.ink, 'opacity="0.55"'))
    : ''
  const bar =
    lettering(words(2, random), { x: side + 14, y: 25, size: 18, ink: look.ink }) +
    disc([width - 24, 20, 11], inks[1] ?? '')
  const [columns, rows] = [2 + random.below(3), 2 + random.below(3)]
  const [wide, tall, round] = [(width - side - 10) / columns, (height - 46) / rows, random.pick([0, 4, 12])]
  const tiles = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const box = [side + 10 + column * wide, 40 + row * tall, wide - 10, tall - 10] as const
    const inner = { ...look, box: [box[0] + 12, box[1] + 26, box[2] - 24, box[3] - 38] as const }
    const name = lettering(words(2, random), { x: box[0] + 10, y: box[1] + 17, size: 10.5, ink: look.ink })
    return (
      rect([...box], card, `rx="${round}" stroke="${look.faint}" stroke-width="1"`) + name + random.pick(TILES)(inner)
    )
  })
  return rect([0, 0, width, height], ground) + menu + bar + tiles
}
