import { coverage } from '../drawing/surface.ts'

/**
 * A mark of a hand-cut print (leaf, petal, stem, disc, feather) along its own axis, which may be bent. Lengths in mm,
 * angles in radians.
 */
export type Mark = {
  shape: 'leaf' | 'lance' | 'petal' | 'stem' | 'disc' | 'band'
  /** Where its axis begins; for a disc the middle. */
  x: number
  y: number
  angle: number
  length: number
  /** Greatest half width; for a disc the radius. */
  width: number
  /** Deflection of the axis's middle, relative to the length. */
  bend: number
  /** Number of the ink, 0 for the first plate; -1 leaves the ground bare. */
  ink: number
  /** What the key plate draws on it: nothing, the veins of a leaf, fans of lines on a petal, the barbs of a feather. */
  detail: 'none' | 'veins' | 'rays' | 'barbs' | 'ring'
  /** Ink of the detail. */
  detailInk: number
  /** Coverage of the ink, 0..1: leaves in the background are printed thinly. */
  cover: number
}

/**
 * A design: the size of its tile in mm and the tile's marks, lowest first. Columns of tiles are offset by half a tile.
 */
export type Design = {
  width: number
  height: number
  marks: Mark[]
  /** Each tile overlaps the ones above it, like scales. */
  isStacked?: boolean
}

/** A mark's coverage by its own ink and by its detail, 0..1. */
type Cover = { body: number; detail: number }

/** A mark with its precomputed direction. */
export type PlacedMark = Mark & { cosine: number; sine: number; order: number; dropped: number }

/** Places a copy of a mark, moved by dx, dy. */
export function place(mark: Mark, order: number, dx: number, dy: number): PlacedMark {
  return {
    ...mark,
    x: mark.x + dx,
    y: mark.y + dy,
    cosine: Math.cos(mark.angle),
    sine: Math.sin(mark.angle),
    order,
    dropped: dy,
  }
}

/** Half width at a share t of the length, 1 at its widest. */
function profile(shape: Mark['shape'], t: number): number {
  if (t <= 0 || t >= 1) return 0
  switch (shape) {
    case 'leaf':
      return 2.598 * Math.sqrt(t) * (1 - t)
    case 'petal':
      return 2.598 * Math.sqrt(1 - t) * t
    case 'lance':
      return 4 * t * (1 - t)
    case 'stem':
      return 1 - 0.75 * t
    default:
      return 1
  }
}

/** A point on the bent axis at a share t of the length. */
export function alongAxis(mark: Mark, t: number): { x: number; y: number; angle: number } {
  const p = t * mark.length
  const q = 4 * mark.bend * mark.length * t * (1 - t)
  const cosine = Math.cos(mark.angle)
  const sine = Math.sin(mark.angle)
  return {
    x: mark.x + p * cosine - q * sine,
    y: mark.y + p * sine + q * cosine,
    angle: mark.angle + Math.atan(4 * mark.bend * (1 - 2 * t)),
  }
}

/** Share of a pixel covered by a line whose middle is `distance` away. */
function line(distance: number, halfWidth: number, footprint: number): number {
  return coverage(halfWidth - Math.abs(distance), footprint) * Math.min(1, (2 * halfWidth) / footprint)
}

/** The mark's coverage of x, y; `shiftX` and `shiftY` are the key plate's misregistration in mm. */
export function coverOf(
  mark: PlacedMark,
  { x, y, shiftX, shiftY, footprint }: { x: number; y: number; shiftX: number; shiftY: number; footprint: number },
  cover: Cover,
): void {
  cover.body = 0
  cover.detail = 0
  const dx = x - mark.x
  const dy = y - mark.y
  const { length, width, shape, cosine, sine } = mark
  if (shape === 'disc') {
    const far = Math.sqrt(dx * dx + dy * dy)
    cover.body = coverage(width - far, footprint)
    if (mark.detail === 'ring' && cover.body > 0) cover.detail = line(far - width * 0.62, width * 0.12, footprint)
    return
  }
  const p = dx * cosine + dy * sine
  if (p < -footprint || p > length + footprint) return
  if (shape === 'band') {
    // Bands meet end to end without a seam.
    const isOn = p >= 0 && p < length
    const aside = Math.abs(dy * cosine - dx * sine)
    cover.body = isOn ? coverage(width - aside, footprint) : 0
    return
  }
  const t = p / length
  const q = dy * cosine - dx * sine - 4 * mark.bend * length * t * (1 - t)
  if (q > width + footprint || q < -width - footprint) return
  const half = profile(shape, t) * width
  cover.body = coverage(half - Math.abs(q), footprint)
  if (cover.body === 0 || mark.detail === 'none') return
  const kp = p - shiftX * cosine - shiftY * sine
  const kq = q - shiftY * cosine + shiftX * sine
  cover.detail = detailOf(mark, { p: kp, q: kq, half: Math.max(half, 1e-3), footprint })
}

function detailOf(
  { detail, length, width }: Mark,
  { p, q, half, footprint }: { p: number; q: number; half: number; footprint: number },
): number {
  const t = p / length
  const aside = Math.abs(q)
  if (detail === 'veins') {
    const rib = line(q, width * 0.075 * (1.15 - t), footprint)
    // Side veins leave the rib at an angle and curve towards the tip; hatching shades one side of the leaf.
    const spacing = Math.max(length / 9, 2.5)
    const slant = (p - aside * 1.1 - (aside * aside * 0.25) / width) / spacing
    const near = Math.abs(slant - Math.round(slant)) * spacing
    const vein = aside < half * 0.86 && t < 0.93 ? line(near * 0.7, width * 0.032 * (1.2 - aside / half), footprint) : 0
    const close = slant * 4
    const hatch = q > 0 && aside > half * (0.3 + 0.3 * t) && aside < half * 0.95
    const shade = hatch ? line((Math.abs(close - Math.round(close)) * spacing) / 4, spacing * 0.045, footprint) : 0
    return Math.max(rib, vein, shade * 0.85)
  }
  if (detail === 'rays') {
    const fan = (q / half) * 4.5
    const reach = 0.2 + 0.3 * Math.abs(Math.cos(Math.round(fan) * 2.4))
    const ray = t < 1 - reach ? line((Math.abs(fan - Math.round(fan)) * half) / 4.5, width * 0.035, footprint) : 0
    const rim = line(half - aside - width * 0.07, width * 0.03, footprint) * (t > 0.3 ? 1 : 0)
    return Math.max(ray, rim)
  }
  if (detail === 'barbs') {
    const rows = (p + aside * 0.9) / Math.max(2, length / 14)
    const barb = line(Math.abs(rows - Math.round(rows)) * Math.max(2, length / 14), width * 0.05, footprint)
    return Math.max(barb * (aside < half * 0.9 ? 1 : 0), line(q - half * 0.2, width * 0.04, footprint))
  }
  return 0
}
