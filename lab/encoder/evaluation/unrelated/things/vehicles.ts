import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, glow, gradient, oval, placed, rect, stroke, times } from '../shapes.ts'
import { amount } from '../words.ts'

/** Cars, vans, buses, bicycles and tractors from the side, on a street or a lawn; cars also from the front. */
export const vehicles: Kind = { name: 'vehicles', cameraShare: 1, draw: drawScene }

function drawScene(frame: Frame): string {
  const { width, height, random } = frame
  const ground = height * random.between(0.66, 0.8)
  const size = (width / 320) * random.between(0.75, 1.05)
  const body = colour(random.between(0, 360), random.pick([5, 10, 60, 75]), random.between(14, 80))
  const vehicle = random.pick([drawCar, drawCar, drawBus, drawBicycle, drawFront])(random, body)
  const shadow = blurred(oval([0, 2, 135, 10], '#000', 'opacity="0.6"'), 4)
  return (
    drawStreet(frame, ground) +
    placed(shadow + vehicle, [width / 2, ground + 22], [random.isChosen(0.5) ? size : -size, size])
  )
}

function drawStreet({ width, height, random }: Frame, ground: number): string {
  const sky = gradient('sky', [colour(210, 40, random.between(50, 80)), colour(205, 25, random.between(80, 95))])
  const light = random.between(35, 70)
  const houses = times(6, (index) => {
    const top = ground * random.between(0.0, 0.6)
    const wall = rect(
      [(index * width) / 5 - 40, top, width / 5 + 3, ground - top],
      colour(random.between(10, 60), 22, light + 10 * random.normal()),
    )
    return (
      wall +
      times(8, (pane) =>
        rect(
          [(index * width) / 5 - 28 + (pane % 2) * 36, top + 16 + Math.floor(pane / 2) * 42, 18, 26],
          '#3b4654',
          'opacity="0.75"',
        ),
      )
    )
  })
  const hedge = times(30, () =>
    disc(
      [random.between(0, width), ground - random.between(0, 30), random.between(12, 40)],
      colour(random.between(85, 125), 32, random.between(18, 42)),
    ),
  )
  const road = random.pick([colour(220, 5, 38), colour(220, 5, 55), colour(90, 30, 38)])
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    blurred(random.isChosen(0.5) ? houses : hedge, 2) +
    rect([0, ground, width, height], road) +
    (random.isChosen(0.5) ? rect([0, ground + 60, width, 5], '#e8e4d8') : '')
  )
}

function drawWheel(x: number, radius: number): string {
  const rim = times(6, (spoke) =>
    stroke(
      `M${x} ${-radius}L${x + radius * 0.6 * Math.cos(spoke)} ${-radius + radius * 0.6 * Math.sin(spoke)}`,
      '#8d9094',
      3,
    ),
  )
  return (
    disc([x, -radius, radius], '#151515') +
    disc([x, -radius, radius * 0.66], '#c3c6ca') +
    rim +
    disc([x, -radius, radius * 0.2], '#555')
  )
}

function drawCar(random: Random, body: string): string {
  const [roof, nose, tail] = [random.between(72, 96), random.between(42, 56), random.between(46, 66)]
  const [front, back] = [random.between(-62, -40), random.between(50, 95)]
  const shell = `M-128 -18Q-134 -${nose - 6} -104 -${nose}L${front - 22} -${nose + 6}Q${front} -${roof} ${front + 26} -${roof}L${back - 22} -${roof}Q${back} -${roof - 4} ${back + 18} -${tail}L122 -${tail - 6}Q132 -40 128 -18Z`
  const glass = `M${front - 10} -${nose + 8}Q${front + 8} -${roof - 7} ${front + 28} -${roof - 7}L${back - 24} -${roof - 7}Q${back - 8} -${roof - 9} ${back + 2} -${nose + 8}Z`
  const shine = gradient('shine', ['rgba(255,255,255,0.55)', 'rgba(255,255,255,0.05)', 'rgba(0,0,0,0.4)'])
  const pillar = (front + back) / 2
  const seams = stroke(
    `M${pillar} -${roof - 6}L${pillar} -16M${front} -${nose + 4}L${front + 4} -18M${pillar + 12} -46l16 0`,
    '#0006',
    1.8,
  )
  const lamps = oval([-122, -36, 8, 6], '#fff6d0') + rect([120, -46, 9, 12], '#c22')
  return (
    shine +
    area(shell, body) +
    area(shell, 'url(#shine)') +
    area(glass, '#22303c') +
    area(glass, 'url(#shine)', 'opacity="0.6"') +
    rect([pillar - 2.5, -roof + 6, 5, roof - nose - 12], body) +
    seams +
    lamps +
    drawWheel(-76, 23) +
    drawWheel(76, 23)
  )
}

function drawBus(random: Random, body: string): string {
  const [tall, long] = [random.between(115, 150), random.between(110, 140)]
  const shine = gradient('shine', ['rgba(255,255,255,0.4)', 'rgba(255,255,255,0)', 'rgba(0,0,0,0.35)'])
  const box =
    rect([-long, -tall, 2 * long, tall - 14], body, 'rx="12"') +
    rect([-long, -tall, 2 * long, tall - 14], 'url(#shine)', 'rx="12"')
  const isVan = random.isChosen(0.4)
  const panes = isVan
    ? rect([-long + 8, -tall + 16, 50, 40], '#1f2b36', 'rx="5"')
    : times(6, (index) =>
        rect([-long + 10 + index * ((2 * long - 14) / 6), -tall + 18, (2 * long - 50) / 6, 42], '#1f2b36', 'rx="3"'),
      )
  const stripe = random.isChosen(0.5) ? rect([-long, -tall * 0.42, 2 * long, 10], '#fff', 'opacity="0.8"') : ''
  const sign = lettering(amount(random), { x: 30, y: -tall * 0.3, size: 22, ink: '#fff', anchor: 'middle' })
  return shine + box + panes + stripe + sign + drawWheel(-long + 44, 21) + drawWheel(long - 48, 21)
}

function drawBicycle(_random: Random, body: string): string {
  const wheel = (x: number) =>
    `${disc([x, -46, 44], 'none', 'stroke="#1a1a1a" stroke-width="5"')}<g opacity="0.6">${times(12, (spoke) => stroke(`M${x} -46L${x + 43 * Math.cos(spoke * 0.5236)} ${-46 + 43 * Math.sin(spoke * 0.5236)}`, '#bbb', 0.8))}</g>`
  const frame = stroke(
    'M-76 -46L-48 -112L24 -112L-8 -46Z M-48 -112L-8 -46M24 -112L76 -46L20 -126M-76 -46L-8 -46',
    body,
    6,
  )
  return (
    wheel(-76) +
    wheel(76) +
    frame +
    stroke('M-54 -124L-48 -112', '#222', 5) +
    stroke('M-68 -126L-40 -126', '#2a1a10', 9) +
    stroke('M20 -126L16 -138L36 -142', '#222', 5) +
    disc([-8, -46, 11], '#777') +
    stroke('M-8 -46L4 -28', '#444', 4)
  )
}

function drawFront(random: Random, body: string): string {
  const lamp = glow('lamp', ['#fff', '#ffe9a8', '#9aa'])
  const shape = 'M-92 -14L-96 -62Q-94 -78 -76 -84L-58 -124Q-52 -134 0 -134Q52 -134 58 -124L76 -84Q94 -78 96 -62L92 -14Z'
  const shine = gradient('shine', ['rgba(255,255,255,0.45)', 'rgba(255,255,255,0)', 'rgba(0,0,0,0.4)'])
  const pane = area('M-64 -86L-50 -122Q0 -130 50 -122L64 -86Z', '#25323d')
  const grille =
    rect([-44, -60, 88, 22], '#141414', 'rx="6"') + times(5, (row) => rect([-42, -58 + row * 4, 84, 1.2], '#888'))
  const plate =
    rect([-30, -32, 60, 14], '#f4f4f0', 'rx="2"') +
    lettering(amount(random), { x: 0, y: -21, size: 12, anchor: 'middle' })
  const tyres = rect([-90, -20, 26, 22], '#111', 'rx="5"') + rect([64, -20, 26, 22], '#111', 'rx="5"')
  return (
    lamp +
    shine +
    tyres +
    area(shape, body) +
    area(shape, 'url(#shine)') +
    pane +
    grille +
    plate +
    oval([-70, -56, 17, 12], 'url(#lamp)') +
    oval([70, -56, 17, 12], 'url(#lamp)')
  )
}
