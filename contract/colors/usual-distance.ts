import { labOfHex } from './lab.ts'

const WIDE = 10
const NARROW = 5
/** Below this chroma a colour has no hue of its own: at the wide distance a grey would bring sage, and a white pale green. */
const GREYISH = 8
/** In darker colours no hue is seen. */
const DARK = 20

/** The ΔE00 from a colour `#rrggbb` that is asked for without saying how close. */
export function usualColorDistance(hex: string): number {
  const [lightness, a, b] = labOfHex(hex)
  return lightness >= DARK && Math.hypot(a, b) < GREYISH ? NARROW : WIDE
}
