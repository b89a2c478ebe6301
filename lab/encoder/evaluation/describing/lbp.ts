/** Bins of one radius: 58 uniform codes in order, and one for all others. */
export const LBP_BINS = 59

const NEIGHBOURS = 8

/**
 * The bin of each 8-bit code. A code is uniform if it changes at most twice round the circle (Ojala, Pietikäinen and
 * Mäenpää 2002).
 */
const BIN_OF_CODE = makeBins()

/**
 * A histogram of local binary patterns of a grey picture (levels 0..255) with eight neighbours at `radius` pixels;
 * `LBP_BINS` numbers.
 */
export function patternShares(grey: Float32Array, width: number, radius: number): Float32Array {
  const height = grey.length / width
  const neighbours = neighboursAt(width, radius)
  const shares = new Float32Array(LBP_BINS)
  const one = 1 / ((width - 2 * radius) * (height - 2 * radius))
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const bin = BIN_OF_CODE[patternAt(grey, y * width + x, neighbours)] ?? 0
      shares[bin] = (shares[bin] ?? 0) + one
    }
  }
  return shares
}

/**
 * A sample point between four pixels: the offset of the upper left one, and the weights of the right and lower ones.
 */
interface Neighbour {
  offset: number
  right: number
  below: number
  width: number
}

/** The neighbours of a pixel: the n-th lies n eighths of a turn from the right, clockwise. */
export function neighboursAt(width: number, radius: number): Neighbour[] {
  return Array.from({ length: NEIGHBOURS }, (_, neighbour) => {
    const angle = (neighbour / NEIGHBOURS) * 2 * Math.PI
    // Rounded, so that horizontal and vertical neighbours lie exactly on a pixel and none reaches beyond the border.
    const x = Math.round(radius * Math.cos(angle) * 1e6) / 1e6
    const y = Math.round(radius * Math.sin(angle) * 1e6) / 1e6
    const [left, top] = [Math.floor(x), Math.floor(y)]
    return { offset: top * width + left, right: x - left, below: y - top, width }
  })
}

/** The code of one pixel: bit n is set if the n-th neighbour is not darker. */
export function patternAt(grey: Float32Array, at: number, neighbours: readonly Neighbour[]): number {
  // Interpolated levels have rounding errors: a tolerance of a hundredth of a level keeps flat areas flat.
  const least = (grey[at] ?? 0) - 0.01
  let code = 0
  for (let bit = 0; bit < neighbours.length; bit++) {
    const neighbour = neighbours[bit]
    if (neighbour && levelAt(grey, at, neighbour) >= least) code |= 1 << bit
  }
  return code
}

function levelAt(grey: Float32Array, at: number, { offset, right, below, width }: Neighbour): number {
  const here = at + offset
  const upper = mix(grey[here] ?? 0, grey[here + 1] ?? 0, right)
  return below === 0 ? upper : mix(upper, mix(grey[here + width] ?? 0, grey[here + width + 1] ?? 0, right), below)
}

function mix(one: number, other: number, share: number): number {
  return share === 0 ? one : one * (1 - share) + other * share
}

function makeBins(): Uint8Array {
  const bins = new Uint8Array(256).fill(LBP_BINS - 1)
  let next = 0
  for (let code = 0; code < 256; code++) {
    const turned = ((code << 1) | (code >> 7)) & 255
    if (bitsOf(code ^ turned) <= 2) bins[code] = next++
  }
  return bins
}

function bitsOf(code: number): number {
  return code.toString(2).replaceAll('0', '').length
}
