import { type Random } from '../../../materials/random.ts'
import { area, blurred, colour, disc, glow, lump, oval, rect, stroke, times, turned } from '../shapes.ts'

type Draw = (random: Random, radius: number) => string

function scatter(random: Random, radius: number): [number, number] {
  const [angle, reach] = [random.between(0, 2 * Math.PI), radius * Math.sqrt(random.next())]
  return [reach * Math.cos(angle), reach * Math.sin(angle)]
}

/** SVG of a dish on a plate of this radius, for `meals`; so are the following. */
export const drawNoodles: Draw = (random, radius) => {
  const hue = random.between(38, 48)
  const heap = blurred(disc([4, 6, radius * 0.64], '#3a2408', 'opacity="0.5"'), 4)
  const noodles = times(130, () => {
    const [x, y] = scatter(random, radius * 0.5)
    return stroke(
      `M${x} ${y}q${22 * random.normal()} ${22 * random.normal()} ${30 * random.normal()} ${30 * random.normal()}`,
      colour(hue, 65, random.between(48, 76)),
      3.2,
    )
  })
  const sauce = times(14, () =>
    area(
      lump([...scatter(random, radius * 0.3), random.between(5, 18)], 0.4, random),
      colour(random.between(4, 18), 75, random.between(24, 42)),
    ),
  )
  const herbs = times(12, () =>
    area(lump([...scatter(random, radius * 0.4), random.between(2, 5)], 0.5, random), colour(105, 55, 30)),
  )
  return heap + noodles + sauce + herbs
}

export const drawPizza: Draw = (random, radius) => {
  const crust =
    area(lump([0, 0, radius * 0.92], 0.03, random), colour(32, 60, 48)) +
    area(lump([0, 0, radius * 0.8], 0.04, random), colour(12, 75, 40)) +
    blurred(
      times(30, () =>
        area(
          lump([...scatter(random, radius * 0.72), random.between(8, 26)], 0.4, random),
          colour(44, 75, random.between(68, 84)),
        ),
      ),
      2,
    )
  const salami = times(9, () => {
    const [x, y] = scatter(random, radius * 0.65)
    return (
      disc([x + 1.5, y + 2, radius * 0.12], '#4a1208', 'opacity="0.5"') +
      disc([x, y, radius * 0.12], colour(6, 65, random.between(34, 46))) +
      times(5, () => disc([x + 5 * random.normal(), y + 5 * random.normal(), 1.2], '#d99a8a'))
    )
  })
  const leaves = times(10, () =>
    oval(
      [...scatter(random, radius * 0.65), 8, 4],
      colour(110, 45, 26),
      `transform="rotate(${random.between(-30, 30)})"`,
    ),
  )
  const cuts = random.isChosen(0.5)
    ? times(4, (index) => turned(rect([-radius * 0.92, -0.8, radius * 1.84, 1.6], '#5a2a10'), index * 45, [0, 0]))
    : ''
  return crust + salami + leaves + cuts
}

export const drawSalad: Draw = (random, radius) => {
  const leaves = times(60, () => {
    const [x, y] = scatter(random, radius * 0.58)
    const light = random.between(24, 62)
    return (
      area(lump([x, y, random.between(12, 32)], 0.4, random), colour(random.between(75, 118), 52, light)) +
      stroke(`M${x - 8} ${y}l16 ${5 * random.normal()}`, colour(85, 45, light + 18), 1)
    )
  })
  const tomatoes = times(7, () => {
    const [x, y] = scatter(random, radius * 0.5)
    return disc([x, y, radius * 0.11], '#c8301f') + disc([x - 4, y - 5, radius * 0.03], '#ffc9bd')
  })
  return (
    leaves +
    tomatoes +
    times(5, () =>
      disc([...scatter(random, radius * 0.5), radius * 0.1], '#cfe3a8', 'stroke="#4c8a34" stroke-width="2.5"'),
    )
  )
}

export const drawEggs: Draw = (random, radius) => {
  const eggs = times(1 + random.below(3), () => {
    const [x, y] = scatter(random, radius * 0.35)
    return (
      area(lump([x, y, radius * 0.34], 0.2, random), '#fbf8f0', 'stroke="#d8b98a" stroke-width="1.5"') +
      glow('yolk', ['#ffd75a', '#f4a81c', '#d98208']) +
      disc([x, y, radius * 0.13], 'url(#yolk)') +
      oval([x - 5, y - 6, 4, 2.5], '#fff')
    )
  })
  const bacon = times(3, (index) =>
    turned(
      area(
        `M${-radius * 0.5} 0q12 -8 24 0t24 0t24 0t24 0l0 13q-12 8 -24 0t-24 0t-24 0t-24 0Z`,
        index % 2 ? '#a8402e' : '#c2664a',
      ) + stroke(`M${-radius * 0.5} 6q12 -8 24 0t24 0t24 0t24 0`, '#f0cdb0', 3),
      100 + index * 22,
      [0, 0],
    ),
  )
  return (
    eggs +
    bacon +
    times(16, () =>
      oval(
        [radius * 0.4 + 12 * random.normal(), radius * 0.3 + 12 * random.normal(), 10, 7],
        colour(18, 60, random.between(28, 42)),
      ),
    )
  )
}

export const drawSteak: Draw = (random, radius) => {
  const meat =
    glow('meat', ['#8a4a2c', '#5f2d1a', '#3a190d']) +
    area(lump([-radius * 0.16, 0, radius * 0.4], 0.2, random), 'url(#meat)') +
    times(5, (index) => stroke(`M${-radius * 0.42} ${(index - 2) * 13}l${radius * 0.5} -16`, '#24100a', 3))
  const chips = times(26, () => {
    const [x, y] = scatter(random, radius * 0.24)
    return turned(
      rect(
        [radius * 0.36 + x, y, radius * 0.3, 8],
        colour(44, 75, random.between(52, 70)),
        'rx="2" stroke="#b98420" stroke-width="0.7"',
      ),
      random.between(0, 180),
      [radius * 0.4 + x, y],
    )
  })
  return (
    chips +
    meat +
    times(30, () =>
      disc([20 * random.normal() - 20, radius * 0.48 + 8 * random.normal(), 5], colour(95, 50, random.between(32, 48))),
    )
  )
}

export const drawCake: Draw = (random, radius) => {
  const hue = random.pick([25, 340, 45, 15])
  const layers = times(4, (index) =>
    area(
      `M${-radius * 0.5} ${radius * (0.35 - index * 0.16)}l${radius} 0l0 ${-radius * 0.16}l${-radius} 0Z`,
      index % 2 ? '#fbf1e2' : colour(hue, 50, random.between(28, 60)),
    ),
  )
  const top = area(
    `M${-radius * 0.5} ${-radius * 0.29}L${-radius * 0.2} ${-radius * 0.52}L${radius * 0.62} ${-radius * 0.5}L${radius * 0.5} ${-radius * 0.29}Z`,
    colour(hue, 45, 78),
  )
  const berries = times(6, (index) =>
    disc(
      [-radius * 0.25 + index * radius * 0.13, -radius * 0.44 + 3 * random.normal(), radius * 0.07],
      colour(random.pick([350, 350, 235]), 70, 38),
    ),
  )
  return blurred(oval([8, radius * 0.36, radius * 0.6, 12], '#000', 'opacity="0.4"'), 4) + layers + top + berries
}
