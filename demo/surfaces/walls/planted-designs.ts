import { chance } from '../drawing/chance.ts'
import { type Design, type Mark, alongAxis } from './printed-marks.ts'
import { type Sprig, type Start, bird, flower, mark, shadows, sprig } from './printed-plants.ts'

/** Wallpaper of large arching sprigs with berries over a dark garden. */
export function leafDesign(repeat: number): Design {
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

/** Wallpaper of full flowers on winding stems with leaves between them. */
export function bloomDesign(repeat: number): Design {
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

/** Wallpaper of birds on branches with leaves and small flowers. */
export function birdDesign(repeat: number): Design {
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

/** Wallpaper of an ogee lattice wound with small leaves, with a flower in every eye. */
export function trellisDesign(repeat: number): Design {
  const width = repeat * 0.36
  const height = repeat
  const leaf = repeat * 0.085
  const foot = { x: 0, y: height }
  // From the foot of an eye to its two sides; each line is an S of two bent stems.
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
