import type { Page, Pixels } from './measure-cells.ts'

/** A rectangle, as shares of the picture's width and height. */
interface Place {
  x: number
  y: number
  w: number
  h: number
}

/** The longer side of the version in which letters can be told, in pixels. */
export const PAGE_SIDE = 800

/** Paper is light, and has hardly a hue. */
const PAPER = { light: 150, spread: 30, share: 0.25 }

/** Whether enough of a picture looks like paper for a page of text: then alone it is looked at more closely. */
export function mayBePage({ rgb }: Pixels): boolean {
  let paper = 0
  for (let at = 0; at < rgb.length; at += 3) {
    const [red, green, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
    const least = Math.min(red, green, blue)
    if (least > PAPER.light && Math.max(red, green, blue) - least < PAPER.spread) paper++
  }
  return paper > (PAPER.share * rgb.length) / 3
}

/** Darker than the paper around it by this much, 0..255. */
const INK = 45
/** The side of the square whose lightest pixels are the paper, in pixels. */
const AROUND = 32
/** Ink of a text, as a share of its place. */
const LEAST_INK = 0.02
const MOST_INK = 0.5
const BLANK = 0.002
/** The longest stretch of ink within a letter, in pixels, and how much of the ink must be as short. */
const LONGEST_STROKE = 28
const IN_LETTERS = 0.95
/** The distances from line to line, in pixels, and how regular the lines must be. */
const PITCH = { least: 6, most: 72 }
const REGULAR = 0.5
/** A pattern is the same again beside itself; letters differ. */
const REPEATED = 0.7
/** The width of the strips in which lines are looked for: those of a page a little askew still stand below each other. */
const STRIP = 160

/** The surfaces of a page without its lines of text and, if it has any, its blank paper. */
export function withoutText<Surface extends Place>(surfaces: Surface[], page: Page): Surface[] {
  const seen = surfaces.map((surface) => {
    const part = cutOut(page, surface)
    const ink = inkOf(part)
    return { surface, share: shareOf(ink), isText: isText(ink, part) }
  })
  if (!seen.some(({ isText: isOne }) => isOne)) return surfaces
  return seen.flatMap(({ surface, share, isText: isOne }) => (isOne || share < BLANK ? [] : surface))
}

/** Whether it is lines of text: short strokes on paper, in rows at equal distances, which do not repeat. */
function isText(ink: Uint8Array, part: Page): boolean {
  const share = shareOf(ink)
  return (
    share > LEAST_INK &&
    share < MOST_INK &&
    regularityOfRows(ink, part) > REGULAR &&
    shareInLetters(ink, part) > IN_LETTERS &&
    repetition(ink, part) < REPEATED
  )
}

function shareOf(ink: Uint8Array): number {
  return ink.reduce((sum, one) => sum + one, 0) / ink.length
}

function cutOut({ light, width, height }: Page, { x, y, w, h }: Place): Page {
  const [left, top] = [Math.round(x * width), Math.round(y * height)]
  const [wide, high] = [Math.min(width - left, Math.round(w * width)), Math.min(height - top, Math.round(h * height))]
  const part = new Uint8Array(wide * high)
  for (let row = 0; row < high; row++)
    part.set(light.subarray((top + row) * width + left, (top + row) * width + left + wide), row * wide)
  return { light: part, width: wide, height: high }
}

/** 1 where a pixel is much darker than the paper of its square. */
function inkOf(page: Page): Uint8Array {
  const ink = new Uint8Array(page.light.length)
  for (let top = 0; top < page.height; top += AROUND)
    for (let left = 0; left < page.width; left += AROUND) markInk(ink, page, { left, top })
  return ink
}

function markInk(ink: Uint8Array, { light, width, height }: Page, { left, top }: { left: number; top: number }): void {
  const right = Math.min(width, left + AROUND)
  const rows = Array.from({ length: Math.min(height, top + AROUND) - top }, (_, at) => (top + at) * width)
  const paper = rows.reduce((most, row) => light.subarray(row + left, row + right).reduce((one, other) => Math.max(one, other), most), 0) // prettier-ignore
  if (paper < PAPER.light) return
  for (const row of rows)
    for (let at = row + left; at < row + right; at++) ink[at] = (light[at] ?? 0) < paper - INK ? 1 : 0
}

/** The share of the ink that lies in no long stretch, across or down. */
function shareInLetters(ink: Uint8Array, { width, height }: Page): number {
  const isLong = new Uint8Array(ink.length)
  const mark = (from: number, length: number, step: number) => {
    if (length > LONGEST_STROKE) for (let at = 0; at < length; at++) isLong[from + at * step] = 1
  }
  const walk = (lines: number, along: number, toNext: number, step: number) => {
    for (let line = 0; line < lines; line++) {
      let length = 0
      for (let at = 0; at <= along; at++) {
        const index = line * toNext + at * step
        if (at < along && ink[index]) length++
        else {
          mark(index - length * step, length, step)
          length = 0
        }
      }
    }
  }
  walk(height, width, width, 1)
  walk(width, height, 1, width)
  let [all, short] = [0, 0]
  for (const [at, one] of ink.entries()) {
    all += one
    if (!isLong[at]) short += one
  }
  return short / all
}

/** Of the strips, the median. */
function regularityOfRows(ink: Uint8Array, part: Page): number {
  const count = Math.max(1, Math.round(part.width / STRIP))
  const each = Array.from({ length: count }, (_, at) => {
    const edge = (strip: number) => Math.round((strip * part.width) / count)
    return regularity(rowsOf(ink, part, edge(at), edge(at + 1)))
  })
  return each.sort((one, other) => one - other)[Math.floor(count / 2)] ?? 0
}

/** How much ink each row has from one column to another. */
function rowsOf(ink: Uint8Array, { width, height }: Page, from: number, to: number): Float64Array {
  return Float64Array.from({ length: height }, (_, y) =>
    ink.subarray(y * width + from, y * width + to).reduce((sum, one) => sum + one, 0),
  )
}

/** How surely a profile repeats at the distance of a line, up to 1: how much more it is like itself there than half-way. */
function regularity(sums: Float64Array): number {
  const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length
  const from = sums.map((one) => one - mean)
  const longest = Math.min(PITCH.most, Math.floor(from.length / 3))
  const like = Array.from({ length: longest + 1 }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < from.length; at++) sum += (from[at] ?? 0) * (from[at - lag] ?? 0)
    return sum / (from.length - lag)
  })
  const [square = 0] = like
  if (square === 0) return 0
  const rises = like.map((one, lag) => (lag < PITCH.least ? 0 : (one - (like[Math.round(lag / 2)] ?? 0)) / 2 / square))
  return Math.max(0, ...rises)
}

/** Every so many rows are enough to tell a pattern. */
const ROW_STEP = 4

/** How alike the ink is to itself beside it at the best distance, as a correlation within the rows. */
function repetition(ink: Uint8Array, { width, height }: Page): number {
  const likeAt = (lag: number) => {
    let [both, one, other, count] = [0, 0, 0, 0]
    for (let y = 0; y < height; y += ROW_STEP) {
      for (let x = y * width + lag; x < (y + 1) * width; x++) {
        const [here, before] = [ink[x] ?? 0, ink[x - lag] ?? 0]
        both += here & before
        one += here
        other += before
        count++
      }
    }
    const [mean, meanBefore] = [one / count, other / count]
    const spread = Math.sqrt(mean * (1 - mean) * meanBefore * (1 - meanBefore))
    return spread > 0 ? (both / count - mean * meanBefore) / spread : 0
  }
  let best = 0
  for (let lag = PITCH.least; lag <= Math.min(PITCH.most, width / 2); lag++) best = Math.max(best, likeAt(lag))
  return best
}
