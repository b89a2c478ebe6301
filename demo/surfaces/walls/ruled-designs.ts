import { spread } from '../drawing/chance.ts'
import { type Design } from './printed-marks.ts'
import { mark } from './printed-plants.ts'

/** Wallpaper of ribbed open fans in overlapping rows. */
export function fanDesign(repeat: number): Design {
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

/** Wallpaper of nested arcs in rows, like a brush drawing of the sea. */
export function waveDesign(repeat: number): Design {
  const radius = repeat / 3
  const middle = { x: radius / 2, y: radius, angle: 0 }
  const rings = [1, 0.93, 0.8, 0.74, 0.58, 0.53, 0.38, 0.34, 0.2].map((size, index) =>
    mark('disc', middle, { length: 0, width: radius * size, ink: index & 1 ? -1 : (index >> 1) % 3 }),
  )
  return { width: radius, height: radius, isStacked: true, marks: rings }
}

/** Wallpaper of hand-painted stripes: broad ones in one ink, fine lines of the others between them. */
export function stripeDesign(repeat: number): Design {
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

/** Unprinted wallpaper. */
export function plainDesign(repeat: number): Design {
  return { width: repeat, height: repeat, marks: [] }
}
