import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, gradient, rect, smooth, stroke, times, turned } from '../shapes.ts'
import { paragraph } from '../words.ts'

/** A hand holding a phone, in a room, outdoors or at a table. */
export const phones: Kind = { name: 'phones', cameraShare: 1, draw: drawPhone }

function drawPhone(frame: Frame): string {
  const { width, height, random } = frame
  const size = (Math.min(width * 1.4, height) / 400) * random.between(0.9, 1.15)
  const hand = drawHand(frame)
  const lean = 10 * random.normal()
  const mirror = random.isChosen(0.4) ? -1 : 1
  return `${drawBehind(frame)}<g transform="translate(${width / 2} ${height * random.between(0.46, 0.54)}) scale(${mirror * size} ${size}) rotate(${lean})">${hand.back}${drawDevice(frame)}${hand.front}</g>`
}

function drawBehind({ width, height, random }: Frame): string {
  const [hue, light] = [random.between(0, 360), random.between(20, 85)]
  const ground = gradient('behind', [colour(hue, 20, light), colour(hue + 30, 20, light - 18)])
  const things = times(14, () => {
    const at: [number, number, number, number] = [
      random.between(-50, width),
      random.between(-50, height),
      random.between(30, 160),
      random.between(20, 160),
    ]
    return rect(
      at,
      colour(hue + 60 * random.normal(), 25, light + 16 * random.normal()),
      `rx="${random.between(0, 40)}" opacity="0.6"`,
    )
  })
  return ground + rect([0, 0, width, height], 'url(#behind)') + blurred(things, 16)
}

function drawDevice({ random }: Frame): string {
  const shell = rect([-72, -145, 144, 290], random.pick(['#161618', '#e6e4e0', '#8d94a0', '#b98d7a']), 'rx="22"')
  const isDark = random.isChosen(0.4)
  const ground = colour(random.between(0, 360), random.between(0, 40), isDark ? 14 : 95)
  const screen = rect([-66, -139, 132, 278], ground, 'rx="17"')
  const hue = random.between(0, 360)
  const show = random.pick([drawApps, drawFeed, drawCall, drawBack])
  if (show === drawBack) return shell + drawBack()
  return shell + screen + show() + rect([-20, -136, 40, 8], '#000', 'rx="4"')

  function drawApps(): string {
    const wall = gradient('wall', [colour(hue, 60, 45), colour(hue + 70, 60, 65)])
    return (
      wall +
      rect([-66, -139, 132, 278], 'url(#wall)', 'rx="17"') +
      times(24, (index) =>
        rect(
          [-58 + (index % 4) * 31, -118 + Math.floor(index / 4) * 38, 23, 23],
          colour(random.between(0, 360), 65, random.between(40, 90)),
          'rx="6"',
        ),
      )
    )
  }

  function drawFeed(): string {
    return times(3, (index) => {
      const top = -122 + index * 86
      const text = paragraph(
        { x: -58, y: top + 66, width: 112, size: 8, leading: 11, lines: 2, ink: isDark ? '#ddd' : '#333' },
        random,
      )
      return (
        rect([-60, top, 120, 54], colour(random.between(0, 360), 45, 55), 'rx="5"') +
        disc([-48, top + 12, 7], '#fffc') +
        text
      )
    })
  }

  function drawCall(): string {
    return (
      disc([0, -50, 38], colour(hue, 45, 55)) +
      disc([0, -60, 14], '#fff') +
      area('M-24 -26Q0 -54 24 -26Z', '#fff') +
      disc([-32, 96, 17], '#d33') +
      disc([32, 96, 17], '#3a4')
    )
  }

  function drawBack(): string {
    const lenses = times(
      3,
      (index) =>
        disc([-45 + (index % 2) * 25, -116 + index * 14, 10], '#0b0b0d', 'stroke="#555" stroke-width="2"') +
        disc([-48 + (index % 2) * 25, -119 + index * 14, 2.5], '#6a86b8'),
    )
    return rect([-66, -138, 56, 62], '#0005', 'rx="14"') + lenses
  }
}

function drawHand({ random }: Frame): { back: string; front: string } {
  const [hue, light] = [random.between(14, 30), random.between(28, 78)]
  const skin = (lightness: number) => colour(hue, 40, light + lightness)
  const palm = gradient('palm', [skin(4), skin(-12)])
  const arm = area(
    smooth(
      [
        [-60, 60],
        [40, 40],
        [98, 90],
        [92, 190],
        [130, 420],
        [-30, 420],
        [-50, 200],
      ],
      true,
    ),
    'url(#palm)',
  )
  const fingers = times(4, (index) => {
    const y = -10 + index * 34
    return (
      stroke(`M-40 ${y + 10}L-76 ${y + 2}L-66 ${y - 2}`, skin(-14), 27) +
      stroke(`M-60 ${y + 5}L-74 ${y + 1}`, skin(2), 23) +
      stroke(`M-78 ${y - 6}q-6 6 0 12`, skin(-24), 1.4)
    )
  })
  const thumb =
    area(
      smooth(
        [
          [100, 130],
          [96, 60],
          [80, 0],
          [62, -34],
          [48, -30],
          [54, 10],
          [62, 70],
          [60, 130],
        ],
        true,
      ),
      skin(0),
    ) +
    area(
      smooth(
        [
          [60, -34],
          [52, -32],
          [52, -18],
          [60, -14],
          [66, -22],
        ],
        true,
      ),
      skin(14),
    ) +
    stroke('M60 14q8 -4 16 -2', skin(-18), 1.5)
  const sleeve = random.isChosen(0.5)
    ? turned(
        area('M-70 190L150 190L190 460L-110 460Z', colour(random.between(0, 360), 30, random.between(12, 75))),
        0,
        [0, 0],
      )
    : ''
  return { back: palm + arm + sleeve, front: fingers + thumb }
}
