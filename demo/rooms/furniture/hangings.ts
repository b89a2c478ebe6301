import { type Facing, type Uv } from '../light/ray.ts'
import { type Look } from '../layers/layers.ts'
import { box, union } from '../shapes.ts'
import { type Part, around, block, part } from '../solids.ts'

/** Distance in mm between the samples of a curtain's cloth length. */
const STEP = 5

/** How far the largest folds of a curtain reach forwards and backwards, mm. */
const DEEP = 58

/** A curtain `width` × `height` mm in soft folds; its cloth is longer than its width. */
export function curtain(look: Look, width: number, height: number): Part[] {
  // Folds about 150 mm from crest to crest, all different and unevenly gathered.
  const fold = (x: number, y: number) => {
    const drop = 1 - y / height
    const phase = x / 31 + 1.3 * Math.sin(x / 290) + 0.8 * Math.sin(x / 121 + 2) + 0.35 * drop * Math.sin(x / 190 + 1)
    const gather = 0.62 + 0.38 * Math.sin(x / 233 + 1)
    return DEEP * (gather * Math.sin(phase) + 0.16 * Math.sin(2.07 * phase + x / 300)) * (0.75 + 0.25 * drop)
  }
  // Tables of two often needed values: the cloth's position at the foot, and how much farther out the head hangs.
  const count = Math.ceil(width / STEP) + 2
  const foot = Float64Array.from({ length: count }, (_, index) => fold(index * STEP - width / 2, 0))
  const lean = Float64Array.from(foot, (value, index) => fold(index * STEP - width / 2, height) - value)
  const lengths = new Float64Array(count)
  for (let index = 1; index < count; index++)
    lengths[index] = (lengths[index - 1] ?? 0) + Math.hypot(STEP, (foot[index] ?? 0) - (foot[index - 1] ?? 0))
  const hang = (x: number, y: number) => {
    const at = Math.max(0, Math.min(count - 2, (x + width / 2) / STEP))
    const index = Math.floor(at)
    const part = at - index
    const low = (foot[index] ?? 0) + ((foot[index + 1] ?? 0) - (foot[index] ?? 0)) * part
    return low + ((lean[index] ?? 0) + ((lean[index + 1] ?? 0) - (lean[index] ?? 0)) * part) * (y / height)
  }
  const map = ({ x, y }: Facing, out: Uv) => {
    const at = Math.max(0, Math.min(count - 2, (x + width / 2) / STEP))
    const index = Math.floor(at)
    const from = lengths[index] ?? 0
    out.u = from + ((lengths[index + 1] ?? 0) - from) * (at - index)
    out.v = height - y
  }
  const bounds = { x0: -width / 2, x1: width / 2, y0: 12, y1: height, z0: -DEEP * 1.25, z1: DEEP * 1.25 }
  return [
    part(
      look,
      bounds,
      (x, y, z) => Math.max((Math.abs(z - hang(x, y)) - 2) * 0.33, Math.abs(x) - width / 2, 14 - y),
      map,
    ),
  ]
}

/** A curtain rail; the underside is at height 0 of its own coordinates. */
export function rail(width: number): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  const size = { width, height: 26, depth: 40 }
  return [block('dark', at, size, 4)]
}

/** A row of framed panels, each `width` × `height` mm with its frame. */
export function panels(look: Look, count: number, { width, height }: { width: number; height: number }): Part[] {
  const bar = 42
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5 - count / 2) * (width + 4)
    const z = 0
    const frame = union([
      box({ x: x - width / 2 + bar / 2, y: 0, z }, { width: bar, height, depth: 44 }, 3),
      box({ x: x + width / 2 - bar / 2, y: 0, z }, { width: bar, height, depth: 44 }, 3),
      box({ x, y: 0, z }, { width, height: 70, depth: 44 }, 3),
      box({ x, y: height - bar, z }, { width, height: bar, depth: 44 }, 3),
    ])
    const sheet = { width: width - 2 * bar + 8, height: height - 70 - bar + 8, depth: 10 }
    const at = { x, y: 66, z }
    return [part('wood', around({ x, y: 0, z }, { width, height, depth: 44 }), frame), block(look, at, sheet, 1)]
  }).flat()
}

/** A woven rug, 14 mm thick. */
export function rug(width: number, depth: number): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  return [block('rug', at, { width, height: 14, depth }, 6)]
}

/** A round rug. */
export function roundRug(radius: number): Part[] {
  const at = { x: 0, y: 0, z: 0 }
  return [
    part('rug', around(at, { width: 2 * radius, height: 14, depth: 2 * radius }), (x, y, z) =>
      Math.max(Math.sqrt(x * x + z * z) - radius, y - 14),
    ),
  ]
}

/** A skirting board along x, `width` mm long. */
export function skirting(width: number): Part[] {
  const at = { x: 0, y: 0, z: 6 }
  const size = { width, height: 74, depth: 12 }
  return [block('trim', at, size, 2)]
}

/** Bars that divide a window opening of `width` × `height` mm into panes. */
export function bars(width: number, height: number, { across, up }: { across: number; up: number }): Part[] {
  const bar = (x: number, y: number, size: { width: number; height: number }) => {
    return block('dark', { x, y, z: 0 }, { ...size, depth: 40 }, 3)
  }
  const uprights = Array.from({ length: across + 1 }, (_, index) =>
    bar((index / across - 0.5) * (width - 36), 0, { width: 36, height }),
  )
  const levels = Array.from({ length: up + 1 }, (_, index) =>
    bar(0, (index / up) * (height - 36), { width, height: 36 }),
  )
  return [...uprights, ...levels]
}
