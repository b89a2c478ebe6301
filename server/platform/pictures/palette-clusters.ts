import type { Lab } from '../../../contract/colors/color-difference.ts'
import type { Cluster, PaletteField } from './palette-field.ts'

const CLUSTERS = 8
const ROUNDS = 10
/** The weight of a pixel between two colours; a pixel within a colour weighs 1. Blends should not form clusters of their own. */
const EDGE_WEIGHT = 0.15
/** Side of the boxes in CIELAB whose pixels are merged. */
const BOX = 3

/** Pixels of nearly one colour: their mean and their total weight. */
interface Box {
  at: Lab
  weight: number
  pixels: number[]
}

/**
 * Groups the material's pixels by k-means in CIELAB (Lloyd). The first centres are chosen as in k-means++ (Arthur and
 * Vassilvitskii), but without chance: each one is where the others fit worst.
 */
export function clusterColors(field: PaletteField): Cluster[] {
  const boxes = boxesOf(field)
  let centres = firstCentres(boxes)
  for (let round = 0; round < ROUNDS; round++) centres = groupBoxes(boxes, centres).map(meanOf)
  return groupBoxes(boxes, centres).map((group) => ({
    centre: meanOf(group),
    pixels: group.flatMap(({ pixels }) => pixels),
    guests: 0,
  }))
}

function boxesOf(field: PaletteField): Box[] {
  const { l, a, b, isMaterial, isCalm } = field
  const byPlace = new Map<number, number[]>()
  // Neither iterators nor tuples: these loops run for every pixel of every picture.
  for (let pixel = 0; pixel < isMaterial.length; pixel++) {
    if (!isMaterial[pixel]) continue
    const above = Math.floor((l[pixel] ?? 0) / BOX) * 128 + Math.floor((a[pixel] ?? 0) / BOX) + 64
    const place = above * 128 + Math.floor((b[pixel] ?? 0) / BOX) + 64
    const list = byPlace.get(place)
    if (list) list.push(pixel)
    else byPlace.set(place, [pixel])
  }
  return [...byPlace.values()].map((pixels) => {
    let [sumL, sumA, sumB, weight] = [0, 0, 0, 0]
    for (const pixel of pixels) {
      sumL += l[pixel] ?? 0
      sumA += a[pixel] ?? 0
      sumB += b[pixel] ?? 0
      weight += isCalm[pixel] ? 1 : EDGE_WEIGHT
    }
    return { at: [sumL / pixels.length, sumA / pixels.length, sumB / pixels.length], weight, pixels }
  })
}

function firstCentres(boxes: Box[]): Lab[] {
  const gaps = new Float64Array(boxes.length).fill(1e4)
  const centres: Lab[] = []
  while (centres.length < Math.min(CLUSTERS, boxes.length)) {
    let worst = 0
    let cost = 0
    for (const [index, { weight }] of boxes.entries()) {
      if (weight * (gaps[index] ?? 0) <= cost) continue
      worst = index
      cost = weight * (gaps[index] ?? 0)
    }
    const centre = boxes[worst]?.at
    if (!centre || cost === 0) break
    centres.push(centre)
    for (const [index, { at }] of boxes.entries()) gaps[index] = Math.min(gaps[index] ?? 0, squared(at, centre))
  }
  return centres
}

/** Assigns each box to its nearest centre, and drops centres without a box. */
function groupBoxes(boxes: Box[], centres: Lab[]): Box[][] {
  const groups: Box[][] = centres.map(() => [])
  for (const box of boxes) {
    let nearest = 0
    let least = Infinity
    for (const [index, centre] of centres.entries()) {
      const gap = squared(box.at, centre)
      if (gap >= least) continue
      least = gap
      nearest = index
    }
    groups[nearest]?.push(box)
  }
  return groups.filter((group) => group.length)
}

function meanOf(boxes: Box[]): Lab {
  const sum: [number, number, number] = [0, 0, 0]
  let total = 0
  for (const { at, weight } of boxes) {
    sum[0] += at[0] * weight
    sum[1] += at[1] * weight
    sum[2] += at[2] * weight
    total += weight
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total]
}

function squared(one: Lab, other: Lab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}
