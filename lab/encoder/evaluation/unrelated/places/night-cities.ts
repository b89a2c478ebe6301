import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, gradient, rect, stroke, times } from '../shapes.ts'

/** City skylines and streets at night, with lit windows, lamps and their reflections. */
export const nightCities: Kind = { name: 'night cities', cameraShare: 1, draw: drawCity }

function drawCity(frame: Frame): string {
  const { width, height, random } = frame
  const hue = random.between(200, 290)
  const ground = height * random.between(0.62, 0.92)
  const sky = gradient('sky', [
    colour(hue, 45, random.between(4, 14)),
    colour(hue + random.between(-20, 80), 45, random.between(14, 38)),
  ])
  const rows = times(3, (row) => times(Math.ceil(width / 30), () => drawTower(frame, { row, ground, hue })))
  const lights = times(Math.round(random.magnitude(10, 90)), () =>
    disc(
      [random.between(0, width), ground + random.between(-12, 12), random.between(1, 4)],
      colour(random.pick([40, 45, 30, 0, 210]), 90, 72),
    ),
  )
  const streaks = times(60, () => {
    const x = random.between(0, width)
    return stroke(
      `M${x} ${ground + 4}L${x + 2 * random.normal()} ${ground + random.between(15, height - ground)}`,
      colour(random.pick([40, 40, 20, 0, 200, 300]), 80, 60),
      random.between(1, 5),
    )
  })
  const floor = rect([0, ground, width, height], colour(hue, 30, random.between(4, 12)))
  const bokeh = random.isChosen(0.3)
    ? times(40, () =>
        disc(
          [random.between(0, width), random.between(height * 0.3, height), random.between(6, 26)],
          colour(random.pick([40, 20, 0, 200, 120]), 85, 62),
          'opacity="0.45"',
        ),
      )
    : ''
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    blurred(rows, random.isChosen(0.2) ? 4 : 1) +
    floor +
    `<g opacity="0.5">${blurred(streaks, 2)}</g>` +
    blurred(lights, 1) +
    bokeh
  )
}

function drawTower(
  { width, height, random }: Frame,
  { row, ground, hue }: { row: number; ground: number; hue: number },
): string {
  const [wide, tall] = [random.between(18, 60), height * random.between(0.08, 0.62) * (1 - row * 0.24)]
  const [left, top] = [random.between(-20, width), ground - tall]
  const wall = rect([left, top, wide, tall], colour(hue, 25, 5 + 4 * (2 - row) + random.between(0, 4)))
  const [step, share, warm] = [random.between(5, 9), random.between(0.1, 0.65), random.pick([42, 48, 35, 200])]
  const columns = Math.floor((wide - 4) / step)
  const windows =
    row === 0
      ? ''
      : times(columns * Math.floor(tall / (step * 1.3)), (index) =>
          random.isChosen(share)
            ? rect(
                [
                  left + 3 + (index % columns) * step,
                  top + 4 + Math.floor(index / columns) * step * 1.3,
                  step * 0.55,
                  step * 0.7,
                ],
                colour(warm, 75, random.between(45, 85)),
              )
            : '',
        )
  const spire = random.isChosen(0.15)
    ? area(
        `M${left + wide * 0.3} ${top}L${left + wide / 2} ${top - tall * 0.35}L${left + wide * 0.7} ${top}Z`,
        colour(hue, 25, 10),
      ) + disc([left + wide / 2, top - tall * 0.35, 1.8], '#f44')
    : ''
  return wall + windows + spire
}
