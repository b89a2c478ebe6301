import { chance, spread } from '../drawing/chance.ts'
import { type Mark, alongAxis } from './printed-marks.ts'

/** Where a mark of a plant on wallpaper begins (mm), and its direction (radians). */
export type Start = { x: number; y: number; angle: number }

/** A mark with default values. */
export const mark = (shape: Mark['shape'], { x, y, angle }: Start, rest: Partial<Mark>): Mark => ({
  shape,
  x,
  y,
  angle,
  length: 10,
  width: 5,
  bend: 0,
  ink: 0,
  detail: 'none',
  detailInk: 1,
  cover: 1,
  ...rest,
})

export type Sprig = {
  length: number
  bend: number
  pairs: number
  leaf: number
  ink: number
  detailInk: number
  shape?: Mark['shape']
  cover?: number
}

/** A bent stem with leaves on both sides, smaller towards the tip, and one at the end. */
export function sprig(
  start: Start,
  { length, bend, pairs, leaf, ink, detailInk, shape = 'leaf', cover = 1 }: Sprig,
  seed: number,
): Mark[] {
  const stem = mark('stem', start, { length, width: leaf * 0.055, bend, ink, cover })
  const leaves = Array.from({ length: pairs * 2 }, (_, index) => {
    const side = index & 1 ? 1 : -1
    const t = 0.1 + (0.86 * (index + 0.5 * chance(seed, index))) / (pairs * 2)
    const from = alongAxis(stem, t)
    const size = leaf * (1.08 - 0.5 * t) * (1 + 0.12 * spread(seed + 1, index))
    const turn = side * (0.95 - 0.4 * t + 0.15 * spread(seed + 2, index))
    return mark(
      shape,
      { ...from, angle: from.angle + turn },
      {
        length: size,
        width: size * 0.24 * (1 + 0.15 * spread(seed + 3, index)),
        bend: -side * (0.1 + 0.06 * spread(seed + 4, index)),
        ink,
        cover,
        detail: cover > 0.6 ? 'veins' : 'none',
        detailInk,
      },
    )
  })
  const tip = mark(shape, alongAxis(stem, 0.97), {
    length: leaf * 0.7,
    width: leaf * 0.16,
    bend: bend * 0.4,
    ink,
    cover,
    detail: cover > 0.6 ? 'veins' : 'none',
    detailInk,
  })
  return [stem, ...leaves, tip]
}

/** Petals in rings round a middle, outermost first. */
export function flower(
  { x, y, angle }: Start,
  size: number,
  inks: [outer: number, inner: number, middle: number],
  seed: number,
): Mark[] {
  const rings = [
    { count: 8, from: 0, length: 1, ink: inks[0], line: inks[1] },
    { count: 7, from: 0.4, length: 0.7, ink: inks[1], line: inks[0] },
    { count: 5, from: 0.1, length: 0.42, ink: inks[0], line: inks[1] },
  ]
  const petals = rings.flatMap(({ count, from, length, ink, line }) =>
    Array.from({ length: count }, (_, index) => {
      const turn = angle + from + ((index + 0.12 * spread(seed, index, count)) * 6.2832) / count
      const reach = size * length * (1 + 0.08 * spread(seed + 1, index, count))
      return mark(
        'petal',
        { x, y, angle: turn },
        {
          length: reach,
          width: (reach * 2.1) / count + size * 0.03,
          bend: 0.03 * spread(seed + 2, index, count),
          ink,
          detail: 'rays',
          detailInk: line,
        },
      )
    }),
  )
  const stamens = Array.from({ length: 9 }, (_, index) => {
    const turn = angle + index * 0.698
    return mark(
      'disc',
      { x: x + Math.cos(turn) * size * 0.19, y: y + Math.sin(turn) * size * 0.19, angle: 0 },
      {
        width: size * 0.024,
        length: 0,
        ink: inks[2],
      },
    )
  })
  return [
    ...petals,
    mark('disc', { x, y, angle: 0 }, { width: size * 0.13, ink: inks[2], detail: 'ring', detailInk: inks[1] }),
    ...stamens,
  ]
}

/** A resting bird: tail, body, wing and head, facing `angle`. */
export function bird({ x, y, angle }: Start, size: number, [back, breast, eye]: [number, number, number]): Mark[] {
  const at = (along: number, aside: number, turn = 0): Start => ({
    x: x + size * (along * Math.cos(angle) - aside * Math.sin(angle)),
    y: y + size * (along * Math.sin(angle) + aside * Math.cos(angle)),
    angle: angle + turn,
  })
  const long = (part: number) => size * part
  return [
    ...[-0.1, 0.02, 0.14].map((turn) =>
      mark('lance', at(-0.26, -0.03, Math.PI - 0.02 + turn * 0.8), {
        length: long(0.75),
        width: long(0.05),
        ink: back,
        bend: -0.06,
        detail: 'barbs',
        detailInk: breast,
      }),
    ),
    mark('leaf', at(0.42, -0.03, Math.PI + 0.02), {
      length: long(0.95),
      width: long(0.2),
      bend: 0.09,
      ink: breast,
      detail: 'none',
    }),
    mark('disc', at(0.42, -0.12), { length: 0, width: long(0.125), ink: back }),
    mark('leaf', at(0.5, -0.12, 0.16), { length: long(0.17), width: long(0.038), ink: eye }),
    mark('disc', at(0.455, -0.145), { length: 0, width: long(0.024), ink: eye }),
    mark('leaf', at(0.28, -0.07, Math.PI + 0.1), {
      length: long(0.74),
      width: long(0.16),
      bend: 0.06,
      ink: back,
      detail: 'barbs',
      detailInk: breast,
    }),
    mark('leaf', at(0.18, -0.07, Math.PI + 0.05), {
      length: long(0.4),
      width: long(0.085),
      bend: 0.05,
      ink: eye,
      detail: 'barbs',
      detailInk: back,
    }),
  ]
}

/** A dark garden in the background: faint prints of leaves. */
export function shadows(width: number, height: number, leaf: number, seed: number): Mark[] {
  return Array.from({ length: 7 }, (_, index) =>
    sprig(
      {
        x: ((index % 3) / 3 + 0.2 * chance(seed, index)) * width,
        y: (Math.floor(index / 3) / 2.4 + 0.25 * chance(seed + 1, index)) * height,
        angle: -1.2 + 1.6 * spread(seed + 2, index),
      },
      {
        length: leaf * 2.6,
        bend: 0.12 * spread(seed + 3, index),
        pairs: 3,
        leaf,
        ink: 0,
        detailInk: 1,
        shape: 'lance',
        cover: 0.24,
      },
      seed + index,
    ),
  ).flat()
}
