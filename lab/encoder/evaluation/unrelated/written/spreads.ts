import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, gradient, placed, rect, times, turned } from '../shapes.ts'
import { characters, textOf, words } from '../words.ts'

/** Dense text: open books with curved pages, newspapers in columns, dictionaries, contracts, pages close to. */
export const spreads: Kind = {
  name: 'spreads',
  cameraShare: 0.75,
  draw: (frame) => frame.random.pick([drawBook, drawBook, drawNewspaper, drawNewspaper, drawDense])(frame),
}

interface Column {
  box: readonly [x: number, y: number, width: number, height: number]
  size: number
  ink: string
  isChinese: boolean
}

/** How many lines of a column differ: letters take long to lay out, and nobody reads the rest. */
const DIFFERENT = 15

/** Lines of text that fill a column, with paragraphs. */
function drawColumn(random: Random, { box: [x, y, width, height], size, ink, isChinese }: Column): string {
  const [leading, name] = [size * 1.35, `column${Math.abs(random.seed())}`]
  const texts = times(DIFFERENT, (line) => {
    const reach = line < 2 ? width * random.between(0.2, 0.8) : width
    return `<g id="${name}-${line}">${size < 5.5 ? drawBars(random, reach, size) : drawLine(random, reach, { size, isChinese })}</g>`
  })
  const rows = times(Math.floor(height / leading), (row) => {
    const line = random.isChosen(0.12) ? random.below(2) : 2 + random.below(DIFFERENT - 2)
    return `<use href="#${name}-${line}" x="${x.toFixed(1)}" y="${(y + row * leading + size).toFixed(1)}"/>`
  })
  return `<defs>${texts}</defs><g fill="${ink}">${rows}</g>`
}

function drawLine(random: Random, reach: number, { size, isChinese }: Pick<Column, 'size' | 'isChinese'>): string {
  const text = isChinese ? characters(Math.floor(reach / size), random) : textOf(reach, size, random)
  return lettering(text, { x: 0, y: 0, size, ink: 'inherit' })
}

/** Bars in place of letters that would be too small to read. */
function drawBars(random: Random, reach: number, size: number): string {
  return times(Math.floor(reach / (size * 3.2)), (index) =>
    rect([index * size * 3.2, -size * 0.5, size * random.between(1.4, 2.9), size * 0.5], 'inherit', 'opacity="0.7"'),
  )
}

function drawBook({ width, height, random }: Frame): string {
  const paper = colour(random.between(35, 52), random.between(8, 35), random.between(82, 97))
  const desk = gradient('desk', [
    colour(random.between(15, 40), random.between(5, 45), random.between(12, 75)),
    colour(25, 25, random.between(8, 50)),
  ])
  const [wide, tall, size] = [
    width * random.between(0.42, 0.5),
    height * random.between(0.75, 0.95),
    random.between(5.6, 10),
  ]
  const isChinese = random.isChosen(0.15)
  const fold = gradient(
    'fold',
    ['rgba(0,0,0,0.5)', 'rgba(0,0,0,0.08)', 'rgba(255,255,255,0.12)', 'rgba(0,0,0,0.1)'],
    'across',
  )
  const leaf = (side: number) => {
    const edge = side * wide
    const sheet = area(
      `M0 0Q${edge * 0.4} -14 ${edge} -3L${edge} ${tall - 3}Q${edge * 0.4} ${tall - 14} 0 ${tall}Z`,
      paper,
    )
    const shade = placed(rect([0, -8, wide, tall + 5], 'url(#fold)'), [0, 0], [side, 1])
    const left = side < 0 ? -wide + 22 : 24
    const picture = random.isChosen(0.25)
      ? rect(
          [left, 26, wide - 46, tall * 0.3],
          colour(random.between(0, 360), random.between(0, 40), random.between(35, 70)),
        )
      : ''
    const first = picture ? 40 + tall * 0.3 : 30
    return (
      sheet +
      picture +
      drawColumn(random, { box: [left, first, wide - 46, tall - first - 40], size, ink: '#22201c', isChinese }) +
      lettering(String(random.below(400)), { x: left + (wide - 46) / 2, y: tall - 16, size: 8, anchor: 'middle' }) +
      shade
    )
  }
  const shadow = blurred(rect([-wide, -4, 2 * wide, tall + 14], '#000', 'opacity="0.5"'), 8)
  return (
    desk +
    rect([0, 0, width, height], 'url(#desk)') +
    fold +
    turned(placed(shadow + leaf(-1) + leaf(1), [width / 2, (height - tall) / 2]), 4 * random.normal(), [
      width / 2,
      height / 2,
    ])
  )
}

function drawNewspaper({ width, height, random }: Frame): string {
  const paper = colour(random.between(30, 55), random.between(3, 25), random.between(78, 96))
  const columns = 3 + random.below(4)
  const size = random.pick([4, 4.5, 6, 7])
  const wide = (width - 30) / columns
  const head =
    lettering(words(2, random).toUpperCase(), { x: width / 2, y: 42, size: 34, anchor: 'middle' }) +
    rect([15, 52, width - 30, 1.5], '#222')
  const body = times(columns, (column) => {
    let y = 62
    let drawn = ''
    const x = 15 + column * wide
    while (y < height - 30) {
      const piece = random.pick(['text', 'text', 'title', 'picture'] as const)
      const high = piece === 'text' ? random.between(60, 190) : piece === 'title' ? 34 : random.between(50, 110)
      const box = [x, y, wide - 10, Math.min(high, height - y - 12)] as const
      if (piece === 'text') drawn += drawColumn(random, { box, size, ink: '#262420', isChinese: false })
      if (piece === 'title')
        drawn +=
          lettering(textOf(wide - 12, 13, random), { x, y: y + 14, size: 13 }) +
          lettering(textOf(wide - 12, 13, random), { x, y: y + 29, size: 13 })
      if (piece === 'picture') drawn += drawHalftone(random, box)
      y += high + 8
    }
    return drawn + (column ? rect([x - 5.5, 60, 0.7, height - 80], '#777') : '')
  })
  return turned(
    rect([-60, -60, width + 120, height + 120], paper) + head + body,
    random.isChosen(0.5) ? 3 * random.normal() : 0,
    [width / 2, height / 2],
  )
}

/** A grey photograph, as newspapers print it. */
function drawHalftone(random: Random, [x, y, width, height]: readonly [number, number, number, number]): string {
  const [cx, level] = [random.between(0.3, 0.7), random.between(25, 60)]
  const head =
    area(
      `M${x + width * cx - 24} ${y + height}Q${x + width * cx - 20} ${y + height * 0.6} ${x + width * cx} ${y + height * 0.6}Q${x + width * cx + 20} ${y + height * 0.6} ${x + width * cx + 24} ${y + height}Z`,
      colour(0, 0, level - 18),
    ) +
    `<circle cx="${x + width * cx}" cy="${y + height * 0.42}" r="${height * 0.2}" fill="${colour(0, 0, level + 25)}"/>`
  return rect([x, y, width, height], colour(40, 4, level + 10)) + head
}

/** A page so close that text fills the picture, or one full of small print. */
function drawDense({ width, height, random }: Frame): string {
  const isDark = random.isChosen(0.12)
  const [paper, ink] = isDark
    ? ['#15161a', '#d8d8dc']
    : [colour(random.between(35, 60), random.between(0, 25), random.between(84, 100)), '#1d1b18']
  const size = random.pick([6, 8, 11, 17, 26])
  const columns = size < 9 ? 2 + random.below(3) : 1
  const wide = (width + 40) / columns
  const body = times(columns, (column) =>
    drawColumn(random, {
      box: [column * wide - 12, -8, wide - 16, height + 20],
      size,
      ink,
      isChinese: random.isChosen(0.2),
    }),
  )
  return (
    rect([0, 0, width, height], paper) +
    turned(body, random.isChosen(0.5) ? 5 * random.normal() : 0, [width / 2, height / 2])
  )
}
