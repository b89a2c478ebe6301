import { converter, formatHex } from 'culori'
import type { Oklab } from 'culori'

const CLUSTERS = 4
const ROUNDS = 8
/** Clusters nearer than this in OKLab look alike and count together. */
const ALIKE = 0.06

const toOklab = converter('oklab')

type Point = readonly [number, number, number]

/**
 * The colour that most of a picture has, as `#rrggbb`: k-means in OKLab (Lloyd's algorithm, started from the
 * quantiles of lightness, so that the same pixels give the same colour).
 * `rgb` holds 8-bit sRGB, three bytes a pixel.
 */
export function dominantColor(rgb: Uint8Array): string {
  const points = readPoints(rgb)
  let centres = firstCentres(points)
  let members = assign(points, centres)
  for (let round = 0; round < ROUNDS; round += 1) {
    centres = members.map((cluster, index) => (cluster.length ? mean(cluster) : (centres[index] ?? [0, 0, 0])))
    members = assign(points, centres)
  }
  const groups = centres.map((centre) =>
    members.filter((_, other) => distance(centre, centres[other] ?? centre) < ALIKE).flat(),
  )
  const largest = groups.reduce((one, other) => (other.length > one.length ? other : one), [])
  // The median, not the mean: pixels half on a joint belong to no colour, and shall not pull at one.
  const [l, a, b] = median(largest)
  return formatHex({ mode: 'oklab', l, a, b } satisfies Oklab)
}

function readPoints(rgb: Uint8Array): Point[] {
  const points: Point[] = []
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const { l, a, b } = toOklab({
      mode: 'rgb',
      r: (rgb[at] ?? 0) / 255,
      g: (rgb[at + 1] ?? 0) / 255,
      b: (rgb[at + 2] ?? 0) / 255,
    })
    points.push([l, a, b])
  }
  return points
}

function firstCentres(points: Point[]): Point[] {
  const byLightness = points.toSorted((one, other) => one[0] - other[0])
  return Array.from(
    { length: CLUSTERS },
    (_, index) => byLightness[Math.floor(((index + 0.5) / CLUSTERS) * byLightness.length)] ?? [0, 0, 0],
  )
}

function assign(points: Point[], centres: Point[]): Point[][] {
  const members: Point[][] = centres.map(() => [])
  for (const point of points) {
    let nearest = 0
    for (let index = 1; index < centres.length; index += 1) {
      if (distance(point, centres[index] ?? point) < distance(point, centres[nearest] ?? point)) nearest = index
    }
    members[nearest]?.push(point)
  }
  return members
}

function mean(points: Point[]): Point {
  const sum = [0, 0, 0] as [number, number, number]
  for (const [l, a, b] of points) {
    sum[0] += l
    sum[1] += a
    sum[2] += b
  }
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}

function median(points: Point[]): Point {
  const middle = (axis: 0 | 1 | 2): number =>
    points.map((point) => point[axis]).sort((one, other) => one - other)[points.length >> 1] ?? 0
  return [middle(0), middle(1), middle(2)]
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
