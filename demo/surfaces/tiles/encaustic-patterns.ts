/**
 * Writes the depth of a place inside each inlay of a tile: x and y from -1 to 1, depths in half sides, negative
 * outside. Opposite edges match, so that the pattern continues in the next tile.
 */
type Cut = (x: number, y: number, depths: Float64Array) => void

/** The inlays of a pattern, lowest first: the number of each one's colour, and its shape. */
export type Pattern = { inlays: number[]; cut: Cut }

const SLANT = Math.SQRT1_2
const PETALS = Math.PI / 4
/** Row distance of hexagons of width one. */
const ROW = Math.sqrt(0.75)

/** An eight-pointed star: a square and the same square turned by 45 degrees. */
function star(x: number, y: number, half: number): number {
  return Math.max(half - Math.max(x, y), half - (x + y) * SLANT)
}

/** Four leaves round a square. */
function fourLeaves(x: number, y: number, reach: number): number {
  const far = Math.max(x, y)
  const near = Math.min(x, y)
  return Math.max(reach * 0.52 - Math.hypot(far - reach * 0.48, near), reach * 0.4 - far)
}

/** A leaf along x from `from` to `to`, pointed at both ends: the intersection of two equal circles. */
function leaf(x: number, y: number, { from, to, half }: { from: number; to: number; half: number }): number {
  const reach = (to - from) / 2
  const offset = (reach * reach - half * half) / (2 * half)
  return offset + half - Math.hypot(x - from - reach, Math.abs(y) + offset)
}

const PETAL = { from: 0.17, to: 0.93, half: 0.145 }
const VEIN = { from: 0.26, to: 0.74, half: 0.055 }

export const PATTERNS = {
  star: {
    inlays: [1, 0, 2, 0, 1, 2, 0],
    cut: (x, y, depths) => {
      const ax = Math.abs(x)
      const ay = Math.abs(y)
      depths[0] = star(ax, ay, 0.67)
      depths[1] = star(ax, ay, 0.53)
      depths[2] = star(ax, ay, 0.45)
      depths[3] = star(ax, ay, 0.2)
      depths[4] = star(ax, ay, 0.11)
      depths[5] = star(1 - ax, 1 - ay, 0.27)
      depths[6] = star(1 - ax, 1 - ay, 0.12)
    },
  },
  quatrefoil: {
    inlays: [1, 0, 2, 0, 1, 2],
    cut: (x, y, depths) => {
      const ax = Math.abs(x)
      const ay = Math.abs(y)
      const leaves = fourLeaves(ax, ay, 0.94)
      depths[0] = leaves
      depths[1] = leaves - 0.11
      depths[2] = fourLeaves(ax, ay, 0.58)
      depths[3] = star(ax, ay, 0.13)
      depths[4] = 0.4 - Math.hypot(1 - ax, 1 - ay)
      depths[5] = fourLeaves(1 - ax, 1 - ay, 0.3)
    },
  },
  circles: {
    inlays: [1, 0, 2, 0],
    cut: (x, y, depths) => {
      const ax = Math.abs(x)
      const ay = Math.abs(y)
      // Circles about the corners through the middle: two neighbours overlap in a leaf across the edge between them.
      const lens = Math.SQRT2 - Math.min(Math.hypot(ax - 1, ay + 1), Math.hypot(ax + 1, ay - 1))
      const corner = Math.hypot(1 - ax, 1 - ay)
      depths[0] = lens - 0.035
      depths[1] = Math.min(lens - 0.24, 2)
      depths[2] = 0.34 - corner
      depths[3] = 0.17 - corner
    },
  },
  diamond: {
    inlays: [1, 0, 2, 0, 2, 0, 1],
    cut: (x, y, depths) => {
      const sum = (Math.abs(x) + Math.abs(y)) * SLANT
      const corner = Math.SQRT2 - sum
      depths[0] = 0.68 - sum
      depths[1] = 0.52 - sum
      depths[2] = 0.42 - sum
      depths[3] = 0.16 - sum
      depths[4] = 0.52 - corner
      depths[5] = 0.38 - corner
      depths[6] = 0.26 - corner
    },
  },
  cube: {
    inlays: [1, 2],
    cut: (x, y, depths) => {
      // Two cubes across and two down, of hexagons slightly taller than regular to fit the square. No face ends at a
      // joint.
      const across = x + 0.25
      const tall = (y + 0.5) * ROW
      const row = Math.round(tall / ROW)
      const dy = tall - row * ROW
      const shift = row & 1 ? 0.5 : 0
      const dx = across - shift - Math.round(across - shift)
      const otherX = across - 0.5 + shift - Math.round(across - 0.5 + shift)
      const otherY = dy > 0 ? dy - ROW : dy + ROW
      const isFirst = dx * dx + dy * dy < otherX * otherX + otherY * otherY
      const cx = isFirst ? dx : otherX
      const cy = isFirst ? dy : otherY
      const ax = Math.abs(cx)
      // The side faces lie below the lid's two near edges; the next cube's lie beyond the hexagon's slanting edges.
      const lid = (cy + ax / Math.sqrt(3)) * ROW
      const slanting = 0.5 - ax * 0.5 - Math.abs(cy) * ROW
      depths[0] = cy > 0 ? Math.min(lid, slanting) : lid < 0 ? Math.max(lid, -slanting) : lid
      depths[1] = Math.min(depths[0], Math.sign(cx) * Math.min(ax, 0.5 - ax))
    },
  },
  flower: {
    inlays: [1, 2, 2, 0, 1, 0, 2],
    cut: (x, y, depths) => {
      const distance = Math.hypot(x, y)
      const turn = Math.atan2(y, x)
      const fold = turn - Math.round(turn / PETALS) * PETALS
      const px = distance * Math.cos(fold)
      const py = distance * Math.sin(fold)
      const corner = Math.hypot(1 - Math.abs(x), 1 - Math.abs(y))
      depths[0] = leaf(px, py, PETAL)
      depths[1] = leaf(px, py, VEIN)
      depths[2] = 0.15 - distance
      depths[3] = 0.08 - distance
      depths[4] = 0.36 - corner
      depths[5] = 0.25 - corner
      depths[6] = 0.15 - corner
    },
  },
} satisfies Record<string, Pattern>
