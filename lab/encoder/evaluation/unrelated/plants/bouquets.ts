import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import {
  area,
  blurred,
  colour,
  disc,
  gradient,
  oval,
  type Point,
  rect,
  smooth,
  stroke,
  times,
  turned,
} from '../shapes.ts'

/** Flowers in a vase or growing; each species has its own petals. */
export const bouquets: Kind = { name: 'bouquets', cameraShare: 1, draw: drawBouquet }

function drawBouquet(frame: Frame): string {
  const { width, height, random } = frame
  const isInVase = random.isChosen(0.7)
  const foot: Point = [width / 2 + 15 * random.normal(), isInVase ? height * 0.62 : height * 1.05]
  const hues = [random.between(0, 360), random.pick([0, 50, 330, 280, 210])]
  const drawFlower = random.pick([drawDaisy, drawTulip, drawRose])
  const flowers = Array.from({ length: 3 + random.below(12) }, () => {
    const at: Point = [foot[0] + width * 0.2 * random.normal(), height * random.between(0.12, isInVase ? 0.5 : 0.8)]
    const stem = stroke(
      smooth([foot, [(foot[0] + at[0]) / 2 + 10 * random.normal(), (foot[1] + at[1]) / 2], at]),
      colour(105, 35, random.between(22, 42)),
      3.5,
    )
    return { stem: stem + drawLeaf(random, foot, at), head: drawFlower(random, at, random.pick(hues)) }
  })
  const plants = flowers.map(({ stem }) => stem).join('') + flowers.map(({ head }) => head).join('')
  return drawRoom(frame, isInVase) + plants + (isInVase ? drawVase(frame, foot) : '')
}

function drawRoom({ width, height, random }: Frame, isInVase: boolean): string {
  const [hue, light] = [isInVase ? random.between(0, 360) : 105, random.between(20, 92)]
  const wall =
    gradient('wall', [colour(hue, 22, light), colour(hue, 22, light - 14)], 'across') +
    rect([0, 0, width, height], 'url(#wall)')
  if (isInVase)
    return (
      wall +
      rect(
        [0, height * random.between(0.78, 0.9), width, height],
        colour(random.between(15, 45), 35, random.between(18, 70)),
      )
    )
  return (
    wall +
    blurred(
      times(50, () =>
        disc(
          [random.between(0, width), random.between(0, height), random.between(10, 45)],
          colour(random.between(70, 140), 40, light + 14 * random.normal()),
          'opacity="0.5"',
        ),
      ),
      16,
    )
  )
}

function drawLeaf(random: Random, [footX, footY]: Point, [x, y]: Point): string {
  const along = random.between(0.3, 0.7)
  const [left, top] = [footX + (x - footX) * along, footY + (y - footY) * along]
  const leaf = area(
    `M${left} ${top}q18 -22 46 -14q-14 22 -46 14Z`,
    colour(random.between(90, 130), 38, random.between(20, 45)),
  )
  return turned(leaf, random.pick([0, 180]) + 30 * random.normal(), [left, top])
}

function drawDaisy(random: Random, [x, y]: Point, hue: number): string {
  const [petals, reach, light] = [7 + random.below(12), random.between(18, 44), random.between(45, 92)]
  const wide = (reach * 2.6) / petals
  const ring = times(petals, (index) =>
    turned(
      oval(
        [x, y - reach * 0.6, wide, reach * 0.5],
        colour(hue, 65, light + 5 * random.normal()),
        `stroke="${colour(hue, 50, light - 18)}" stroke-width="0.6"`,
      ),
      (index * 360) / petals + 3 * random.normal(),
      [x, y],
    ),
  )
  const heart =
    disc([x, y, reach * 0.3], colour(45, 80, 45)) +
    times(18, () =>
      disc(
        [x + reach * 0.1 * random.normal(), y + reach * 0.1 * random.normal(), 1.3],
        colour(40, 80, random.between(25, 65)),
      ),
    )
  return `<g transform="translate(0 ${y * 0.15}) scale(1 0.85)">${ring}${heart}</g>`
}

function drawTulip(random: Random, [x, y]: Point, hue: number): string {
  const [size, light] = [random.between(20, 38), random.between(40, 70)]
  const petal = (lean: number, lightness: number) =>
    turned(
      area(
        `M${x} ${y + size}C${x - size * 0.9} ${y + size * 0.5} ${x - size * 0.6} ${y - size * 0.6} ${x} ${y - size}C${x + size * 0.6} ${y - size * 0.6} ${x + size * 0.9} ${y + size * 0.5} ${x} ${y + size}Z`,
        colour(hue, 70, light + lightness),
      ),
      lean,
      [x, y + size],
    )
  return turned(petal(-20, -10) + petal(20, -6) + petal(-9, 2) + petal(8, 6), 15 * random.normal(), [x, y])
}

function drawRose(random: Random, [x, y]: Point, hue: number): string {
  const [size, light] = [random.between(20, 40), random.between(35, 75)]
  return times(5, (ring) => {
    const [reach, count] = [size * (1 - ring * 0.19), 7 - ring]
    return times(count, (index) => {
      const angle = (index * 2 * Math.PI) / count + ring + 0.2 * random.normal()
      const at: [number, number, number] = [
        x + reach * 0.45 * Math.cos(angle),
        y + reach * 0.4 * Math.sin(angle),
        reach * 0.5,
      ]
      return disc(
        at,
        colour(hue, 60, light - ring * 4 + 3 * random.normal()),
        `stroke="${colour(hue, 60, light - 18)}" stroke-width="1"`,
      )
    })
  })
}

function drawVase({ height, random }: Frame, [x, top]: Point): string {
  const [neck, belly, bottom] = [random.between(18, 40), random.between(28, 70), height * random.between(0.88, 0.95)]
  const middle = top + (bottom - top) * random.between(0.4, 0.75)
  const shape = `M${x - neck} ${top - 12}Q${x - neck} ${top + 14} ${x - belly} ${middle}Q${x - belly} ${bottom} ${x - neck} ${bottom}L${x + neck} ${bottom}Q${x + belly} ${bottom} ${x + belly} ${middle}Q${x + neck} ${top + 14} ${x + neck} ${top - 12}Z`
  const [hue, light] = [random.between(0, 360), random.between(20, 85)]
  const shine = gradient(
    'glaze',
    [colour(hue, 30, light - 18), colour(hue, 30, light + 18), colour(hue, 30, light - 4), colour(hue, 30, light - 26)],
    'across',
  )
  return (
    shine +
    blurred(oval([x + 20, bottom, belly * 1.4, 9], '#000', 'opacity="0.45"'), 4) +
    area(shape, 'url(#glaze)', `opacity="${random.pick([1, 1, 0.6])}"`)
  )
}
