import { labOfRgb } from '../../../../contract/colors/lab.ts'

const STEPS = 8
/** The bins of a and b cover ±CHROMA; colours beyond fall into the outermost bins. Most materials lie within. */
const CHROMA = 64

/** A colour histogram of 8 × 8 × 8 bins in CIELAB. Each pixel (8-bit sRGB) is shared between the bins around it. */
export function colourShares(bytes: Uint8Array): Float32Array {
  const shares = new Float32Array(STEPS ** 3)
  const one = 3 / bytes.length
  for (let at = 0; at < bytes.length; at += 3) {
    const [l, a, b] = labOfRgb(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0))
    const x = placeOf(l / 100)
    const y = placeOf((a + CHROMA) / (2 * CHROMA))
    const z = placeOf((b + CHROMA) / (2 * CHROMA))
    for (let corner = 0; corner < 8; corner++) {
      const bin = (binOf(x, corner >> 2) * STEPS + binOf(y, (corner >> 1) & 1)) * STEPS + binOf(z, corner & 1)
      const weight = weightOf(x, corner >> 2) * weightOf(y, (corner >> 1) & 1) * weightOf(z, corner & 1)
      shares[bin] = (shares[bin] ?? 0) + one * weight
    }
  }
  return shares
}

/** A value 0..1 of an axis as a position between the middles of the first and the last bin. */
function placeOf(value: number): number {
  return Math.min(STEPS - 1, Math.max(0, value * STEPS - 0.5))
}

/** The bin before (0) or after (1) a position, and the pixel's share in it. */
function binOf(place: number, after: number): number {
  return Math.min(STEPS - 2, Math.floor(place)) + after
}

function weightOf(place: number, after: number): number {
  const share = place - Math.min(STEPS - 2, Math.floor(place))
  return after ? share : 1 - share
}
