import type { Random } from '../../../materials/random.ts'
import { blurred, colour, disc, glow, gradient, oval, area, smooth, stroke, times, turned } from '../shapes.ts'

export interface Look {
  random: Random
  name: string
  hue: number
  saturation: number
  light: number
}

/** A petal 100 long from 0, 0 upwards, of this half width, with streaks. */
function drawPetal({ random, name, hue, saturation, light }: Look, wide: number): string {
  const tip = random.between(-8, 8)
  const path = smooth(
    [
      [0, 0],
      [wide * 0.6, -30],
      [wide, -68],
      [wide * 0.5, -96],
      [tip, -100 - random.between(0, 8)],
      [-wide * 0.5, -96],
      [-wide, -68],
      [-wide * 0.6, -30],
    ],
    true,
  )
  const streaks = times(5, (index) =>
    stroke(
      `M${(index - 2) * 2} -8Q${((index - 2) * wide) / 4} -50 ${((index - 2) * wide) / 3.2} -88`,
      colour(hue - 8, saturation, light - 12),
      0.7,
    ),
  )
  return (
    area(path, '#000', 'opacity="0.18" transform="translate(2 3)"') +
    area(path, `url(#${name})`) +
    `<g opacity="0.5">${streaks}</g>`
  )
}

function drawShade({ name, hue, saturation, light }: Look): string {
  return gradient(name, [
    colour(hue + 6, saturation, light + 14),
    colour(hue, saturation, light),
    colour(hue - 12, saturation, light - 20),
  ])
}

function drawHeart(random: Random, radius: number): string {
  const hue = random.pick([48, 40, 30, 75])
  const seeds = times(70, (index) => {
    const [angle, reach] = [index * 2.4, radius * Math.sqrt(index / 70)]
    return disc(
      [reach * Math.cos(angle), reach * Math.sin(angle), radius * 0.075],
      colour(hue - (reach / radius) * 15, 70, random.between(28, 62)),
    )
  })
  return disc([2, 3, radius * 1.06], '#000', 'opacity="0.3"') + disc([0, 0, radius], colour(hue - 12, 65, 28)) + seeds
}

/** SVG of a daisy about 200 wide round 0, 0, for `blossoms`; so are the following. */
export const drawDaisy = (look: Look): string => {
  const { random } = look
  const count = 8 + random.below(22)
  const rows = times(random.pick([1, 2, 2]), (row) =>
    times(count, (index) =>
      turned(
        drawPetal(look, random.between(0.8, 1.2) * Math.max(9, 150 / count)),
        ((index + row * 0.5) * 360) / count + 3 * random.normal(),
        [0, 0],
      ),
    ),
  )
  return drawShade(look) + rows + drawHeart(random, random.between(20, 44))
}

export const drawRose = (look: Look): string => {
  const { random, hue, saturation, light } = look
  const rings = times(8, (ring) => {
    const reach = 108 - ring * 13
    const count = 7 - Math.floor(ring / 2)
    const name = `${look.name}-${ring}`
    const shade = glow(
      name,
      [colour(hue, saturation, light - 22), colour(hue, saturation, light), colour(hue + 6, saturation, light + 12)],
      [0.5, 0.85, 0.8],
    )
    return (
      shade +
      times(count, (index) =>
        turned(
          area(
            `M${-reach * 0.62} ${-reach * 0.3}Q${-reach * 0.55} ${-reach * random.between(0.95, 1.08)} 0 ${-reach}Q${reach * 0.55} ${-reach * random.between(0.95, 1.08)} ${reach * 0.62} ${-reach * 0.3}Q0 ${reach * 0.1} ${-reach * 0.62} ${-reach * 0.3}Z`,
            `url(#${name})`,
            `stroke="${colour(hue, saturation, light - 25)}" stroke-width="0.9"`,
          ),
          (index * 360) / count + ring * 27,
          [0, 0],
        ),
      )
    )
  })
  return rings + disc([0, 0, 9], colour(hue, saturation, light - 24))
}

export const drawPoppy = (look: Look): string => {
  const { random } = look
  const petals = times(4 + random.below(3), (index) =>
    turned(drawPetal(look, random.between(48, 62)), index * 82 + 6 * random.normal(), [0, 0]),
  )
  const stamens = times(26, (index) =>
    turned(stroke('M0 -12L0 -30', '#1c1420', 1.2) + disc([0, -31, 2.4], '#120e16'), index * 14, [0, 0]),
  )
  return (
    drawShade(look) +
    petals +
    blurred(disc([0, 0, 26], '#000', 'opacity="0.45"'), 4) +
    stamens +
    disc([0, 0, 13], colour(90, 35, 45))
  )
}

export const drawLily = (look: Look): string => {
  const { random, hue } = look
  const petals = times(6, (index) =>
    turned(
      drawPetal(look, index % 2 ? 22 : 30) +
        times(7, () => disc([8 * random.normal(), -random.between(18, 60), 1.5], colour(hue - 20, 60, 25))),
      index * 60,
      [0, 0],
    ),
  )
  const stamens = times(6, (index) =>
    turned(
      stroke('M0 0Q6 -26 3 -52', colour(75, 40, 75), 2) + oval([3, -54, 7, 2.8], colour(22, 75, 35)),
      index * 60 + 30,
      [0, 0],
    ),
  )
  return drawShade(look) + petals + stamens
}
