import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, glow, gradient, oval, placed, rect, smooth, stroke, times } from '../shapes.ts'

/** People from afar on a square, a beach, a lawn or in a street. */
export const crowds: Kind = { name: 'crowds', cameraShare: 1, draw: drawCrowd }

function drawCrowd(frame: Frame): string {
  const { width, height, random } = frame
  const horizon = height * random.between(0.25, 0.55)
  const count = Math.round(random.magnitude(3, 40))
  const depths = Array.from({ length: count }, () => random.next() ** 1.5).sort((one, other) => one - other)
  const people = depths.map((depth) => {
    const foot = horizon + 12 + depth * (height - horizon) * 0.95
    const size = (0.12 + 0.5 * depth) * (height / 400)
    return placed(drawWalker(random), [random.between(0, width), foot], size)
  })
  // A gradient, since a filter for each person takes long.
  const shadow = glow('shadow', ['rgba(0,0,0,0.5)', 'rgba(0,0,0,0.3)', 'rgba(0,0,0,0)'], [0.5, 0.5, 0.5])
  return drawPlace(frame, horizon) + shadow + people.join('')
}

function drawPlace({ width, height, random }: Frame, horizon: number): string {
  const sky = random.between(50, 92)
  const ground = random.pick([colour(40, 40, 68), colour(95, 35, 38), colour(220, 6, 52), colour(30, 12, 62)])
  const heaven = gradient('heaven', [colour(212, 50, sky - 15), colour(205, 30, sky)])
  const houses = random.isChosen(0.6)
    ? times(9, (index) => {
        const top = horizon * random.between(0.05, 0.8)
        const left = (index * width) / 8 - 30
        const wall = rect(
          [left, top, width / 7, horizon - top],
          colour(random.between(10, 50), 20, random.between(35, 75)),
        )
        return (
          wall +
          times(12, (pane) =>
            rect([left + 8 + (pane % 3) * 18, top + 10 + Math.floor(pane / 3) * 26, 9, 14], '#334', 'opacity="0.7"'),
          )
        )
      })
    : times(14, () =>
        oval(
          [random.between(0, width), horizon - 5, random.between(15, 50), random.between(10, 45)],
          colour(random.between(85, 130), 30, random.between(18, 40)),
        ),
      )
  const lanes = times(6, () =>
    stroke(`M${width / 2} ${horizon}L${random.between(-width, 2 * width)} ${height}`, '#000', 1.5),
  )
  return `${heaven}${rect([0, 0, width, horizon + 2], 'url(#heaven)')}${blurred(houses, 1)}${rect([0, horizon, width, height], ground)}<g opacity="0.12">${lanes}</g>`
}

/** A person about 170 high standing at 0, 0. */
function drawWalker(random: Random): string {
  const skin = colour(random.between(14, 30), 40, random.between(25, 75))
  const [top, legs] = [
    colour(random.between(0, 360), random.between(5, 75), random.between(12, 85)),
    colour(random.between(200, 260), 30, random.between(10, 45)),
  ]
  const [stride, swing, girth] = [random.between(2, 26), random.between(-22, 22), random.between(15, 24)]
  const shadow = oval([30, 0, 60, 12], 'url(#shadow)')
  const leg = (x: number) => stroke(`M${x * 0.3} -80L${x * 0.6} -42L${x} -2`, random.isChosen(0.2) ? skin : legs, 13)
  const isSkirted = random.isChosen(0.25)
  const skirt = isSkirted ? area(`M${-girth} -95L${-girth - 12} -38L${girth + 12} -38L${girth} -95Z`, top) : ''
  const trunk = area(
    smooth(
      [
        [-girth, -138],
        [0, -146],
        [girth, -138],
        [girth - 3, -80],
        [3 - girth, -80],
      ],
      true,
    ),
    top,
  )
  const arms =
    stroke(`M${-girth} -132L${-girth - 6} -104L${-girth + swing} -82`, top, 9) +
    stroke(`M${girth} -132L${girth + 6} -104L${girth - swing} -82`, top, 9)
  const head = stroke('M0 -150L0 -140', skin, 9) + oval([0, -160, 11, 14], skin)
  const hair = area('M-12 -158Q-13 -177 0 -177Q13 -177 12 -158Q6 -168 -12 -158Z', colour(25, 30, random.between(6, 50)))
  const bag = random.isChosen(0.3)
    ? rect([girth - 4, -100, 20, 30], colour(random.between(0, 360), 40, 30), 'rx="4"')
    : ''
  const ball = random.isChosen(0.05) ? disc([40, -10, 9], '#eee') : ''
  return shadow + leg(-stride) + leg(stride) + arms + trunk + skirt + head + hair + bag + ball
}
