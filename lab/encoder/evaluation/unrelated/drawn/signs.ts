import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, gradient, lump, placed, rect, stroke, times, turned } from '../shapes.ts'
import { word, words } from '../words.ts'

/** Road signs, guide signs and pictograms: on a post before a street, or as drawings in a row. */
export const signs: Kind = {
  name: 'signs',
  cameraShare: 0.7,
  draw: (frame) => (frame.random.isChosen(0.7) ? drawPost(frame) : drawRow(frame)),
}

function drawPost(frame: Frame): string {
  const { width, height, random } = frame
  const sky = gradient('sky', [
    colour(210, random.between(5, 60), random.between(45, 80)),
    colour(205, 25, random.between(75, 95)),
  ])
  const behind = times(18, () =>
    area(
      lump([random.between(0, width), height * random.between(0.55, 1), random.between(30, 100)], 0.25, random),
      colour(random.pick([100, 120, 30, 220]), random.between(5, 35), random.between(20, 60)),
    ),
  )
  const [x, size] = [width * random.between(0.35, 0.65), (Math.min(width, height) / 400) * random.between(1.1, 2)]
  const post = rect([x - 5 * size, height * 0.4, 10 * size, height], colour(210, 4, random.between(45, 70)))
  const count = random.pick([1, 1, 2])
  const boards = times(count, (index) =>
    placed(
      random.pick(SIGNS)(random),
      [x, height * (count === 1 ? 0.42 : 0.28 + index * 0.4)],
      size * (count === 1 ? 1 : 0.72),
    ),
  )
  const light = gradient('light', ['rgba(255,255,255,0.22)', 'rgba(255,255,255,0)', 'rgba(0,0,0,0.25)'])
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    blurred(behind, random.pick([4, 8, 16])) +
    turned(post + boards, 3 * random.normal(), [x, height]) +
    light +
    rect([0, 0, width, height], 'url(#light)')
  )
}

function drawRow({ width, height, random }: Frame): string {
  const columns = 1 + random.below(4)
  const cell = width / columns
  const boards = times(columns * Math.max(1, Math.floor(height / cell)), (index) =>
    placed(
      random.pick(SIGNS)(random),
      [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * cell],
      cell / 210,
    ),
  )
  return rect([0, 0, width, height], random.pick(['#fff', '#f2f2ee', colour(random.between(0, 360), 20, 88)])) + boards
}

type Draw = (random: Random) => string

/** Pictograms about 80 wide round 0, 0. */
const PICTOGRAMS: readonly ((ink: string) => string)[] = [
  (ink) => disc([0, -32, 9], ink) + stroke('M0 -20L0 8M0 -14L-20 2M0 -14L20 0M0 8L-16 38M0 8L18 36', ink, 9),
  (ink) =>
    disc([-12, -34, 8], ink) + stroke('M-12 -24L-12 6M-12 -16L14 -8M-12 6L10 6L16 34M-26 -2A24 24 0 1 0 14 22', ink, 6),
  (ink) =>
    disc([-22, 16, 17], 'none', `stroke="${ink}" stroke-width="5"`) +
    disc([24, 16, 17], 'none', `stroke="${ink}" stroke-width="5"`) +
    stroke('M-22 16L-6 -14L16 -14L24 16M-6 -14L6 16L16 -14M14 -26L26 -26', ink, 5),
  (ink) =>
    area('M-40 14L-34 -6L-22 -24L22 -24L34 -6L40 14L40 26L-40 26Z', ink) +
    disc([-22, 26, 8], ink) +
    disc([22, 26, 8], ink),
  (ink) => stroke('M0 38L0 -34M-24 -10L0 -36L24 -10', ink, 11),
  (ink) => stroke('M-26 38L-26 -2Q-26 -26 0 -26L26 -26M8 -42L28 -26L8 -8', ink, 11),
  (ink) =>
    area(
      'M-30 -38L-30 4Q-30 20 -22 22L-22 40L-16 40L-16 22Q-8 20 -8 4L-8 -38L-14 -38L-14 0L-17 0L-17 -38L-21 -38L-21 0L-24 0L-24 -38ZM14 -38Q30 -34 30 0L24 4L24 40L14 40Z',
      ink,
    ),
  (ink) =>
    rect([-38, -10, 12, 40], ink) +
    rect([-38, 10, 76, 12], ink) +
    rect([28, -4, 10, 34], ink) +
    disc([-18, -2, 8], ink) +
    rect([-8, -4, 38, 12], ink, 'rx="6"'),
  (ink) =>
    area(
      'M-4 -42L6 -42L6 -8L42 12L42 22L6 12L4 30L14 38L14 42L0 40L-14 42L-14 38L-4 30L-6 12L-42 22L-42 12L-6 -8Z',
      ink,
    ),
  (ink) =>
    area('M0 -42L34 30L-34 30Z', 'none', `stroke="${ink}" stroke-width="7"`) + stroke('M0 -16L0 8M0 18L0 19', ink, 8),
  (ink) => area('M-36 -20L36 -20L36 22L8 22L-8 38L-8 22L-36 22Z', ink),
  (ink) => stroke('M-30 30L-10 -6L8 12L30 -30M-36 34L36 34', ink, 8),
]

function pictogram(random: Random, ink: string): string {
  return random.isChosen(0.8)
    ? random.pick(PICTOGRAMS)(ink)
    : lettering(random.pick(['P', 'i', 'H', 'M', '30', '50', '80', '5']), {
        x: 0,
        y: 26,
        size: 72,
        ink,
        anchor: 'middle',
      })
}

const SIGNS: readonly Draw[] = [
  (random) =>
    area('M0 -96L92 66L-92 66Z', '#fff', 'stroke="#c8171e" stroke-width="20" stroke-linejoin="round"') +
    placed(pictogram(random, '#111'), [0, 22], 0.8),
  (random) =>
    disc([0, 0, 88], '#fff', 'stroke="#c8171e" stroke-width="19"') +
    placed(pictogram(random, '#111'), [0, 0]) +
    (random.isChosen(0.4) ? stroke('M-58 -58L58 58', '#c8171e', 15) : ''),
  (random) => disc([0, 0, 94], random.pick(['#1456a8', '#0d7a3c'])) + placed(pictogram(random, '#fff'), [0, 0], 1.15),
  (random) =>
    rect(
      [-84, -84, 168, 168],
      random.pick(['#1456a8', '#0d7a3c', '#222', '#7a4a1e', '#f3b81a']),
      'rx="12" stroke="#fff" stroke-width="5"',
    ) + placed(pictogram(random, '#fff'), [0, 0], 1.3),
  (random) =>
    turned(rect([-68, -68, 136, 136], '#f6b81c', 'rx="8" stroke="#111" stroke-width="6"'), 45, [0, 0]) +
    placed(pictogram(random, '#111'), [0, 0]),
  () =>
    area('M-38 -92L38 -92L92 -38L92 38L38 92L-38 92L-92 38L-92 -38Z', '#c8171e', 'stroke="#fff" stroke-width="6"') +
    lettering('STOP', { x: 0, y: 22, size: 62, ink: '#fff', anchor: 'middle' }),
  () => disc([0, 0, 92], '#c8171e') + rect([-66, -17, 132, 34], '#fff'),
  (random) => {
    const ground = random.pick(['#0f6b3a', '#1456a8', '#fff', '#1a1a1a'])
    const ink = ground === '#fff' ? '#111' : '#fff'
    const rows = times(
      3,
      (row) =>
        lettering(random.isChosen(0.6) ? word(random) : words(2, random), {
          x: -98,
          y: -34 + row * 42,
          size: 30,
          ink,
        }) + placed(random.pick(PICTOGRAMS)(ink), [96, -44 + row * 42], 0.38),
    )
    return rect([-124, -84, 248, 158], ground, `rx="10" stroke="${ink}" stroke-width="4"`) + rows
  },
  (random) =>
    turned(
      area(
        'M-118 -28L84 -28L122 0L84 28L-118 28Z',
        random.pick(['#fff', '#f3c21a', '#7a4a1e', '#1456a8']),
        'stroke="#222" stroke-width="3"',
      ) + lettering(words(2, random), { x: -100, y: 10, size: 28 }),
      random.pick([0, 0, -4]),
      [0, 0],
    ),
]
