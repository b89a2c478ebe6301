import { type Random } from '../random.ts'
import { type Sheet } from './sheet.ts'

export interface Stroke {
  x: number
  y: number
  /** Initial direction in radians. */
  heading: number
  length: number
  /** Half the initial width in px, and the share of it that is left at the end. */
  radius: number
  taper: number
  /** Constant curvature and its random deviation, in radians a pixel. */
  bend: number
  stray: number
  tone: number
  part: number
  /** The height of the surface below; NaN takes the height that the sheet has there. */
  level: number
}

/** Draws overlapping round threads onto a sheet. */
export function strokesOn(sheet: Sheet, random: Random): (stroke: Stroke) => void {
  const { side } = sheet
  const last = side - 1
  const owner = new Int32Array(side * side)
  const cover = new Float32Array(side * side)
  const under = new Float32Array(side * side)
  const below = new Float32Array(side * side)
  const [tones, heights, parts] = [sheet.tone.values, sheet.height.values, sheet.part.values]
  let drawn = 0
  const stamp = (x: number, y: number, radius: number, stroke: Stroke) => {
    const reach = radius + 0.5
    for (let j = Math.ceil(y - reach); j <= y + reach; j++) {
      for (let i = Math.ceil(x - reach); i <= x + reach; i++) {
        const away = Math.sqrt((i - x) * (i - x) + (j - y) * (j - y))
        const inside = Math.min(1, reach - away)
        if (inside <= 0) continue
        const at = (j & last) * side + (i & last)
        if (owner[at] !== drawn) {
          owner[at] = drawn
          cover[at] = 0
          under[at] = tones[at] ?? 0
          below[at] = heights[at] ?? 0
        }
        if (inside <= (cover[at] ?? 0) && away > 0.7 * radius) continue
        const most = Math.max(inside, cover[at] ?? 0)
        cover[at] = most
        const ground = under[at] ?? 0
        tones[at] = ground + (stroke.tone - ground) * most
        const level = Number.isNaN(stroke.level) ? (below[at] ?? 0) * 0.6 : stroke.level
        const top = level + Math.sqrt(Math.max(0, 1 - (away / reach) ** 2)) * radius
        const before = heights[at] ?? 0
        heights[at] = Math.max(before, (below[at] ?? 0) * (1 - most) + top * most)
        if (most > 0.5 && stroke.part >= 0) parts[at] = stroke.part
      }
    }
  }
  return (stroke) => {
    drawn++
    let { x, y, heading } = stroke
    const step = Math.max(0.9, stroke.radius * 0.6)
    for (let gone = 0; gone < stroke.length; gone += step) {
      stamp(x, y, stroke.radius * (1 - (1 - stroke.taper) * (gone / stroke.length)), stroke)
      heading += step * (stroke.bend + stroke.stray * (random.next() * 2 - 1))
      x += step * Math.cos(heading)
      y += step * Math.sin(heading)
    }
  }
}
