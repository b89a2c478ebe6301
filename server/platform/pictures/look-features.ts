import type { Plane } from './palette-plane.ts'

/** A field of numbers, row by row. */
interface Field {
  values: Float32Array
  width: number
  height: number
}

/** How a sample is textured, in numbers of about the same magnitude, and where its pattern repeats. */
export interface LookFeatures {
  numbers: number[]
  /** Share of the width after which the picture is most like itself again; null where nothing repeats. */
  period: number | null
  /** Whether something lies on an even ground that runs around it: text, a logo, a chart. */
  isOnGround: boolean
}

/** Halvings of the field; the first is made from the sample's pixels. */
const OCTAVES = 5
/** Blocks along each side whose differences tell a surface from a room. */
const BLOCKS = 4
/** In units of CIELAB: variance that noise or compression makes anyway. */
const NOISE = 0.3
/** In CIELAB: colours of a rim that are nearer than this are one. */
const RIM = 3
/** So large a share of the rim is even, while the lightness deviates by so much, where something lies on a ground. */
const EVEN_RIM = 0.95
const ON_GROUND = 2
/** A peak of the autocorrelation that is this much above the lowest value before it is a repetition. */
const LEAST_PEAK = 0.25

/** Measures how a sample is textured: contrast by scale, direction, lines, repetition, colours, and how alike its parts are. */
export function featuresOf(plane: Plane): LookFeatures {
  const mean = { l: meanOf(plane.l), a: meanOf(plane.a), b: meanOf(plane.b) }
  const { field, spread, second, colored } = mainContrast(plane, mean)
  const levels = halvings(field)
  const variances = levels.map(({ values }) => varianceOf(values))
  const total = variances[0] ?? 0
  const bands = variances.map((variance, octave) => Math.max(0, variance - (variances[octave + 1] ?? 0)))
  const half = levels[1] ?? field
  const [fine, coarse] = [gradientsOf(field), gradientsOf(half)]
  const repeats = [repetition(half, 1, half.width), repetition(half, half.width, half.height)] as const
  const lines = [sharpness(fine.columns), sharpness(fine.rows)]
  const shares = linesShare(field)
  const [rim, contrast] = [evenRim(plane), Math.sqrt(varianceOf(plane.l))]
  const numbers = [
    log(total),
    ...bands.map(log),
    ...bands.map((band) => Math.sqrt(band / (total + NOISE))),
    coherence(coarse, 2),
    coherence(coarse, 6),
    fine.straight,
    fine.crossed,
    coarse.straight,
    coarse.crossed,
    Math.max(...shares),
    Math.min(...shares),
    Math.max(...lines),
    Math.min(...lines),
    Math.max(repeats[0].height, repeats[1].height),
    Math.min(repeats[0].height, repeats[1].height),
    ...moments(half),
    colored,
    second,
    log(Math.hypot(mean.a, mean.b)),
    log(spread),
    Math.log(fine.energy + 0.05),
    rim,
    rim * contrast * 0.1,
    ...unlikeness(plane, fine),
  ]
  const isOnGround = rim >= EVEN_RIM && contrast >= ON_GROUND
  return { numbers, period: periodOf(repeats, half), isOnGround }
}

/** The contrast along the direction in which the colours differ most, and how colours spread. */
function mainContrast({ width, height, l, a, b }: Plane, mean: { l: number; a: number; b: number }) {
  let [ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0]
  const size = l.length
  for (let pixel = 0; pixel < size; pixel++) {
    const dl = (l[pixel] ?? 0) - mean.l
    const da = (a[pixel] ?? 0) - mean.a
    const db = (b[pixel] ?? 0) - mean.b
    ll += dl * dl
    la += dl * da
    lb += dl * db
    aa += da * da
    ab += da * db
    bb += db * db
  }
  let [vl, va, vb, length] = [1, 0.1, 0.1, 0]
  // The power method: twenty rounds are enough for the largest of three axes.
  for (let round = 0; round < 20; round++) {
    const [nl, na, nb] = [ll * vl + la * va + lb * vb, la * vl + aa * va + ab * vb, lb * vl + ab * va + bb * vb]
    length = Math.sqrt(nl * nl + na * na + nb * nb)
    if (length === 0) break
    vl = nl / length
    va = na / length
    vb = nb / length
  }
  const values = new Float32Array(size)
  for (let pixel = 0; pixel < size; pixel++) {
    values[pixel] = vl * ((l[pixel] ?? 0) - mean.l) + va * ((a[pixel] ?? 0) - mean.a) + vb * ((b[pixel] ?? 0) - mean.b)
  }
  const all = ll + aa + bb
  return {
    field: { values, width, height },
    spread: Math.sqrt((aa + bb) / size),
    second: 1 - length / (all + size / 2),
    colored: (aa + bb) / (all + size),
  }
}

function halvings(field: Field): Field[] {
  const levels = [field]
  for (let octave = 1; octave < OCTAVES; octave++) {
    const { values, width, height } = levels.at(-1) ?? field
    const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) }
    const halved = new Float32Array(half.width * half.height)
    for (let y = 0; y < half.height; y++) {
      for (let x = 0; x < half.width; x++) {
        const at = Math.min(2 * y, height - 1) * width + Math.min(2 * x, width - 1)
        const [right, below] = [2 * x + 1 < width ? 1 : 0, 2 * y + 1 < height ? width : 0]
        const sum = (values[at] ?? 0) + (values[at + right] ?? 0) + (values[at + below] ?? 0)
        halved[y * half.width + x] = (sum + (values[at + right + below] ?? 0)) / 4
      }
    }
    levels.push({ values: halved, ...half })
  }
  return levels
}

interface Gradients {
  width: number
  height: number
  /** The structure tensor of each pixel. */
  xx: Float32Array
  xy: Float32Array
  yy: Float32Array
  /** Sums of edges across each column and row. */
  columns: Float32Array
  rows: Float32Array
  /** Mean length of the gradients. */
  energy: number
  /** How far all gradients have one direction, or two that are square to each other: 0..1. */
  straight: number
  crossed: number
}

/** Sobel's gradients, with the second and fourth moment of their directions. */
function gradientsOf({ values, width, height }: Field): Gradients {
  const size = width * height
  const [xx, xy, yy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const [columns, rows] = [new Float32Array(width), new Float32Array(height)]
  let [energy, c2, s2, c4, s4] = [0, 0, 0, 0, 0]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const nw = values[at - width - 1] ?? 0
      const ne = values[at - width + 1] ?? 0
      const sw = values[at + width - 1] ?? 0
      const se = values[at + width + 1] ?? 0
      const gx = (ne + 2 * (values[at + 1] ?? 0) + se - nw - 2 * (values[at - 1] ?? 0) - sw) / 8
      const gy = (sw + 2 * (values[at + width] ?? 0) + se - nw - 2 * (values[at - width] ?? 0) - ne) / 8
      const square = gx * gx + gy * gy
      if (square === 0) continue
      xx[at] = gx * gx
      xy[at] = gx * gy
      yy[at] = gy * gy
      columns[x] = (columns[x] ?? 0) + Math.abs(gx)
      rows[y] = (rows[y] ?? 0) + Math.abs(gy)
      const length = Math.sqrt(square)
      const cosine = (gx * gx - gy * gy) / square
      const sine = (2 * gx * gy) / square
      energy += length
      c2 += length * cosine
      s2 += length * sine
      c4 += length * (cosine * cosine - sine * sine)
      s4 += length * 2 * cosine * sine
    }
  }
  const [straight, crossed] = [Math.hypot(c2, s2) / (energy + 1e-6), Math.hypot(c4, s4) / (energy + 1e-6)]
  return { width, height, xx, xy, yy, columns, rows, energy: energy / size, straight, crossed }
}

/** How far the gradients within a radius have one direction, weighted by their energy: 0..1. */
function coherence({ width, height, xx, xy, yy }: Gradients, radius: number): number {
  const [bx, bxy, by] = [xx, xy, yy].map((values) => boxSum({ values, width, height }, radius))
  let [along, all] = [0, 0]
  for (let at = 0; at < xx.length; at++) {
    const x = bx?.[at] ?? 0
    const y = by?.[at] ?? 0
    const both = 2 * (bxy?.[at] ?? 0)
    all += x + y
    along += Math.sqrt((x - y) * (x - y) + both * both)
  }
  return along / (all + 1e-6)
}

/** Sums over squares of 2 · radius + 1 pixels, cut at the borders. */
function boxSum({ values, width, height }: Field, radius: number): Float32Array {
  const [rows, sums] = [new Float32Array(values.length), new Float32Array(values.length)]
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += values[y * width + x + radius] ?? 0
      if (x - radius > 0) sum -= values[y * width + x - radius - 1] ?? 0
      if (x >= 0) rows[y * width + x] = sum
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += rows[(y + radius) * width + x] ?? 0
      if (y - radius > 0) sum -= rows[(y - radius - 1) * width + x] ?? 0
      if (y >= 0) sums[y * width + x] = sum
    }
  }
  return sums
}

/** The shares of the variance that columns, and rows, explain by their means. */
function linesShare({ values, width, height }: Field): [number, number] {
  const [columns, rows] = [new Float32Array(width), new Float32Array(height)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = values[y * width + x] ?? 0
      columns[x] = (columns[x] ?? 0) + value / height
      rows[y] = (rows[y] ?? 0) + value / width
    }
  }
  const all = varianceOf(values) + NOISE
  return [varianceOf(columns) / all, varianceOf(rows) / all]
}

/** How far the strongest edges that run across the picture surpass the usual ones. */
function sharpness(edges: Float32Array): number {
  const sorted = edges.slice(1, -1).sort()
  const usual = (sorted[sorted.length >> 1] ?? 0) + 0.24
  return Math.log((sorted[Math.floor(sorted.length * 0.96)] ?? 0) / usual + 0.1)
}

/** The highest peak of the autocorrelation along one direction, and its distance in pixels. */
function repetition({ values, width, height }: Field, step: number, length: number): { height: number; lag: number } {
  const most = Math.floor(length * 0.55)
  const likeness = new Float32Array(most)
  for (let lag = 0; lag < most; lag++) {
    let sum = 0
    const [endX, endY] = step === 1 ? [width - lag, height] : [width, height - lag]
    for (let y = 0; y < endY; y++) {
      for (let x = 0; x < endX; x++) {
        const at = y * width + x
        sum += (values[at] ?? 0) * (values[at + lag * step] ?? 0)
      }
    }
    likeness[lag] = sum / Math.max(1, endX * endY)
  }
  const all = (likeness[0] ?? 0) + NOISE
  let [best, low] = [{ height: 0, lag: 0 }, 1]
  for (let lag = 1; lag < most - 1; lag++) {
    const value = (likeness[lag] ?? 0) / all
    low = Math.min(low, value)
    if (lag < 2 || value * all < (likeness[lag - 1] ?? 0) || value * all < (likeness[lag + 1] ?? 0)) continue
    const peak = value - Math.max(low, -0.3)
    if (peak > best.height + 0.03) best = { height: peak, lag }
  }
  return best
}

function periodOf([across, down]: readonly { height: number; lag: number }[], { width }: Field): number | null {
  const best = (across?.height ?? 0) >= (down?.height ?? 0) ? across : down
  return best && best.height >= LEAST_PEAK ? best.lag / width : null
}

/** Skewness (its amount, and signed) and kurtosis of what is left without slow changes: flecks and joints are rare and far from the mean. */
function moments({ values, width, height }: Field): [number, number, number] {
  const slow = boxSum({ values, width, height }, 4)
  const counts = boxSum({ values: new Float32Array(values.length).fill(1), width, height }, 4)
  let [second, third, fourth] = [0, 0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = (values[at] ?? 0) - (slow[at] ?? 0) / (counts[at] ?? 1)
    const square = value * value
    second += square
    third += square * value
    fourth += square * square
  }
  second = second / values.length + 0.05
  const skewness = third / values.length / second ** 1.5
  return [Math.abs(skewness), skewness, Math.log(fourth / values.length / second ** 2 + 0.1)]
}

/**
 * How unlike the parts of a picture are: lightness, colour and edges of its blocks, the share of pixels without any edge and of white
 * ones, and the largest step between halves.
 */
function unlikeness({ width, height, l, a, b }: Plane, { xx, yy }: Gradients): number[] {
  const blocks = Array.from({ length: BLOCKS * BLOCKS }, () => ({ count: 0, l: 0, a: 0, b: 0, edges: 0 }))
  let [flat, white] = [0, 0]
  for (let at = 0; at < l.length; at++) {
    const x = Math.floor(((at % width) * BLOCKS) / width)
    const block = blocks[Math.floor((Math.floor(at / width) * BLOCKS) / height) * BLOCKS + x]
    if (!block) continue
    const edge = (xx[at] ?? 0) + (yy[at] ?? 0)
    block.count += 1
    block.l += l[at] ?? 0
    block.a += a[at] ?? 0
    block.b += b[at] ?? 0
    block.edges += Math.sqrt(edge)
    if (edge < 0.04) flat += 1
    if ((l[at] ?? 0) > 98) white += 1
  }
  const means = blocks.filter(({ count }) => count > 0)
  const spreadOf = (number: (block: (typeof blocks)[number]) => number) =>
    Math.sqrt(varianceOf(Float32Array.from(means, (block) => number(block))))
  const lightness = (block: (typeof blocks)[number]) => block.l / block.count
  const halves = [0, 1].map((side) => {
    const sums = [0, 0]
    for (const [index, block] of blocks.entries()) {
      const place = side ? index % BLOCKS : Math.floor(index / BLOCKS)
      const half = place * 2 < BLOCKS ? 0 : 1
      sums[half] = (sums[half] ?? 0) + (block.count ? lightness(block) : 0)
    }
    return Math.abs((sums[0] ?? 0) - (sums[1] ?? 0)) / ((BLOCKS * BLOCKS) / 2)
  })
  return [
    log(spreadOf(lightness) ** 2),
    log(spreadOf((block) => block.a / block.count) ** 2 + spreadOf((block) => block.b / block.count) ** 2),
    spreadOf((block) => Math.log(block.edges / block.count + 0.1)),
    flat / l.length,
    white / l.length,
    Math.log(Math.max(...halves) + 0.5),
  ]
}

/** The share of the outermost pixels that have their usual colour: text, charts and logos lie on a ground that runs around them. */
function evenRim({ width, height, l, a, b }: Plane): number {
  const rim: number[] = []
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) rim.push(y * width, y * width + width - 1)
  const middle = (axis: Float32Array): number =>
    Float32Array.from(rim, (pixel) => axis[pixel] ?? 0).sort()[rim.length >> 1] ?? 0
  const [usualL, usualA, usualB] = [middle(l), middle(a), middle(b)]
  const isUsual = (pixel: number): boolean =>
    ((l[pixel] ?? 0) - usualL) ** 2 + ((a[pixel] ?? 0) - usualA) ** 2 + ((b[pixel] ?? 0) - usualB) ** 2 < RIM ** 2
  return rim.filter(isUsual).length / rim.length
}

function meanOf(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

function varianceOf(values: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return Math.max(0, squares / values.length - mean * mean)
}

function log(value: number): number {
  return Math.log(value + 0.1)
}
