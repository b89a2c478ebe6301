import { type Frame, type Kind } from '../frame.ts'
import { blurred, colour, disc, glow, gradient, oval, rect, stroke, times } from '../shapes.ts'

/** Failed photographs: black, overexposed, a finger over the lens, motion blur, a lamp in the lens. */
export const spoilt: Kind = {
  name: 'spoilt',
  cameraShare: 1,
  draw: (frame) => frame.random.pick([drawBlack, drawBurnt, drawFinger, drawShaken, drawFlare])(frame),
}

function drawThings({ width, height, random }: Frame, [hue, light]: [number, number]): string {
  return times(4 + random.below(14), () => {
    const tint = colour(hue + 40 * random.normal(), random.between(5, 60), light + 25 * random.normal())
    const [x, y, size] = [random.between(0, width), random.between(0, height), random.between(20, 160)]
    return random.isChosen(0.5) ? disc([x, y, size], tint) : rect([x, y, size * random.between(0.2, 2), size], tint)
  })
}

function drawBlack({ width, height, random }: Frame): string {
  const light = random.between(0, 4)
  const gleam = glow(
    'gleam',
    [colour(random.between(0, 360), 40, random.between(5, 30)), 'rgba(0,0,0,0)'],
    [random.next(), random.next(), random.between(0.2, 0.7)],
  )
  return (
    rect([0, 0, width, height], colour(random.between(0, 360), 30, light)) +
    gleam +
    (random.isChosen(0.7) ? rect([0, 0, width, height], 'url(#gleam)') : '')
  )
}

function drawBurnt(frame: Frame): string {
  const { width, height, random } = frame
  const traces = blurred(drawThings(frame, [random.between(0, 360), 75]), random.pick([8, 16]))
  return rect([0, 0, width, height], '#fff') + `<g opacity="${random.between(0.15, 0.4).toFixed(2)}">${traces}</g>`
}

function drawFinger(frame: Frame): string {
  const { width, height, random } = frame
  const behind =
    rect([0, 0, width, height], colour(random.between(0, 360), 15, random.between(20, 80))) +
    blurred(drawThings(frame, [random.between(0, 360), 50]), 16)
  const skin = glow(
    'finger',
    [colour(12, 60, random.between(35, 65)), colour(8, 65, 35), colour(4, 70, 16)],
    [0.4, 0.4, 0.7],
  )
  const [x, y] = [random.pick([0, width]), random.between(0, height)]
  return (
    behind +
    skin +
    blurred(oval([x, y, width * random.between(0.35, 1), height * random.between(0.35, 0.8)], 'url(#finger)'), 16)
  )
}

function drawShaken(frame: Frame): string {
  const { width, height, random } = frame
  const light = random.between(15, 75)
  const [dx, dy] = [random.between(-22, 22), random.between(-14, 14)]
  const things = drawThings(frame, [random.between(0, 360), light])
  const ground = gradient('ground', [colour(30, 15, light), colour(210, 15, light * 0.6)])
  const smear = `<g id="shaken">${things}</g>${times(7, (step) => `<use href="#shaken" x="${dx * step}" y="${dy * step}" opacity="0.22"/>`)}`
  return ground + rect([0, 0, width, height], 'url(#ground)') + blurred(smear, 8)
}

function drawFlare({ width, height, random }: Frame): string {
  const [x, y, hue] = [random.between(0, width), random.between(0, height * 0.6), random.between(20, 60)]
  const dark = rect([0, 0, width, height], colour(random.between(0, 60), 30, random.between(3, 25)))
  const lamp =
    glow('lamp', ['#fff', '#fffbe0', colour(hue, 90, 60), 'rgba(200,120,20,0)'], [0.5, 0.5, 0.5]) +
    disc([x, y, random.between(120, 380)], 'url(#lamp)')
  const rays = times(8, () => stroke(`M${x} ${y}l${160 * random.normal()} ${160 * random.normal()}`, '#fff4cc', 3))
  const ghosts = times(5, (index) =>
    disc(
      [x + (width / 2 - x) * index * 0.5, y + (height / 2 - y) * index * 0.5, random.between(8, 34)],
      colour(random.between(0, 360), 70, 60),
      'opacity="0.25"',
    ),
  )
  return dark + blurred(rays, 4) + lamp + ghosts
}
