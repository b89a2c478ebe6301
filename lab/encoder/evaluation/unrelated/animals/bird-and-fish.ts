import { type Random } from '../../../materials/random.ts'
import { type Coat } from './pets.ts'
import { area, blurred, colour, disc, glow, oval, smooth, stroke, times } from '../shapes.ts'

/** SVG of a bird, for `animals`. */
export function drawBird(random: Random, coat: Coat): string {
  const belly = colour(random.between(20, 60), random.between(10, 70), random.between(60, 90))
  const branch = stroke(
    smooth([
      [-170, 96],
      [-60, 88],
      [40, 92],
      [180, 74],
    ]),
    colour(25, 30, 24),
    random.between(8, 15),
  )
  const tail = area('M46 44L132 92L116 108L34 66Z', coat(-16))
  const body =
    glow('body', [coat(8), coat(), coat(-16)], [0.35, 0.3, 0.8]) +
    area(
      smooth(
        [
          [-62, -42],
          [-34, -72],
          [4, -52],
          [52, 12],
          [60, 60],
          [10, 82],
          [-40, 62],
          [-58, 10],
        ],
        true,
      ),
      'url(#body)',
    )
  const breast = blurred(oval([-30, 34, 24, 40], belly), 4)
  const wing = times(8, (index) =>
    area(
      `M-4 ${-18 + index * 5}Q40 ${-8 + index * 6} ${84 - index * 4} ${60 + index * 3}Q24 ${50 + index * 4} -4 ${-18 + index * 5}Z`,
      coat(index % 2 ? -10 : -20),
    ),
  )
  const head =
    area('M-62 -46L-92 -38L-60 -32Z', random.pick(['#e0a030', '#33302c', '#d9662e'])) +
    disc([-42, -48, 6.5], '#0c0c0c') +
    disc([-44, -50, 2], '#fff')
  return branch + tail + body + breast + wing + head + stroke('M-4 80L-6 94M14 80L14 92', '#6b4a2a', 3.5)
}

export function drawFish(random: Random, coat: Coat): string {
  const tall = random.between(30, 62)
  const shape = smooth(
    [
      [-96, 0],
      [-50, -tall * 0.85],
      [0, -tall],
      [50, -tall * 0.6],
      [80, -8],
      [80, 8],
      [50, tall * 0.6],
      [0, tall],
      [-50, tall * 0.85],
    ],
    true,
  )
  const fins =
    area(`M-30 ${-tall * 0.8}Q10 ${-tall * 1.9} 52 ${-tall * 0.5}Z`, coat(-12)) +
    area(`M0 ${tall * 0.9}Q30 ${tall * 1.5} 40 ${tall * 0.6}Z`, coat(-12)) +
    area('M74 0L124 -46Q104 0 124 46Z', coat(-8))
  const scales = times(70, (index) =>
    stroke(
      `M${-44 + (index % 14) * 8.5} ${(Math.floor(index / 14) - 2) * tall * 0.28 - 5}q6 5 0 10`,
      coat(random.between(-18, 22)),
      1.4,
    ),
  )
  const bands = random.isChosen(0.5)
    ? times(3, (index) =>
        stroke(
          `M${-40 + index * 38} ${-tall * 0.65}Q${-30 + index * 38} 0 ${-40 + index * 38} ${tall * 0.65}`,
          '#fff',
          9,
        ),
      )
    : ''
  const eye = disc([-68, -8, 9], '#f3efe0') + disc([-69, -8, 5], '#0c0c0c')
  const bubbles = times(9, () =>
    disc(
      [-110 + 14 * random.normal(), random.between(-150, 20), random.between(2, 7)],
      'none',
      'stroke="#fff" stroke-width="1.2" opacity="0.7"',
    ),
  )
  return (
    glow('body', [coat(16), coat(), coat(-18)], [0.45, 0.25, 0.8]) +
    fins +
    area(shape, 'url(#body)') +
    bands +
    scales +
    eye +
    stroke('M-94 6Q-86 12 -80 8M-50 -14Q-42 0 -50 16', coat(-30), 2) +
    bubbles
  )
}
