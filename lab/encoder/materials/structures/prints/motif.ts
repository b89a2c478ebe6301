import { type Lab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Random } from '../../random.ts'
import { type Figure, drawFigure } from './figures.ts'

/** A figure at its place in the unit cell, with a colour. */
interface Mark {
  figure: Figure
  x: number
  y: number
  size: number
  cosine: number
  sine: number
  ink: Lab
  /** Relief, -1 (sunken) to 1 (raised). */
  lift: number
}

/** Plane symmetry groups that a motif can have, in crystallographic notation. */
const SYMMETRIES = ['p1', 'pm', 'pgg', 'p4', 'p6', 'pmm'] as const

/** A unit cell, drawn once: ink (premultiplied by coverage) and height. */
export interface Motif {
  /** l, a, b, coverage, height for each texel. */
  texels: Float32Array
  /** True if the cell is a rhombus of 60 degrees. */
  isSlanted: boolean
}

/** Texels along a side of the unit cell. */
const CELL = 96

/** Random figures (leaves, rings, arcs, petals, polygons, stars, stripes), repeated by a random symmetry. */
export function drawMotif(random: Random, inks: readonly Lab[]): Motif {
  const symmetry = random.pick(SYMMETRIES)
  const marks = Array.from({ length: 2 + random.below(5) }, () => drawMark(random, inks)).flatMap((mark) =>
    repeated(mark, symmetry),
  )
  const texels = new Float32Array(CELL * CELL * 5)
  const isSlanted = symmetry === 'p6'
  for (const mark of marks) lay(mark, texels, isSlanted)
  return { texels, isSlanted }
}

/** Writes l, a, b, coverage and height at a place (in cells), interpolated between four texels. */
export function sampleMotif({ texels, isSlanted }: Motif, x: number, y: number, out: Float64Array): void {
  const v = isSlanted ? y / 0.8660254 : y
  const u = isSlanted ? x - v / 2 : x
  const px = (u - Math.floor(u)) * CELL
  const py = (v - Math.floor(v)) * CELL
  const i = Math.floor(px) % CELL
  const j = Math.floor(py) % CELL
  const fx = px - Math.floor(px)
  const fy = py - Math.floor(py)
  const right = (i + 1) % CELL
  const below = (j + 1) % CELL
  const a = (j * CELL + i) * 5
  const b = (j * CELL + right) * 5
  const c = (below * CELL + i) * 5
  const d = (below * CELL + right) * 5
  for (let k = 0; k < 5; k++) {
    const upper = (texels[a + k] ?? 0) * (1 - fx) + (texels[b + k] ?? 0) * fx
    const lower = (texels[c + k] ?? 0) * (1 - fx) + (texels[d + k] ?? 0) * fx
    out[k] = upper * (1 - fy) + lower * fy
  }
}

function drawMark(random: Random, inks: readonly Lab[]): Mark {
  const angle = random.isChosen(0.5) ? (random.below(8) * Math.PI) / 4 : random.between(0, 2 * Math.PI)
  return {
    figure: drawFigure(random),
    x: random.next(),
    y: random.next(),
    size: random.magnitude(0.09, 0.36),
    cosine: Math.cos(angle),
    sine: Math.sin(angle),
    ink: random.pick(inks),
    lift: random.between(0.3, 1) * (random.isChosen(0.8) ? 1 : -1),
  }
}

/** A mark and its images under the symmetry, in the unit cell. */
function repeated(mark: Mark, symmetry: (typeof SYMMETRIES)[number]): Mark[] {
  const turned = (count: number) =>
    Array.from({ length: count }, (_, index) => turnedBy(mark, (2 * Math.PI * index) / count))
  if (symmetry === 'p4') return turned(4)
  if (symmetry === 'p6') return turned(6)
  const mirrored = { ...mark, x: 1 - mark.x, figure: (x: number, y: number) => mirrorX(mark, x, y) }
  if (symmetry === 'pm') return [mark, mirrored]
  if (symmetry === 'pgg') return [mark, { ...mirrored, x: 0.5 - mark.x, y: mark.y + 0.5 }, turnedBy(mark, Math.PI)]
  if (symmetry === 'pmm') return [mark, mirrored, turnedBy(mark, Math.PI), turnedBy(mirrored, Math.PI)]
  return [mark]
}

/** The mark reflected in a vertical mirror line; the place is given and returned in the figure's own frame. */
function mirrorX({ figure, cosine, sine }: Mark, x: number, y: number): number {
  const across = -(x * cosine - y * sine)
  const down = x * sine + y * cosine
  return figure(across * cosine + down * sine, down * cosine - across * sine)
}

/** The mark rotated about the cell's corner, with Cartesian distances within half a cell. */
function turnedBy(mark: Mark, angle: number): Mark {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const x = mark.x > 0.5 ? mark.x - 1 : mark.x
  const y = mark.y > 0.5 ? mark.y - 1 : mark.y
  return {
    ...mark,
    x: x * cosine - y * sine,
    y: x * sine + y * cosine,
    cosine: mark.cosine * cosine - mark.sine * sine,
    sine: mark.sine * cosine + mark.cosine * sine,
  }
}

/** Draws a mark onto the cell, wrapping round its edges. */
function lay(mark: Mark, texels: Float32Array, isSlanted: boolean): void {
  // A mark's place is Cartesian, even in the slanted cell.
  const v = isSlanted ? mark.y / 0.8660254 : mark.y
  const u = isSlanted ? mark.x - mark.y / 1.7320508 : mark.x
  const reach = Math.min(0.5, mark.size * (isSlanted ? 2 : 1.5)) * CELL
  for (let row = Math.floor(v * CELL - reach); row < v * CELL + reach; row++) {
    for (let column = Math.floor(u * CELL - reach); column < u * CELL + reach; column++) {
      const du = column / CELL - u
      const dv = row / CELL - v
      const x = (isSlanted ? du + dv / 2 : du) / mark.size
      const y = (isSlanted ? dv * 0.8660254 : dv) / mark.size
      const inside = mark.figure(x * mark.cosine + y * mark.sine, y * mark.cosine - x * mark.sine) * mark.size
      const cover = clamp(inside * CELL * 0.7 + 0.5)
      if (cover > 0) ink(mark, texels.subarray(5 * (wrapped(row) * CELL + wrapped(column))), { inside, cover })
    }
  }
}

function wrapped(index: number): number {
  return ((index % CELL) + CELL) % CELL
}

function ink(mark: Mark, texel: Float32Array, { inside, cover }: { inside: number; cover: number }): void {
  const kept = 1 - cover
  texel[0] = (texel[0] ?? 0) * kept + mark.ink.l * cover
  texel[1] = (texel[1] ?? 0) * kept + mark.ink.a * cover
  texel[2] = (texel[2] ?? 0) * kept + mark.ink.b * cover
  texel[3] = (texel[3] ?? 0) * kept + cover
  texel[4] = (texel[4] ?? 0) * kept + mark.lift * clamp(inside / 0.05) * cover
}
