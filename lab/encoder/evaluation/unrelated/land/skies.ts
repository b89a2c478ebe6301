import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, glow, gradient, lump, oval, rect, stroke, times } from '../shapes.ts'

/** Skies: clear, clouded, at sunset, with stars and a moon, with an aeroplane or birds. */
export const skies: Kind = {
  name: 'skies',
  cameraShare: 1,
  draw: (frame) => frame.random.pick([drawDay, drawDay, drawSunset, drawNight])(frame),
}

function drawDay(frame: Frame): string {
  const { width, height, random } = frame
  const [hue, light] = [random.between(200, 222), random.between(35, 70)]
  const sky = gradient('sky', [colour(hue, random.between(40, 80), light), colour(hue - 8, 50, light + 25)])
  const clouds = random.isChosen(0.85) ? drawClouds(frame, [98, random.between(60, 90)]) : ''
  const things = [drawBirds(frame), drawTrail(frame)]
  // A sky without anything in it could be a painted wall.
  const extra = random.pick(clouds ? ['', '', ...things] : things)
  return sky + rect([0, 0, width, height], 'url(#sky)') + clouds + extra
}

function drawClouds({ width, height, random }: Frame, [light, shade]: [number, number]): string {
  const size = random.magnitude(20, 70)
  return times(Math.round(random.magnitude(2, 12)), () => {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const puffs = Array.from({ length: 22 }, (_, index) => {
      const at: [number, number, number] = [
        x + size * 1.5 * random.normal(),
        y + size * 0.35 * random.normal(),
        size * random.between(0.3, 0.8),
      ]
      const isBelow = index < 9
      return area(
        lump([at[0], at[1] + (isBelow ? size * 0.35 : 0), at[2]], 0.25, random),
        colour(215, 12, isBelow ? shade : light),
        'opacity="0.6"',
      )
    })
    return blurred(puffs.join(''), random.pick([4, 8, 16]))
  })
}

function drawSunset(frame: Frame): string {
  const { width, height, random } = frame
  const hue = random.between(5, 40)
  const sky = gradient('sky', [
    colour(random.between(215, 280), 45, random.between(15, 45)),
    colour(hue - 25, 50, 50),
    colour(hue, 85, 58),
    colour(hue + 15, 90, 72),
  ])
  const sun = random.isChosen(0.6)
    ? glow('sun', ['#fffbe8', colour(hue + 15, 95, 75), 'rgba(255,170,80,0)'], [0.5, 0.5, 0.5]) +
      disc([random.between(0.2, 0.8) * width, height * random.between(0.55, 0.9), random.between(40, 120)], 'url(#sun)')
    : ''
  const bands = times(Math.round(random.between(3, 22)), () =>
    oval(
      [random.between(0, width), height * random.between(0.15, 0.95), random.between(60, 260), random.between(3, 14)],
      colour(hue + random.between(-60, 10), 45, random.between(22, 70)),
      'opacity="0.55"',
    ),
  )
  const sea = random.isChosen(0.3) ? rect([0, height * 0.88, width, height], colour(hue - 20, 30, 18)) : ''
  return sky + rect([0, 0, width, height], 'url(#sky)') + sun + blurred(bands, random.pick([4, 8])) + sea
}

function drawNight({ width, height, random }: Frame): string {
  const hue = random.between(205, 270)
  const sky = gradient('sky', [colour(hue, 50, random.between(3, 12)), colour(hue + 15, 45, random.between(8, 28))])
  const milky = times(30, (index) =>
    oval(
      [(width * index) / 28 + 15 * random.normal(), height * (0.8 - index * 0.022) + 25 * random.normal(), 50, 26],
      colour(hue + 40 * random.normal(), 40, 60),
      'opacity="0.10"',
    ),
  )
  const stars = times(Math.round(random.magnitude(60, 500)), () =>
    disc(
      [random.between(0, width), random.between(0, height), random.magnitude(0.3, 1.6)],
      colour(random.between(0, 360), 30, 92),
      `opacity="${random.between(0.3, 1).toFixed(2)}"`,
    ),
  )
  const [x, y, radius] = [random.between(60, width - 60), random.between(60, height - 60), random.magnitude(10, 110)]
  const moon =
    blurred(disc([x, y, radius * 1.5], '#dfe6ff', 'opacity="0.2"'), 16) +
    disc([x, y, radius], '#ece8d8') +
    blurred(
      times(7, () =>
        disc(
          [x + radius * 0.4 * random.normal(), y + radius * 0.4 * random.normal(), radius * random.between(0.06, 0.25)],
          '#a9a597',
          'opacity="0.6"',
        ),
      ),
      2,
    )
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    (random.isChosen(0.4) ? blurred(milky, 16) : '') +
    stars +
    (random.isChosen(0.5) ? moon : '')
  )
}

function drawBirds({ width, height, random }: Frame): string {
  return times(3 + random.below(25), () => {
    const [x, y, span, lift] = [
      random.between(0, width),
      random.between(0, height),
      random.between(4, 16),
      random.between(1, 7),
    ]
    return stroke(
      `M${x - span} ${y}Q${x - span / 2} ${y - lift} ${x} ${y + 2}Q${x + span / 2} ${y - lift} ${x + span} ${y}`,
      '#1c2026',
      1.8,
    )
  })
}

function drawTrail({ width, height, random }: Frame): string {
  const [from, to] = [random.between(0, height), random.between(0, height)]
  const trail = blurred(stroke(`M0 ${from}L${width * 0.7} ${to}`, '#fff', random.between(3, 9)), 2)
  return (
    trail +
    `<g transform="translate(${width * 0.7} ${to}) scale(0.8)">${area('M-14 -2L-2 -2L-8 -14L-4 -14L6 -2L14 0L6 2L-4 14L-8 14L-2 2L-14 2Z', '#dfe6ee')}</g>`
  )
}
