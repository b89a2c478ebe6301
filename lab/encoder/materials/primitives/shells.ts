import { type Random } from '../random.ts'
import { type Outline } from './dead-leaves.ts'

/** The outline of a cut shell: a crescent, a ring, a ribbed disc or a spiral, its walls about `rim` thick. */
export function drawShell(random: Random, rim: number): Outline {
  const wall = rim * random.between(0.7, 1.3)
  const shape = random.next()
  const bite = random.between(0.2, 0.6)
  const turns = random.between(1.4, 3.2)
  const ribs = Math.round(random.between(7, 22))
  if (shape < 0.4) return (u, v) => Math.min(1 - Math.hypot(u, v), Math.hypot(u - bite, v * 0.95) - 1 + bite * 0.6)
  if (shape < 0.6) return (u, v) => wall - Math.abs(1 - wall - Math.hypot(u, v))
  if (shape < 0.8) {
    return (u, v) => {
      const away = Math.hypot(u, v)
      return Math.min(1 - away, 0.35 + Math.cos(ribs * Math.atan2(v, u)) * 0.5 * away)
    }
  }
  return (u, v) => {
    const away = Math.hypot(u, v)
    const turn = away * turns - Math.atan2(v, u) / 6.2832
    const inWall = 0.5 * wall * turns - Math.abs(turn - Math.round(turn))
    return Math.min(1 - away, inWall)
  }
}
