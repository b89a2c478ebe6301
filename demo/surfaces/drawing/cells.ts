import { chance, hash } from './chance.ts'

/** The Worley cell at a place: distances to the nearest and second nearest point in cell widths, and its number. */
type Cell = { nearest: number; second: number; id: number }

/** An object for `findCell` to write into. */
export function aCell(): Cell {
  return { nearest: 0, second: 0, id: 0 }
}

/** The square itself first: an early hit saves most of the other checks. */
const STEPS = [0, -1, 1] as const

/** Distance from a place (0..1 in its square) to the adjacent square in the direction of `step`. */
function gapTo(step: number, place: number): number {
  if (step === 0) return 0
  return step < 0 ? place : 1 - place
}

/** Worley noise of wavelength 1. `second - nearest` is 0 on the border between cells. */
export function findCell(seed: number, x: number, y: number, cell: Cell): void {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let nearest = 9
  let second = 9
  for (const down of STEPS) {
    const gapY = gapTo(down, y - yi)
    if (gapY * gapY >= second) continue
    for (const across of STEPS) {
      const gapX = gapTo(across, x - xi)
      if (gapX * gapX + gapY * gapY >= second) continue
      const i = xi + across
      const j = yi + down
      const id = hash(seed, i, j)
      const dx = i + (id & 0xffff) / 65536 - x
      const dy = j + (id >>> 16) / 65536 - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        nearest = distance
        cell.id = id
      } else if (distance < second) second = distance
    }
  }
  cell.nearest = Math.sqrt(nearest)
  cell.second = Math.sqrt(second)
}

type ChipLayer = {
  seed: number
  /** Grid size of the layer in mm; a square holds at most one chip. */
  pitch: number
  /** Range of a chip's radius, relative to the pitch. */
  small: number
  large: number
  /** Share of the squares that hold a chip, 0..1. */
  fill: number
}

/**
 * A flat-cut stone chip: distance inside its outline (negative outside), its number, and the place relative to its
 * middle; in mm.
 */
type Chip = { inside: number; id: number; x: number; y: number }

/** An object for `findChip` to write into. */
export function aChip(): Chip {
  return { inside: -1, id: 0, x: 0, y: 0 }
}

/** Finds the chip of a layer at a place: convex polygons of four to seven sides with random angles. */
export function findChip({ seed, pitch, small, large, fill }: ChipLayer, x: number, y: number, chip: Chip): void {
  const xi = Math.floor(x / pitch)
  const yi = Math.floor(y / pitch)
  chip.inside = -pitch
  // Middles stay 0.2 away from the border of their square, so farther squares than this cannot reach the place.
  const reach = Math.max(0, Math.sqrt(1.7) * large - 0.2)
  for (let j = yi - 1; j <= yi + 1; j++) {
    if (gapTo(j - yi, y / pitch - yi) > reach) continue
    for (let i = xi - 1; i <= xi + 1; i++) {
      if (gapTo(i - xi, x / pitch - xi) > reach) continue
      const id = hash(seed, i, j)
      // The bits of one number serve as four random numbers: computing each would cost most of the time.
      if ((id & 0xff) / 256 > fill) continue
      const dx = x - (i + 0.2 + 0.6 * (((id >>> 8) & 0xff) / 256)) * pitch
      const dy = y - (j + 0.2 + 0.6 * (((id >>> 16) & 0xff) / 256)) * pitch
      const size = (id >>> 24) / 256
      const radius = (small + (large - small) * size * (0.4 + 0.6 * size)) * pitch
      if (dx * dx + dy * dy > radius * radius * 1.7) continue
      const inside = polygonInside(id, dx, dy, radius)
      if (inside <= chip.inside) continue
      chip.inside = inside
      chip.id = id
      chip.x = dx
      chip.y = dy
    }
  }
}

/** Outlines by chip: a picture asks for each of them thousands of times. */
const outlines = new Map<number, Float64Array>()

/** Rotation as cosine and sine, compression, then each side's direction and its distance from the middle in radii. */
function outlineOf(id: number): Float64Array {
  const known = outlines.get(id)
  if (known) return known
  const sides = 4 + (hash(id, 5, 0) & 3)
  const turn = chance(id, 6) * 6.283
  const outline = new Float64Array(3 + sides * 3)
  outline[0] = Math.cos(turn)
  outline[1] = Math.sin(turn)
  outline[2] = 0.62 + 0.38 * chance(id, 7)
  for (let side = 0; side < sides; side++) {
    const angle = ((side + 0.55 * chance(id, 10 + side)) / sides) * 6.283
    outline[3 + side * 3] = Math.cos(angle)
    outline[4 + side * 3] = Math.sin(angle)
    outline[5 + side * 3] = 0.72 + 0.28 * chance(id, 20 + side)
  }
  if (outlines.size > 20_000) outlines.clear()
  outlines.set(id, outline)
  return outline
}

function polygonInside(id: number, dx: number, dy: number, radius: number): number {
  const outline = outlineOf(id)
  const cosine = outline[0] ?? 1
  const sine = outline[1] ?? 0
  const squeeze = outline[2] ?? 1
  const px = dx * cosine + dy * sine
  const py = (dy * cosine - dx * sine) / squeeze
  let inside = radius
  for (let at = 3; at < outline.length; at += 3) {
    const reach = radius * (outline[at + 2] ?? 1) - (px * (outline[at] ?? 0) + py * (outline[at + 1] ?? 0))
    if (reach < inside) inside = reach
  }
  return inside * squeeze
}
