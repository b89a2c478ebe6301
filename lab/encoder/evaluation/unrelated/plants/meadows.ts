import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, gradient, lump, oval, placed, rect, stroke, times, turned } from '../shapes.ts'

/** Grass, meadows with flowers, corn and hedges, seen from low down against a garden or the sky. */
export const meadows: Kind = { name: 'meadows', cameraShare: 1, draw: drawMeadow }

function drawMeadow(frame: Frame): string {
  const { width, height, random } = frame
  const hue = random.pick([75, 90, 105, 120, 45])
  const horizon = height * random.between(0.12, 0.5)
  const sky = gradient('sky', [
    colour(210, random.between(10, 60), random.between(50, 82)),
    colour(200, 30, random.between(75, 95)),
  ])
  const trees = times(16, () =>
    area(
      lump([random.between(0, width), horizon - random.between(-8, 30), random.between(25, 80)], 0.2, random),
      colour(hue + 15 * random.normal(), 32, random.between(16, 45)),
    ),
  )
  const ground = gradient('ground', [colour(hue, 40, 48), colour(hue, 45, 26), colour(hue, 45, 14)])
  const draw = random.pick([drawBlades, drawBlades, drawCorn, drawHedge])
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    blurred(trees, random.pick([4, 8])) +
    ground +
    rect([0, horizon + 20, width, height], 'url(#ground)') +
    draw(frame, horizon, hue)
  )
}

/** Rows of blades from the horizon to the front, each row larger and sharper. */
function drawBlades({ width, height, random }: Frame, horizon: number, hue: number): string {
  const [flowerHue, share] = [random.between(0, 360), random.pick([0, 0.04, 0.1])]
  return times(7, (row) => {
    const near = (row + 1) / 7
    const foot = horizon + 30 + (height - horizon) * near ** 1.4
    const blades = times(Math.round(55 / (0.4 + near)), () => {
      const [x, tall, lean] = [
        random.between(-20, width + 20),
        (18 + 120 * near * near) * random.between(0.5, 1.2),
        26 * near * random.normal(),
      ]
      const wide = 1 + 4 * near
      const ink = colour(hue + 10 * random.normal(), random.between(30, 55), 20 + 26 * near + 9 * random.normal())
      const y = foot + random.between(-14, 30) * near
      const blade = area(
        `M${x - wide} ${y}Q${x + lean * 0.3} ${y - tall * 0.6} ${x + lean} ${y - tall}Q${x + lean * 0.3 + wide} ${y - tall * 0.6} ${x + wide} ${y}Z`,
        ink,
      )
      if (!random.isChosen(share)) return blade
      const petals =
        times(7, (petal) =>
          turned(oval([0, -7, 3, 6], colour(flowerHue + 20 * random.normal(), 70, 75)), petal * 51, [0, 0]),
        ) + disc([0, 0, 3.6], colour(48, 85, 50))
      return blade + placed(petals, [x + lean, y - tall], [0.3 + near, 0.25 + near * 0.7])
    })
    return row < 3 ? blurred(blades, row === 0 ? 2 : 1) : row === 6 ? blurred(blades, 4) : blades
  })
}

function drawCorn({ width, height, random }: Frame, horizon: number, _hue: number): string {
  const hue = random.between(38, 55)
  return times(5, (row) => {
    const near = (row + 1) / 5
    const foot = horizon + 60 + (height - horizon) * near
    const ears = times(Math.round(40 / (0.5 + near)), () => {
      const [x, tall, lean] = [
        random.between(0, width),
        (50 + 130 * near) * random.between(0.8, 1.1),
        16 * random.normal(),
      ]
      const ink = colour(hue + 5 * random.normal(), 55, 32 + 25 * near + 6 * random.normal())
      const grains = times(
        7,
        (grain) =>
          oval([(grain % 2 ? 3 : -3) * near, -grain * 5 * near, 2.8 * near, 4.5 * near], ink) +
          stroke(`M0 ${-grain * 5 * near}l${(grain % 2 ? 9 : -9) * near} ${-22 * near}`, ink, 0.7),
      )
      return (
        stroke(`M${x} ${foot}Q${x} ${foot - tall * 0.6} ${x + lean} ${foot - tall}`, ink, 1 + 1.5 * near) +
        placed(turned(grains, lean, [0, 0]), [x + lean, foot - tall])
      )
    })
    return row === 0 ? blurred(ears, 2) : ears
  })
}

/** A clipped hedge or bushes behind a lawn. */
function drawHedge({ width, height, random }: Frame, horizon: number, hue: number): string {
  const foot = height * random.between(0.6, 0.85)
  const isRound = random.isChosen(0.5)
  const bushes = times(isRound ? 2 + random.below(4) : 1, (bush) => {
    const [x, top] = isRound ? [width * random.between(0, 1), horizon] : [width / 2, horizon]
    const spread = isRound ? random.between(50, 110) : width * 0.6
    const leaves = times(isRound ? 170 : 420, () => {
      const [dx, level] = [random.between(-1, 1), random.next()]
      const reach = isRound ? Math.sqrt(1 - (2 * level - 1) ** 2) : 1
      const at = [x + dx * spread * reach, top + level * (foot - top), random.between(3, 8)] as const
      return oval(
        [at[0], at[1], at[2], at[2] * 0.6],
        colour(hue + 10 * random.normal(), 40, 34 - level * 20 + 9 * random.normal() - Math.abs(dx) * 6),
        `transform="rotate(${random.below(180)} ${at[0].toFixed(0)} ${at[1].toFixed(0)})"`,
      )
    })
    const body = isRound
      ? oval([x, (top + foot) / 2, spread, (foot - top) / 2], colour(hue, 40, 14))
      : rect([-5, top + 5, width + 10, foot - top], colour(hue, 40, 14))
    return `<g id="bush${bush}">${body}${leaves}</g>`
  })
  const lawn =
    rect([0, foot - 4, width, height], colour(hue, 42, 38)) +
    times(140, () =>
      stroke(
        `M${random.between(0, width)} ${random.between(foot, height)}l${2 * random.normal()} -7`,
        colour(hue, 45, random.between(25, 52)),
        1.2,
      ),
    )
  return bushes + lawn
}
