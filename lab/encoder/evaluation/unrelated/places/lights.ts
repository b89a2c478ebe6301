import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, glow, gradient, oval, placed, rect, stroke, times } from '../shapes.ts'

/** Lights in the dark: fireworks, lamps out of focus, candles, stages, trails of cars. */
export const lights: Kind = {
  name: 'lights',
  cameraShare: 1,
  draw: (frame) =>
    frame.random.pick([drawFireworks, drawFireworks, drawBokeh, drawBokeh, drawCandles, drawStage, drawTrails])(frame),
}

const ADDED = 'style="mix-blend-mode:screen"'

function drawFireworks({ width, height, random }: Frame): string {
  const night = gradient('night', [colour(225, 50, random.between(2, 8)), colour(230, 40, random.between(6, 18))])
  const bursts = times(1 + random.below(6), () => {
    const [hue, size, count] = [random.between(0, 360), random.magnitude(35, 150), 24 + random.below(60)]
    const [inner, droop, isTwo] = [random.between(0, 0.5), random.between(0, 0.35), random.isChosen(0.4)]
    const rays = times(count, (index) => {
      const angle = (index * 2 * Math.PI) / count + 0.08 * random.normal()
      const reach = size * random.between(0.75, 1.05)
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const [tx, ty] = [dx * reach, dy * reach + droop * reach]
      const ink = colour(isTwo && index % 2 ? hue + 120 : hue, 90, random.between(55, 80))
      return (
        stroke(
          `M${dx * reach * inner} ${dy * reach * inner}Q${dx * reach * 0.7} ${dy * reach * 0.6} ${tx} ${ty}`,
          ink,
          random.between(0.6, 2),
        ) + disc([tx, ty, random.between(0.8, 2.6)], '#fff')
      )
    })
    const haze = `${glow(`burst${hue.toFixed(0)}`, [colour(hue, 80, 65), 'rgba(0,0,0,0)'], [0.5, 0.5, 0.5])}${disc([0, 0, size * 0.8], `url(#burst${hue.toFixed(0)})`, 'opacity="0.35"')}`
    return placed(haze + rays, [random.between(0.1, 0.9) * width, random.between(0.1, 0.6) * height])
  })
  const crowd = times(random.isChosen(0.6) ? 26 : 0, (index) =>
    disc(
      [(index * width) / 25 + 4 * random.normal(), height + random.between(-8, 4), random.between(12, 20)],
      '#050507',
    ),
  )
  return night + rect([0, 0, width, height], 'url(#night)') + `<g ${ADDED}>${bursts}</g>` + crowd
}

function drawBokeh({ width, height, random }: Frame): string {
  const [hue, step, light] = [random.between(0, 360), random.between(0, 120), random.between(2, 22)]
  const ground = gradient('ground', [colour(hue, 40, light), colour(hue + step, 40, light * 0.5)])
  const size = random.magnitude(9, 55)
  const spots = times(Math.round(random.magnitude(15, 110)), () => {
    const ink = colour(hue + step * random.normal(), random.between(50, 95), random.between(50, 80))
    const radius = size * random.between(0.5, 1.3)
    return disc(
      [random.between(0, width), height * random.between(0, 1) ** random.pick([1, 0.6]), radius],
      ink,
      `opacity="${random.between(0.15, 0.6).toFixed(2)}" stroke="${ink}" stroke-width="${(radius * 0.08).toFixed(1)}"`,
    )
  })
  const near = random.isChosen(0.3)
    ? blurred(oval([width / 2, height * 1.02, width * 0.25, height * random.between(0.3, 0.6)], '#08070a'), 8)
    : ''
  return ground + rect([0, 0, width, height], 'url(#ground)') + `<g ${ADDED}>${blurred(spots, 1)}</g>` + near
}

function drawCandles({ width, height, random }: Frame): string {
  const flame = glow('flame', ['#fffbe0', '#ffd36a', '#ff8a1f', 'rgba(255,90,0,0)'], [0.5, 0.65, 0.5])
  const halo = glow('halo', ['rgba(255,190,90,0.7)', 'rgba(255,140,40,0.2)', 'rgba(255,120,20,0)'], [0.5, 0.5, 0.5])
  const count = 1 + random.below(9)
  const candles = times(count, (index) => {
    const [x, y, size] = [
      ((index + 0.5) * width) / count + 12 * random.normal(),
      height * random.between(0.45, 0.7),
      random.between(0.7, 1.5),
    ]
    const wax = `wax${index}`
    return placed(
      gradient(wax, [colour(38, 70, 75), colour(30, 45, 45), colour(25, 40, 18)]) +
        rect([-16, 30, 32, height], `url(#${wax})`, 'rx="5"') +
        stroke('M0 32L1 20', '#1a1208', 2) +
        disc([0, 5, 110], 'url(#halo)') +
        oval([0, 5, 9, 24], 'url(#flame)'),
      [x, y],
      size,
    )
  })
  return flame + halo + rect([0, 0, width, height], colour(20, 40, random.between(2, 9))) + candles
}

function drawStage({ width, height, random }: Frame): string {
  const hue = random.between(0, 360)
  const beams = times(3 + random.below(6), (index) => {
    const [x, to] = [random.between(0, width), random.between(-0.2, 1.2) * width]
    const name = `beam${index}`
    return (
      gradient(name, [colour(hue + 60 * random.normal(), 90, 75), 'rgba(0,0,0,0)']) +
      area(
        `M${x - 4} 0L${x + 4} 0L${to + 70} ${height * 0.85}L${to - 70} ${height * 0.85}Z`,
        `url(#${name})`,
        'opacity="0.6"',
      ) +
      disc([x, 4, 9], '#fff')
    )
  })
  const band = times(1 + random.below(4), (index) => {
    const x = width * (0.25 + 0.18 * index)
    return placed(
      disc([0, -70, 11], '#0a0a0c') +
        area('M-16 -56L16 -56L12 0L-12 0Z', '#0a0a0c') +
        stroke('M-14 -50L20 -30L34 -44', '#0a0a0c', 7),
      [x, height * 0.8],
    )
  })
  const crowd = times(40, (index) => {
    const x = (index * width) / 39 + 6 * random.normal()
    const arm = random.isChosen(0.3)
      ? stroke(`M${x} ${height}L${x + 10 * random.normal()} ${height * random.between(0.72, 0.82)}`, '#030304', 6)
      : ''
    return disc([x, height - random.between(0, 34), random.between(11, 17)], '#030304') + arm
  })
  return (
    rect([0, 0, width, height], colour(hue, 50, 6)) +
    `<g ${ADDED}>${blurred(beams, 4)}</g>` +
    rect([0, height * 0.8, width, height], colour(hue, 40, 4)) +
    band +
    crowd
  )
}

function drawTrails({ width, height, random }: Frame): string {
  const [x, horizon] = [width * random.between(0.3, 0.7), height * random.between(0.3, 0.5)]
  const trails = times(26, (index) => {
    const isBack = index % 2 === 0
    const foot = x + (isBack ? 1 : -1) * random.between(20, width * 0.7)
    return stroke(
      `M${x} ${horizon}Q${x + (foot - x) * 0.1} ${height * 0.6} ${foot} ${height}`,
      isBack ? colour(random.between(0, 14), 95, 50) : colour(45, 70, random.between(70, 92)),
      random.between(0.8, 3.4),
    )
  })
  const lamps = times(16, (index) => {
    const near = (index % 8) / 8
    return disc(
      [
        x + (index < 8 ? 1 : -1) * (20 + near * near * width * 0.6),
        horizon - 8 - near * near * height * 0.35,
        1.5 + near * 5,
      ],
      '#ffdca0',
    )
  })
  return (
    rect([0, 0, width, height], colour(230, 40, 6)) +
    rect([0, horizon, width, height], colour(230, 12, 8)) +
    `<g ${ADDED}>${blurred(trails, 2)}${trails}${blurred(lamps, 4)}${lamps}</g>`
  )
}
