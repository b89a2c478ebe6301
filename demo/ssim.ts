/** Standard deviation of the window in pixels, its reach, and the constants of Wang et al. 2004. */
const SIGMA = 1.5
const REACH = 5
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

const WINDOW = Float64Array.from({ length: 2 * REACH + 1 }, (_, index) =>
  Math.exp(-((index - REACH) ** 2) / (2 * SIGMA ** 2)),
)
const WEIGHT = WINDOW.reduce((sum, value) => sum + value, 0)

type Rgb = { data: Uint8Array; width: number; height: number }

/**
 * Structural similarity of two pictures of one size (8-bit sRGB, three bytes a pixel), 1 for equal ones: the mean over
 * all windows that lie within, on luma (Wang, Bovik, Sheikh, Simoncelli: "Image quality assessment", 2004).
 */
export function ssim(one: Rgb, other: Rgb): number {
  const { width, height } = one
  if (other.width !== width || other.height !== height) throw new Error('The pictures differ in size')
  const x = lumaOf(one)
  const y = lumaOf(other)
  const mean = (values: Float64Array) => blurred(values, width, height)
  const product = (a: Float64Array, b: Float64Array) => a.map((value, at) => value * (b[at] ?? 0))
  const [mx, my, xx, yy, xy] = [x, y, product(x, x), product(y, y), product(x, y)].map(mean)
  if (!mx || !my || !xx || !yy || !xy) return 0
  let sum = 0
  for (let at = 0; at < mx.length; at++) {
    const a = mx[at] ?? 0
    const b = my[at] ?? 0
    const together = (xy[at] ?? 0) - a * b
    const apart = (xx[at] ?? 0) - a * a + (yy[at] ?? 0) - b * b
    sum += ((2 * a * b + C1) * (2 * together + C2)) / ((a * a + b * b + C1) * (apart + C2))
  }
  return sum / mx.length
}

/** Luma of Rec. 601, 0 to 255. */
function lumaOf({ data, width, height }: Rgb): Float64Array {
  return Float64Array.from(
    { length: width * height },
    (_, at) => 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0),
  )
}

/** Weighted means of all windows that lie within. */
function blurred(values: Float64Array, width: number, height: number): Float64Array {
  const across = width - 2 * REACH
  const down = height - 2 * REACH
  const rows = new Float64Array(across * height)
  for (let at = 0; at < rows.length; at++) {
    const from = Math.floor(at / across) * width + (at % across)
    for (let tap = 0; tap < WINDOW.length; tap++)
      rows[at] = (rows[at] ?? 0) + (WINDOW[tap] ?? 0) * (values[from + tap] ?? 0)
  }
  const means = new Float64Array(across * down)
  for (let at = 0; at < means.length; at++) {
    let sum = 0
    for (let tap = 0; tap < WINDOW.length; tap++) sum += (WINDOW[tap] ?? 0) * (rows[at + tap * across] ?? 0)
    means[at] = sum / WEIGHT ** 2
  }
  return means
}
