import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Frame, Kind } from '../frame.ts'
import { disc, rect, stroke, times } from '../shapes.ts'
import { words } from '../words.ts'
import { dimension, drawPlan, type Sheet } from './floor-plan.ts'

/** Technical drawings: floor plans, machine parts and circuits with dimensions, on white or as blueprints. */
export const drawings: Kind = { name: 'technical drawings', cameraShare: 0.3, draw: drawSheet }

function drawSheet(frame: Frame): string {
  const { width, height, random } = frame
  const [paper, ink] = random.pick([
    ['#fdfdfb', '#1a1a1e'],
    ['#f5f0e2', '#2a2620'],
    ['#1d3f77', '#e4ecf7'],
    ['#fff', '#274060'],
  ] as const)
  const sheet = { ...frame, ink, paper }
  const body = random.pick([drawPlan, drawPlan, drawPart, drawCircuit])(sheet)
  const box =
    rect([width - 150, height - 62, 138, 50], paper, `stroke="${ink}" stroke-width="1.2"`) +
    times(3, (row) => lettering(words(2, random), { x: width - 144, y: height - 48 + row * 15, size: 9, ink }))
  const frameLine = random.isChosen(0.6)
    ? rect([12, 12, width - 24, height - 24], 'none', `stroke="${ink}" stroke-width="1.5"`) + box
    : ''
  return rect([0, 0, width, height], paper) + body + frameLine
}

function drawPart(sheet: Sheet): string {
  const { width, height, random, ink } = sheet
  const [x, y, radius] = [width * 0.36, height * 0.42, Math.min(width, height) * random.between(0.2, 0.3)]
  const teeth = random.pick([0, 18, 24, 36])
  const ring = (reach: number, more = '') => disc([x, y, reach], 'none', `stroke="${ink}" stroke-width="1.6" ${more}`)
  const gear = times(teeth, (index) => {
    const at = (turn: number, reach: number) => `${x + reach * Math.cos(turn)} ${y + reach * Math.sin(turn)}`
    const [turn, step] = [(index * 2 * Math.PI) / teeth, Math.PI / teeth]
    return stroke(
      `M${at(turn, radius)}L${at(turn + step * 0.3, radius * 1.12)}L${at(turn + step * 0.9, radius * 1.12)}L${at(turn + step * 1.2, radius)}`,
      ink,
      1.4,
    )
  })
  const holes = 3 + random.below(6)
  const bores = times(holes, (index) =>
    disc(
      [
        x + radius * 0.65 * Math.cos((index * 6.283) / holes),
        y + radius * 0.65 * Math.sin((index * 6.283) / holes),
        radius * 0.1,
      ],
      'none',
      `stroke="${ink}" stroke-width="1.2"`,
    ),
  )
  const axis = `<g stroke-dasharray="12 3 3 3">${stroke(`M${x - radius * 1.3} ${y}l${radius * 2.6} 0M${x} ${y - radius * 1.3}l0 ${radius * 2.6}M${width * 0.7} ${y}l${width * 0.26} 0`, ink, 0.7)}</g>`
  const side = times(3, (index) =>
    rect(
      [width * 0.74 + index * 14, y - radius * (1 - index * 0.3), 14 + 6 * index, 2 * radius * (1 - index * 0.3)],
      'none',
      `stroke="${ink}" stroke-width="1.6"`,
    ),
  )
  const hatching = times(14, (index) =>
    stroke(`M${width * 0.74} ${y - radius + index * radius * 0.14}l14 -10`, ink, 0.6),
  )
  return (
    ring(radius) +
    ring(radius * 0.65, 'stroke-dasharray="8 3"') +
    ring(radius * random.between(0.2, 0.4)) +
    gear +
    bores +
    axis +
    side +
    hatching +
    dimension(sheet, [x - radius, x + radius, y + radius * 1.35])
  )
}

function drawCircuit({ width, height, random, ink, paper }: Sheet): string {
  const gap = random.between(50, 80)
  const [columns, rows] = [Math.floor((width - 40) / gap), Math.floor((height - 90) / gap)]
  return times(columns * rows, (index) => {
    const [x, y] = [40 + (index % columns) * gap, 45 + Math.floor(index / columns) * gap]
    const wire =
      stroke(`M${x} ${y}l${gap} 0`, ink, 1.3) +
      (random.isChosen(0.5) ? stroke(`M${x} ${y}l0 ${gap}`, ink, 1.3) + disc([x, y, 2.6], ink) : '')
    const parts = [
      rect([x + gap * 0.3, y - 6, gap * 0.4, 12], paper, `stroke="${ink}" stroke-width="1.4"`),
      rect([x + gap * 0.45, y - 3, 7, 6], paper) + stroke(`M${x + gap * 0.45} ${y - 11}l0 22m7 -22l0 22`, ink, 1.8),
      disc([x + gap / 2, y, 12], paper, `stroke="${ink}" stroke-width="1.4"`) +
        stroke(`M${x + gap / 2 - 8} ${y - 8}l16 16m0 -16l-16 16`, ink, 1),
      '',
    ]
    const name = random.isChosen(0.4)
      ? lettering(`${random.pick(['R', 'C', 'L', 'Q'])}${random.below(90)}`, {
          x: x + gap * 0.35,
          y: y - 12,
          size: 9,
          ink,
        })
      : ''
    return wire + random.pick(parts) + name
  })
}
