import { type Random } from '../../random.ts'

/** The distance of a place inside a figure of size 1 round the origin; negative outside. */
export type Figure = (x: number, y: number) => number

/** A leaf, ring, arc, flower, polygon, star, stripe, disc or spiral. */
export function drawFigure(random: Random): Figure {
  const width = random.between(0.1, 0.3)
  const petals = 3 + random.below(6)
  const depth = random.between(0.15, 0.6)
  const kind = random.pick(['leaf', 'ring', 'arc', 'flower', 'polygon', 'star', 'stripe', 'disc', 'spiral'] as const)
  if (kind === 'leaf') {
    // The intersection of two circles, without the vein.
    return (x, y) => Math.min(1.25 - Math.hypot(x, Math.abs(y) + 0.75), Math.abs(y) - 0.03 - 0.03 * x)
  }
  if (kind === 'ring') return (x, y) => width - Math.abs(Math.hypot(x, y) - 0.8)
  if (kind === 'arc') return (x, y) => Math.min(width - Math.abs(Math.hypot(x, y) - 0.8), y + 0.2)
  if (kind === 'flower') {
    return (x, y) =>
      (1 - depth * (0.5 + 0.5 * Math.cos(petals * Math.atan2(y, x))) - Math.hypot(x, y)) * (1 - 0.3 * depth)
  }
  if (kind === 'polygon') return (x, y) => polygon(x, y, petals)
  if (kind === 'star')
    return (x, y) => Math.max(polygon(x, y, 4), polygon((x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2, 4))
  if (kind === 'stripe') return (x, y) => Math.min(width - Math.abs(y), 1.4 - Math.abs(x))
  if (kind === 'disc') return (x, y) => 0.8 - Math.hypot(x, y)
  return (x, y) => {
    const radius = Math.hypot(x, y)
    const winding = radius * 2.2 - Math.atan2(y, x) / (2 * Math.PI)
    return Math.min(1.05 - radius, (0.28 - Math.abs(winding - Math.round(winding))) * 0.45)
  }
}

function polygon(x: number, y: number, sides: number): number {
  const step = (2 * Math.PI) / sides
  const angle = Math.atan2(y, x)
  const aside = angle - step * Math.round(angle / step)
  return 0.8 - Math.hypot(x, y) * Math.cos(aside)
}
