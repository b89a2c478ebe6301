import type { Mask } from '../item.ts'
import type { Size } from '../scale.ts'
import type { Outline, Point } from './marks.ts'

const MOST_TEETH = 200
const FEWEST_TEETH = 3

/** The outline of a masked box. `tooth`: the width of a tooth of pinking shears. */
export function maskOutline(mask: Mask, { w, h }: Size, tooth: number): Outline {
  switch (mask) {
    case 'rectangle':
      return { type: 'rectangle', x: 0, y: 0, w, h }
    case 'circle':
      return { type: 'ellipse', x: 0, y: 0, w, h }
    case 'pinked':
      return { type: 'polygon', points: pinked({ w, h }, tooth) }
  }
}

/** A zigzag whose points touch the box, with as many whole teeth to a side as fit. */
function pinked({ w, h }: Size, tooth: number): Point[] {
  const depth = Math.min(tooth / 2, w / 8, h / 8)
  const corners: Point[] = [
    [depth, depth],
    [w - depth, depth],
    [w - depth, h - depth],
    [depth, h - depth],
  ]
  return corners.flatMap((from, side) => edge(from, corners[(side + 1) % 4] ?? from, { depth, tooth }))
}

function edge([x, y]: Point, [toX, toY]: Point, { depth, tooth }: { depth: number; tooth: number }): Point[] {
  const length = Math.hypot(toX - x, toY - y)
  const [across, down] = [(toX - x) / length, (toY - y) / length]
  const teeth = Math.min(MOST_TEETH, Math.max(FEWEST_TEETH, Math.round(length / tooth)))
  const at = (share: number, out: number): Point => [
    x + across * length * share + down * out,
    y + down * length * share - across * out,
  ]
  return Array.from({ length: teeth }, (_, place) => [at(place / teeth, 0), at((place + 0.5) / teeth, depth)]).flat()
}
