import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Frame, Kind } from '../frame.ts'
import { area, blurred, colour, disc, gradient, lump, placed, rect, times } from '../shapes.ts'
import { drawTitle, drawList, drawColumns, drawDiagram, drawQuotation, type Theme } from './layouts.ts'

/** Slides of presentations: titles, lists, columns, diagrams, quotations; saved, or projected in a dark room. */
export const slides: Kind = { name: 'slides', cameraShare: 0.4, draw: drawShown }

function drawShown(frame: Frame): string {
  const { width, height, random } = frame
  const slide = drawSlide(frame)
  if (random.isChosen(0.72)) return slide
  const [size, left, top] = [
    random.between(0.55, 0.75),
    width * random.between(0.08, 0.25),
    height * random.between(0.06, 0.18),
  ]
  const heads = times(14, (index) => {
    const x = (index * width) / 13 + 10 * random.normal()
    return (
      disc([x, height * 0.9 + 12 * random.normal(), 20], '#060608') +
      area(lump([x, height * 1.04, 42], 0.1, random), '#060608')
    )
  })
  const shine = blurred(rect([left, top, width * size, height * size], '#cfd8ff', 'opacity="0.35"'), 32)
  const clip = `<clipPath id="screen"><rect width="${width}" height="${height}"/></clipPath>`
  return (
    clip +
    rect([0, 0, width, height], colour(230, 12, random.between(5, 16))) +
    shine +
    placed(`<g clip-path="url(#screen)">${slide}</g>`, [left, top], size) +
    heads
  )
}

function drawSlide(frame: Frame): string {
  const { width, height, random } = frame
  const hue = random.between(0, 360)
  const theme = random.pick<Theme>([
    { ground: '#fff', ink: '#222', accent: colour(hue, 70, 45), other: colour(hue + 40, 60, 60) },
    { ground: colour(hue, 40, 16), ink: '#f4f4f4', accent: colour(hue + 150, 80, 60), other: colour(hue, 40, 40) },
    {
      ground: colour(hue, 30, 94),
      ink: colour(hue, 40, 20),
      accent: colour(hue, 65, 40),
      other: colour(hue + 180, 55, 60),
    },
    { ground: 'url(#theme)', ink: '#fff', accent: '#fff', other: colour(hue + 80, 60, 70) },
  ])
  const shade = gradient('theme', [colour(hue, 65, 35), colour(hue + 50, 65, 50)], 'across')
  const body = random.pick([drawTitle, drawList, drawList, drawColumns, drawDiagram, drawQuotation])(frame, theme)
  const decoration = random.pick([
    '',
    rect([0, 0, width, 12], theme.accent),
    rect([0, 0, 16, height], theme.accent),
    area(
      `M${width} 0L${width * 0.7} 0Q${width * 0.85} ${height * 0.3} ${width} ${height * 0.4}Z`,
      theme.other,
      'opacity="0.6"',
    ),
    disc([width, height, 110], theme.accent, 'opacity="0.4"') +
      disc([width - 40, height - 10, 70], theme.other, 'opacity="0.5"'),
    rect([0, height - 30, width, 30], theme.other),
  ])
  const page = lettering(String(1 + random.below(40)), { x: width - 22, y: height - 12, size: 11, ink: theme.ink })
  return shade + rect([0, 0, width, height], theme.ground) + decoration + body + page
}
