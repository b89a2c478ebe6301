import { type Random } from '../../../materials/random.ts'
import { area, blurred, colour, lump, smooth, stroke, times } from '../shapes.ts'

/** A person of a portrait, whose hair is drawn here. */
export interface Person {
  random: Random
  /** Prefix of this person's gradient ids. */
  name: string
  skin(lightness?: number): string
  hair(lightness?: number): string
  /** How far the face looks to the side, in units of a head 100 wide. */
  aside: number
}

export function drawMane({ random, hair }: Person, long: number): string {
  const side = random.between(56, 68)
  const outline = smooth(
    [
      [0, -82],
      [side - 4, -50],
      [side, 10],
      [side - 4, long],
      [0, long - 20],
      [4 - side, long],
      [-side, 10],
      [4 - side, -50],
    ],
    true,
  )
  return (
    area(outline, hair(-4)) +
    times(26, (index) => {
      const x = -side + (index * side) / 13
      return stroke(
        smooth([
          [x * 0.5, -70],
          [x, 0],
          [x + 3 * random.normal(), long - 8],
        ]),
        hair(random.between(-6, 10)),
        1,
      )
    })
  )
}

export function drawBeard(random: Random, hair: Person['hair']): string {
  const ground = blurred(
    area('M-48 14Q-40 46 -18 34Q0 30 18 34Q40 46 48 14Q44 74 0 82Q-44 74 -48 14Z', hair(2), 'opacity="0.75"'),
    2,
  )
  return (
    ground +
    times(70, () => {
      const [x, y] = [random.between(-40, 40), random.between(40, 74)]
      return stroke(`M${x} ${y}l${x * 0.05} ${random.between(3, 8)}`, hair(random.between(-6, 14)), 0.8)
    })
  )
}

export function drawHair({ random, hair, aside }: Person): string {
  if (random.isChosen(0.08)) return ''
  const [fringe, part] = [random.between(-58, -28), aside + random.between(-22, 22)]
  if (random.isChosen(0.12))
    return area(
      smooth(
        [
          [-58, -30],
          [-50, -75],
          [0, -98],
          [50, -75],
          [58, -30],
          [0, -44],
        ],
        true,
      ),
      colour(random.between(0, 360), 50, random.between(15, 70)),
    )
  const cap = smooth(
    [
      [-55, 0],
      [-57, -45],
      [-34, -80],
      [0, -88],
      [34, -80],
      [57, -45],
      [55, 0],
      [46, -24],
      [part + 14, fringe],
      [part - 14, fringe - 4],
      [-46, -24],
    ],
    true,
  )
  const curls = random.isChosen(0.25)
    ? times(45, () =>
        area(
          lump([random.between(-55, 55), random.between(-92, -48), random.between(6, 13)], 0.2, random),
          hair(random.between(-5, 7)),
        ),
      )
    : ''
  const strands = times(34, (index) => {
    const x = -54 + (index * 108) / 33
    return stroke(
      `M${part} -84Q${x * 0.9} -84 ${x} ${-30 + Math.abs(x) * 0.5 + 4 * random.normal()}`,
      hair(random.between(-6, 14)),
      0.9,
    )
  })
  return `<g>${area(cap, hair())}${curls || `<g opacity="0.6">${strands}</g>`}</g>`
}
