import { type Random } from '../random.ts'
import { type Sheet, emptySheet } from './sheet.ts'

/**
 * The depth of a place within a piece: 1 in the middle, 0 on the edge, negative outside. u runs along the piece, v
 * across, -1..1.
 */
export type Outline = (u: number, v: number) => number

export interface Leaves {
  /** Draws the outline of one piece. */
  drawOutline: (random: Random) => Outline
  /** Least and greatest half length of a piece in pixels. */
  small: number
  large: number
  /** The number of pieces falls with their length to this power. */
  rarity: number
  /** Width over length. */
  slim: number
  /** Direction of the pieces in radians, and how far they deviate from it; 3.14 allows any direction. */
  direction: number
  stray: number
  /** Tone and height (px) at a depth and u, for a piece of half length `radius`. */
  tone: (depth: number, u: number) => number
  height: (depth: number, radius: number, u: number) => number
  /** The largest share of the picture to cover. */
  cover: number
}

/** The most outline tests per picture; whatever is then uncovered shows the ground. */
const PATIENCE = 700_000

/**
 * Draws overlapping pieces front to back, the dead-leaves model (Lee, Mumford and Huang 2001, "Occlusion models for
 * natural images"): its edges and sizes resemble those of natural images.
 */
export function drawLeaves(random: Random, leaves: Leaves): Sheet {
  const sheet = emptySheet()
  const { side } = sheet
  const last = side - 1
  let open = side * side
  const enough = open * (1 - leaves.cover)
  for (let looks = 0, layer = 1; looks < PATIENCE && open > enough; layer -= 0.0004) {
    const radius = drawRadius(random, leaves)
    const angle = leaves.direction + leaves.stray * (2 * random.next() - 1)
    const [cosine, sine] = [Math.cos(angle) / radius, Math.sin(angle) / radius]
    const outline = leaves.drawOutline(random)
    const [middleX, middleY, part] = [random.between(0, side), random.between(0, side), random.next()]
    const across = radius * leaves.slim
    const reachX = Math.ceil(Math.abs(cosine * radius * radius) + Math.abs(sine * radius * across) + 1)
    const reachY = Math.ceil(Math.abs(sine * radius * radius) + Math.abs(cosine * radius * across) + 1)
    looks += 4 * reachX * reachY + 50
    for (let y = Math.floor(middleY) - reachY; y <= middleY + reachY; y++) {
      for (let x = Math.floor(middleX) - reachX; x <= middleX + reachX; x++) {
        const at = (y & last) * side + (x & last)
        if ((sheet.part.values[at] ?? 0) >= 0) continue
        const dx = x - middleX
        const dy = y - middleY
        const u = dx * cosine + dy * sine
        const depth = outline(u, (dy * cosine - dx * sine) / leaves.slim)
        if (depth <= 0) continue
        sheet.part.values[at] = part
        sheet.tone.values[at] = leaves.tone(depth, u)
        sheet.height.values[at] = leaves.height(depth, radius, u) + layer
        open--
      }
    }
  }
  return sheet
}

/** A length with power-law density (inverse transform sampling). */
function drawRadius(random: Random, { small, large, rarity }: Leaves): number {
  if (Math.abs(rarity - 1) < 0.01) return random.magnitude(small, large)
  const power = 1 - rarity
  return (small ** power + random.next() * (large ** power - small ** power)) ** (1 / power)
}
