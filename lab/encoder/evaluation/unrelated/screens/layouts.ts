import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Random } from '../../../materials/random.ts'
import type { Frame } from '../frame.ts'
import { area, disc, rect, stroke, times } from '../shapes.ts'
import { characters, textOf, words } from '../words.ts'

/** The tones of a deck of `slides`. */
export interface Theme {
  ground: string
  ink: string
  accent: string
  other: string
}

type Draw = (frame: Frame, theme: Theme) => string

function drawHeading({ width, random }: Frame, { accent, ink }: Theme): string {
  const title = random.isChosen(0.15) ? characters(7, random) : textOf(width * 0.8, 27, random)
  return (
    lettering(title, { x: 34, y: 56, size: 27, ink: random.isChosen(0.5) ? accent : ink }) +
    (random.isChosen(0.5) ? rect([34, 68, 70, 4], accent) : '')
  )
}

/** SVG of a title's slide; so are the following, of slides of other sorts. */
export const drawTitle: Draw = ({ width, height, random }, { ink, accent }) =>
  lettering(words(2, random), { x: width / 2, y: height * 0.45, size: random.between(34, 52), ink, anchor: 'middle' }) +
  rect([width * 0.4, height * 0.5, width * 0.2, 4], accent) +
  lettering(words(5, random), { x: width / 2, y: height * 0.58, size: 17, ink, anchor: 'middle' })

export const drawList: Draw = (frame, theme) => {
  const { width, height, random } = frame
  const hasPicture = random.isChosen(0.45)
  const reach = hasPicture ? width * 0.5 : width * 0.84
  const size = random.between(14, 20)
  const rows = times(Math.floor((height - 130) / (size * 2)), (row) => {
    const y = 112 + row * size * 2
    const mark = random.pick([0, 1])
      ? disc([42, y - size * 0.32, size * 0.2], theme.accent)
      : rect([37, y - size * 0.5, size * 0.4, size * 0.4], theme.accent)
    return mark + lettering(textOf(reach * random.between(0.5, 0.95), size, random), { x: 58, y, size, ink: theme.ink })
  })
  return (
    drawHeading(frame, theme) +
    rows +
    (hasPicture ? drawPicture(random, [width * 0.62, 100, width * 0.33, height * 0.5], theme) : '')
  )
}

function drawPicture(
  random: Random,
  [x, y, width, height]: [number, number, number, number],
  { accent, other }: Theme,
): string {
  const clip = `<clipPath id="picture"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`
  const things =
    disc([x + width * 0.7, y + height * 0.3, width * 0.12], '#ffe08a') +
    area(
      `M${x} ${y + height}L${x + width * 0.35} ${y + height * 0.35}L${x + width * 0.6} ${y + height * 0.75}L${x + width * 0.75} ${y + height * 0.5}L${x + width} ${y + height}Z`,
      random.isChosen(0.5) ? accent : '#5a8a5a',
    )
  return clip + `<g clip-path="url(#picture)">${rect([x, y, width, height], other)}${things}</g>`
}

export const drawColumns: Draw = (frame, theme) => {
  const { width, height, random } = frame
  const count = 2 + random.below(3)
  const wide = (width - 60) / count
  const columns = times(count, (index) => {
    const x = 30 + index * wide
    const rows = times(6, (row) =>
      lettering(textOf(wide - 40, 12, random), { x: x + 14, y: 190 + row * 19, size: 12, ink: '#333' }),
    )
    return (
      rect([x, 92, wide - 14, height - 140], '#fff', `rx="8" stroke="${theme.accent}" stroke-width="1.5"`) +
      disc([x + (wide - 14) / 2, 130, 22], theme.accent) +
      rows
    )
  })
  return drawHeading(frame, theme) + columns
}

export const drawDiagram: Draw = (frame, theme) => {
  const { width, height, random } = frame
  const count = 3 + random.below(3)
  const isRound = random.isChosen(0.4)
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - 1.57
    return isRound
      ? ([width / 2 + width * 0.28 * Math.cos(angle), height * 0.58 + height * 0.25 * Math.sin(angle)] as const)
      : ([(width * (index + 0.5)) / count, height * (0.45 + 0.18 * (index % 2))] as const)
  })
  const arrows = times(isRound ? count : count - 1, (index) => {
    const [[fx, fy], [tx, ty]] = [places[index] ?? [0, 0], places[(index + 1) % count] ?? [0, 0]]
    return (
      stroke(`M${fx} ${fy}L${tx} ${ty}`, theme.ink, 1.6) +
      disc([fx + (tx - fx) * 0.6, fy + (ty - fy) * 0.6, 4], theme.ink)
    )
  })
  const boxes = places.map(
    ([x, y], index) =>
      rect(
        [x - 52, y - 26, 104, 52],
        index % 2 ? theme.other : theme.accent,
        `rx="${random.pick([2, 10, 26])}" stroke="${theme.ink}" stroke-width="1"`,
      ) + lettering(words(1, random), { x, y: y + 5, size: 14, anchor: 'middle' }),
  )
  return drawHeading(frame, theme) + arrows + boxes.join('')
}

export const drawQuotation: Draw = ({ width, height, random }, { ink, accent }) =>
  lettering('"', { x: 40, y: height * 0.4, size: 130, ink: accent }) +
  times(3, (row) =>
    lettering(textOf(width * 0.7, 24, random), { x: width * 0.15, y: height * 0.42 + row * 36, size: 24, ink }),
  ) +
  lettering(words(2, random), { x: width * 0.15, y: height * 0.42 + 130, size: 15, ink: accent })
