import { type Random } from '../random.ts'
import { type Outline } from './dead-leaves.ts'

export function drawDisc(): Outline {
  return (u, v) => 1 - Math.hypot(u, v)
}

/** A convex polygon of three to seven sides. */
export function drawPolygon(random: Random): Outline {
  const count = 3 + random.below(5)
  const sides = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.7 * random.next()) / count) * 6.283
    const reach = random.between(0.45, 0.85)
    return { x: Math.cos(angle) / reach, y: Math.sin(angle) / reach }
  })
  return (u, v) => {
    if (u * u + v * v > 1) return -1
    let depth = 1
    for (const { x, y } of sides) depth = Math.min(depth, 1 - u * x - v * y)
    return depth
  }
}

/** The outline of a stone or crumb: a circle with dents. */
export function drawLump(random: Random): Outline {
  const [two, three, five] = [random.between(0, 0.14), random.between(0, 0.12), random.between(0, 0.08)]
  const [a, b, c] = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)]
  return (u, v) => {
    const away = Math.hypot(u, v)
    if (away > 1) return -1
    const angle = Math.atan2(v, u)
    const reach =
      0.66 + two * Math.sin(2 * angle + a) + three * Math.sin(3 * angle + b) + five * Math.sin(5 * angle + c)
    return 1 - away / reach
  }
}

/** Blades, needles, petals, leaves: pointed at both ends, widest before the middle, slightly bent. */
export function drawBlade(random: Random): Outline {
  const bend = random.between(-0.35, 0.35)
  const lean = random.between(0, 0.6)
  return (u, v) => {
    if (u < -1 || u > 1) return -1
    return 1 - Math.abs(v - bend * (u * u - 0.4)) / (0.8 * (1 - u * u) * (1 - lean * u) + 1e-6)
  }
}

/** Chips, crumbs, torn paper: a square with round corners. */
export function drawChip(): Outline {
  return (u, v) => 0.8 - (u ** 4 + v ** 4) ** 0.25
}
