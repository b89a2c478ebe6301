import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, SHORT_SIDE } from '../frame.ts'
import { blurred, colour, rect, times, turned } from '../shapes.ts'
import { words } from '../words.ts'

/** Collages of several pictures of the other kinds: grids, prints on a table, a film strip. Takes kinds that draw in SVG. */
export function collagesOf(kinds: readonly Kind[]): Kind {
  return {
    name: 'collages',
    cameraShare: 0.3,
    draw: (frame) => frame.random.pick([drawGrid, drawGrid, drawPrints, drawStrip])(frame, kinds),
  }
}

/** Albums: thumbnails of pictures with names and dates, as file managers, shops and telephones show them. */
export function albumsOf(kinds: readonly Kind[]): Kind {
  return { name: 'albums', cameraShare: 0.12, draw: (frame) => drawAlbum(frame, kinds) }
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** A picture of any of the kinds that fills a box. */
function drawInset(
  random: Random,
  kinds: readonly Kind[],
  { box: [x, y, width, height], name }: { box: Box; name: string },
): string {
  const scale = SHORT_SIDE / Math.min(width, height)
  const frame = { width: width * scale, height: height * scale, random }
  const drawn = random.pick(kinds).draw(frame)
  if (typeof drawn !== 'string') return rect([x, y, width, height], colour(random.between(0, 360), 30, 50))
  // Names of gradients and clips must differ from those of the other pictures; filters are shared.
  const own = drawn
    .replaceAll(/\bid="/g, `id="${name}-`)
    .replaceAll(/url\(#(?!blur)/g, `url(#${name}-`)
    .replaceAll('href="#', `href="#${name}-`)
  return `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" viewBox="0 0 ${frame.width.toFixed(1)} ${frame.height.toFixed(1)}">${own}</svg>`
}

type Draw = (frame: Frame, kinds: readonly Kind[]) => string

const drawGrid: Draw = ({ width, height, random }, kinds) => {
  const [columns, rows] = random.pick([
    [2, 1],
    [1, 2],
    [2, 2],
    [3, 1],
    [1, 3],
    [3, 2],
  ] as const)
  const gap = random.pick([0, 3, 8, 16])
  const [wide, tall] = [(width - gap) / columns, (height - gap) / rows]
  const pictures = times(columns * rows, (index) =>
    drawInset(random, kinds, {
      box: [gap + (index % columns) * wide, gap + Math.floor(index / columns) * tall, wide - gap, tall - gap],
      name: `inset${index}`,
    }),
  )
  return rect([0, 0, width, height], random.pick(['#fff', '#000', colour(random.between(0, 360), 30, 70)])) + pictures
}

/** Prints with white borders that lie over one another. */
const drawPrints: Draw = ({ width, height, random }, kinds) => {
  const size = Math.min(width, height)
  const prints = times(3 + random.below(3), (index) => {
    const [wide, tall] = [size * random.between(0.3, 0.48), size * random.between(0.28, 0.42)]
    const [x, y] = [random.between(-20, width - wide + 20), random.between(-10, height - tall - 20)]
    const edge = size * 0.018
    const print =
      blurred(rect([x - edge, y - edge, wide + 2 * edge, tall + 5 * edge], '#000', 'opacity="0.5"'), 4) +
      rect([x - edge, y - edge, wide + 2 * edge, tall + 5 * edge], '#fbfaf6') +
      drawInset(random, kinds, { box: [x, y, wide, tall], name: `print${index}` })
    return turned(print, 14 * random.normal(), [x + wide / 2, y + tall / 2])
  })
  return (
    rect([0, 0, width, height], colour(random.between(0, 360), random.between(0, 40), random.between(15, 80))) + prints
  )
}

const drawStrip: Draw = ({ width, height, random }, kinds) => {
  const tall = Math.min(height * 0.8, width * 0.5)
  const [top, wide] = [(height - tall) / 2, tall * 0.95]
  const holes = times(
    Math.ceil(width / 22),
    (index) =>
      rect([index * 22 + 6, top + 6, 11, tall * 0.08], '#eee', 'rx="2"') +
      rect([index * 22 + 6, top + tall - 6 - tall * 0.08, 11, tall * 0.08], '#eee', 'rx="2"'),
  )
  const pictures = times(Math.ceil(width / wide), (index) =>
    drawInset(random, kinds, {
      box: [index * wide + 5, top + tall * 0.14, wide - 10, tall * 0.72],
      name: `still${index}`,
    }),
  )
  return (
    rect([0, 0, width, height], random.pick(['#fff', '#d8d4c8', '#333'])) +
    rect([0, top, width, tall], '#111') +
    holes +
    pictures
  )
}

function drawAlbum({ width, height, random }: Frame, kinds: readonly Kind[]): string {
  const isDark = random.isChosen(0.35)
  const [ground, ink] = isDark ? ['#17181b', '#ddd'] : [random.pick(['#fff', '#f3f4f6']), '#333']
  const columns = random.pick([2, 3, 3, 4])
  const cell = (width - 10) / columns
  const isNamed = random.isChosen(0.6)
  const row = cell + (isNamed ? 24 : 0)
  // A few pictures in turn: each costs as much as a whole one.
  const shown = Array.from(
    { length: 5 },
    (_, index) =>
      `<g id="shown${index}">${drawInset(random, kinds, { box: [0, 0, cell - 8, cell - 8], name: `thumb${index}` })}</g>`,
  )
  const thumbs = times(columns * Math.ceil((height - 40) / row), (index) => {
    const [x, y] = [8 + (index % columns) * cell, 44 + Math.floor(index / columns) * row]
    const text = isNamed ? lettering(words(1, random), { x, y: y + cell + 3, size: 9.5, ink }) : ''
    const shown = `<use href="#shown${random.below(5)}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`
    return (random.isChosen(0.12) ? drawFolder(random, [x, y, cell - 8]) : shown) + text
  })
  const bar =
    rect([0, 0, width, 38], isDark ? '#222327' : '#eceef1') +
    lettering(words(2, random), { x: 12, y: 25, size: 16, ink })
  return `<defs>${shown.join('')}</defs>${rect([0, 0, width, height], ground)}${thumbs}${bar}`
}

function drawFolder(random: Random, [x, y, size]: readonly [number, number, number]): string {
  const hue = random.pick([45, 210])
  return (
    rect([x + size * 0.12, y + size * 0.2, size * 0.35, size * 0.2], colour(hue, 70, 45), 'rx="4"') +
    rect([x + size * 0.12, y + size * 0.28, size * 0.76, size * 0.5], colour(hue, 75, 60), 'rx="4"')
  )
}
