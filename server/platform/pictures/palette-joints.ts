import type { Lab } from '../../../contract/colors/color-difference.ts'
import type { Cluster, PaletteField } from './palette-field.ts'

/** A cluster with a smaller share of inner pixels consists only of lines and edges. */
const THIN = 0.12
/** A cluster with a larger share of the material is no joint, however thin. */
const MOST_OF_JOINTS = 0.25
/** The largest share of calm pixels in a blend. */
const MOST_CALM = 0.15
/** In CIELAB: a colour farther from the line between two others is no blend of them. */
const OFF_LINE = 6
/** In CIELAB: how far a shadow's chroma may deviate from that of its material. */
const OFF_HUE = 9
/** A joint fills at least this share of a row or column of the picture. */
const JOINT_FILL = 0.75

/**
 * Merges thin clusters into others: blends into the nearer of their two colours, joints and shadows into the largest. Other thin
 * colours (fine chips, threads) stay.
 */
export function dissolveThin(field: PaletteField, clusters: Cluster[]): Cluster[] {
  const bySize = clusters.toSorted((one, other) => one.pixels.length - other.pixels.length)
  const total = clusters.reduce((sum, { pixels }) => sum + pixels.length, 0)
  const guests = new Map(clusters.map((cluster) => [cluster, cluster.guests]))
  for (const [place, cluster] of bySize.entries()) {
    const larger = bySize.slice(place + 1)
    if (!larger.length || cluster.pixels.length > total * MOST_OF_JOINTS || !isThin(field, cluster)) continue
    const others = [...guests.keys()].filter((other) => other !== cluster)
    const heir = blendHeir(field, cluster, others) ?? shadowHeir(cluster, larger) ?? jointHeir(field, cluster, larger)
    if (!heir) continue
    guests.set(heir, (guests.get(heir) ?? 0) + (guests.get(cluster) ?? 0) + cluster.pixels.length)
    guests.delete(cluster)
  }
  return [...guests].map(([cluster, count]) => ({ ...cluster, guests: count }))
}

function isThin({ width, height }: PaletteField, { pixels }: Cluster): boolean {
  const isOwn = new Uint8Array(width * height)
  for (const pixel of pixels) isOwn[pixel] = 1
  const inside = pixels.filter((pixel) => {
    const x = pixel % width
    if (x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)) return false
    return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].every((step) => isOwn[pixel + step])
  })
  return inside.length < pixels.length * THIN
}

/** The nearer of two colours that this one blends; undefined if it also lies away from edges. */
function blendHeir({ isCalm }: PaletteField, { centre, pixels }: Cluster, others: Cluster[]): Cluster | undefined {
  if (pixels.filter((pixel) => isCalm[pixel]).length > pixels.length * MOST_CALM) return undefined
  for (const [index, one] of others.entries()) {
    for (const other of others.slice(index + 1)) {
      const along = minus(other.centre, one.centre)
      const part = dot(minus(centre, one.centre), along) / dot(along, along)
      if (part <= 0 || part >= 1) continue
      const foot = minus(centre, one.centre).map((value, axis) => value - part * (along[axis] ?? 0))
      if (Math.hypot(...foot) < OFF_LINE) return part < 0.5 ? one : other
    }
  }
  return undefined
}

/** The largest colour of which this one is a darker version: less light, and chroma in the same direction. */
function shadowHeir({ centre: [l, a, b] }: Cluster, others: Cluster[]): Cluster | undefined {
  return others.findLast(({ centre }) => {
    const part = l / centre[0]
    return part < 1 && Math.hypot(a - centre[1] * part, b - centre[2] * part) < OFF_HUE
  })
}

/** The largest colour, if this one draws straight lines across the picture. */
function jointHeir({ width, height }: PaletteField, { pixels }: Cluster, others: Cluster[]): Cluster | undefined {
  const rows = new Uint16Array(height)
  const columns = new Uint16Array(width)
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    rows[y] = (rows[y] ?? 0) + 1
    columns[x] = (columns[x] ?? 0) + 1
  }
  const isLine = Math.max(...rows) >= width * JOINT_FILL || Math.max(...columns) >= height * JOINT_FILL
  return isLine ? others.at(-1) : undefined
}

function minus(one: Lab, other: Lab): Lab {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

function dot(one: Lab, other: Lab): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}
