import { chance, spread } from './chance.ts'
import { type Mark, alongAxis } from './printed-marks.ts'
import { type Sprig, type Start, bird, flower, mark, shadows, sprig } from './printed-plants.ts'

/** A design: the tile's size in mm and its marks, the undermost first. Columns of tiles drop by half a tile. */
export type Design = {
  width: number
  height: number
  marks: Mark[]
  /** Each tile lies over the ones above it, as scales do. */
  isStacked?: boolean
}

/** Big arching sprigs over a dark garden, with berries. */
function leafDesign(repeat: number): Design {
  const width = repeat * 0.8
  const at = (x: number, y: number, angle: number): Start => ({ x: x * width, y: y * repeat, angle })
  const leaf = repeat * 0.25
  const long: Sprig = { length: repeat * 0.86, bend: 0.2, pairs: 5, leaf, ink: 0, detailInk: 2 }
  const pale: Sprig = {
    length: repeat * 0.62,
    bend: -0.18,
    pairs: 4,
    leaf: leaf * 0.8,
    ink: 1,
    detailInk: 0,
    shape: 'lance',
  }
  const twig = mark('stem', at(0.86, 0.75, -0.75), { length: repeat * 0.26, width: repeat * 0.006, bend: -0.2, ink: 2 })
  const berries = Array.from({ length: 9 }, (_, index) => {
    const from = alongAxis(twig, 0.25 + index * 0.09)
    const aside = (index & 1 ? 1 : -1) * repeat * 0.022
    return mark(
      'disc',
      { x: from.x - aside * Math.sin(from.angle), y: from.y + aside * Math.cos(from.angle), angle: 0 },
      { length: 0, width: repeat * (0.012 + 0.004 * chance(5, index)), ink: 2, detail: 'ring', detailInk: 0 },
    )
  })
  return {
    width,
    height: repeat,
    marks: [
      ...shadows(width, repeat, repeat * 0.2, 11),
      twig,
      ...berries,
      ...sprig(at(0.98, 0.62, -2.35), pale, 41),
      ...sprig(at(0.22, 1.02, -1.1), long, 42),
    ],
  }
}

/** Open fans in rows, ribbed, each row lying over the one above. */
function fanDesign(repeat: number): Design {
  const radius = repeat / 3
  const middle = { x: radius / 2, y: radius, angle: 0 }
  const disc = (size: number, ink: number) => mark('disc', middle, { length: 0, width: radius * size, ink })
  const blades = Array.from({ length: 11 }, (_, index) =>
    mark(
      'petal',
      { ...middle, angle: -Math.PI / 2 + (index - 5) * 0.2617 },
      {
        length: radius * 0.9,
        width: radius * 0.098 * (1 + 0.06 * spread(3, index)),
        ink: index & 1 ? 1 : 0,
        detail: 'rays',
        detailInk: index & 1 ? 0 : 2,
      },
    ),
  )
  return {
    width: radius,
    height: radius,
    isStacked: true,
    marks: [
      disc(1, 2),
      disc(0.975, -1),
      ...blades,
      disc(0.36, -1),
      disc(0.33, 0),
      disc(0.24, -1),
      { ...disc(0.19, 2), detail: 'ring', detailInk: 0 },
    ],
  }
}

/** Full flowers on winding stems with leaves between. */
function bloomDesign(repeat: number): Design {
  const width = repeat * 0.85
  const at = (x: number, y: number, angle: number): Start => ({ x: x * width, y: y * repeat, angle })
  const leaf = repeat * 0.19
  return {
    width,
    height: repeat,
    marks: [
      ...shadows(width, repeat, repeat * 0.17, 23),
      ...sprig(at(0.32, 0.42, 1.2), { length: repeat * 0.6, bend: 0.16, pairs: 4, leaf, ink: 0, detailInk: 2 }, 61),
      ...sprig(at(0.32, 0.42, -2.4), { length: repeat * 0.42, bend: -0.15, pairs: 3, leaf, ink: 0, detailInk: 2 }, 62),
      ...sprig(
        at(0.84, 0.86, -1.9),
        { length: repeat * 0.5, bend: 0.2, pairs: 3, leaf: leaf * 0.9, ink: 0, detailInk: 2, shape: 'lance' },
        63,
      ),
      ...flower(at(0.32, 0.4, 0.2), repeat * 0.215, [1, 2, 0], 71),
      ...flower(at(0.85, 0.83, 0.9), repeat * 0.135, [2, 1, 0], 72),
      ...flower(at(0.76, 0.24, 0.5), repeat * 0.09, [1, 2, 0], 73),
    ],
  }
}

/** Birds on branches that carry leaves and small flowers. */
function birdDesign(repeat: number): Design {
  const width = repeat * 0.9
  const leaf = repeat * 0.15
  const branch = (start: Start, length: number, bend: number) =>
    mark('stem', start, { length, width: repeat * 0.012, bend, ink: 0 })
  const bough = branch({ x: -0.06 * width, y: 0.74 * repeat, angle: -0.28 }, width * 1.1, 0.12)
  const side = branch({ ...alongAxis(bough, 0.56), angle: -1.25 }, repeat * 0.52, -0.2)
  const spray = branch({ ...alongAxis(bough, 0.3), angle: 0.75 }, repeat * 0.34, -0.18)
  const twig = (from: Mark, t: number, turn: number, size: number, seed: number) => {
    const start = alongAxis(from, t)
    return sprig(
      { ...start, angle: start.angle + turn },
      { length: repeat * size, bend: 0.14 * Math.sign(turn), pairs: 3, leaf, ink: 0, detailInk: 2 },
      seed,
    )
  }
  const seat = alongAxis(bough, 0.4)
  const bloom = (from: Mark, t: number, size: number, seed: number) =>
    flower({ ...alongAxis(from, t), angle: seed }, repeat * size, [2, 1, 0], seed)
  return {
    width,
    height: repeat,
    marks: [
      ...shadows(width, repeat, repeat * 0.14, 37),
      bough,
      side,
      spray,
      ...twig(bough, 0.12, -0.9, 0.27, 81),
      ...twig(bough, 0.74, -0.8, 0.25, 82),
      ...twig(bough, 0.7, 0.9, 0.28, 83),
      ...twig(side, 0.35, -0.9, 0.24, 84),
      ...twig(side, 0.62, 0.8, 0.23, 85),
      ...twig(spray, 0.45, 0.8, 0.2, 86),
      ...twig(spray, 0.62, -0.8, 0.2, 87),
      ...bloom(side, 1, 0.1, 91),
      ...bloom(bough, 1, 0.085, 92),
      ...bloom(spray, 1, 0.075, 93),
      ...bird({ x: seat.x, y: seat.y - repeat * 0.05, angle: seat.angle - 0.12 }, repeat * 0.36, [1, 2, 0]),
    ],
  }
}

/** An ogee lattice wound with small leaves, a flower in every eye. */
function trellisDesign(repeat: number): Design {
  const width = repeat * 0.36
  const height = repeat
  const leaf = repeat * 0.085
  const foot = { x: 0, y: height }
  // From the foot of an eye to its two sides, each line an S of two bent stems.
  const lines = [-1, 1].flatMap((side) => {
    const run = { length: Math.hypot(width / 2, height / 4), width: repeat * 0.009, ink: 0 }
    const angle = -Math.PI / 2 + side * Math.atan2(width / 2, height / 4)
    const middle = { x: foot.x + (side * width) / 2, y: foot.y - height / 4 }
    const lower = mark('stem', { ...foot, angle }, { ...run, bend: -0.13 * side })
    const upper = mark('stem', { ...middle, angle }, { ...run, bend: 0.13 * side })
    const leaves = [lower, upper].flatMap((stem, half) =>
      Array.from({ length: 6 }, (_, index) => {
        const from = alongAxis(stem, 0.08 + index * 0.16)
        const turn = index & 1 ? 0.8 : -0.8
        return mark(
          'leaf',
          { ...from, angle: from.angle + turn },
          {
            length: leaf * (0.85 + 0.3 * chance(95 + side, index, half)),
            width: leaf * 0.25,
            bend: index & 1 ? -0.12 : 0.12,
            ink: index % 3 === 0 ? 1 : 0,
            detail: 'veins',
            detailInk: 2,
          },
        )
      }),
    )
    return [lower, upper, ...leaves]
  })
  const sprigs = [-0.75, 0, 0.75].flatMap((turn, index) =>
    sprig(
      { x: 0, y: height * 0.72, angle: -1.57 + turn },
      { length: height * 0.2, bend: 0.12 * turn, pairs: 2, leaf: leaf * 1.15, ink: 0, detailInk: 2 },
      96 + index,
    ),
  )
  return {
    width,
    height,
    marks: [...lines, ...sprigs, ...flower({ x: 0, y: height * 0.5, angle: 0.2 }, repeat * 0.12, [2, 1, 0], 97)],
  }
}

/** Rows of nested arcs, like a sea drawn with a brush. */
function waveDesign(repeat: number): Design {
  const radius = repeat / 3
  const middle = { x: radius / 2, y: radius, angle: 0 }
  const rings = [1, 0.93, 0.8, 0.74, 0.58, 0.53, 0.38, 0.34, 0.2].map((size, index) =>
    mark('disc', middle, { length: 0, width: radius * size, ink: index & 1 ? -1 : (index >> 1) % 3 }),
  )
  return { width: radius, height: radius, isStacked: true, marks: rings }
}

/** Hand-painted stripes: broad ones of one ink, between them fine lines of the others. */
function stripeDesign(repeat: number): Design {
  const width = repeat / 2
  const upright = (x: number, half: number, ink: number, cover = 1) =>
    mark('band', { x: x * width, y: repeat, angle: -Math.PI / 2 }, { length: repeat, width: half * width, ink, cover })
  return {
    width,
    height: repeat,
    marks: [
      upright(0.3, 0.2, 0),
      upright(0.3, 0.15, -1, 0.25),
      upright(0.3, 0.012, 2),
      upright(0.62, 0.014, 2),
      upright(0.75, 0.05, 1),
      upright(0.88, 0.014, 2),
    ],
  }
}

/** Nothing printed. */
function plainDesign(repeat: number): Design {
  return { width: repeat, height: repeat, marks: [] }
}

export const DESIGNS = {
  plain: plainDesign,
  leaf: leafDesign,
  fan: fanDesign,
  bird: birdDesign,
  stripe: stripeDesign,
  trellis: trellisDesign,
  bloom: bloomDesign,
  wave: waveDesign,
}
