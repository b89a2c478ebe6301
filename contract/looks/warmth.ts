/** In CIELAB along from cold to warm: what counts as 1. */
const WARMEST = 30

/** How warm a colour of CIELAB is: −1 (cool) to 1 (warm). Yellow and red are warm, blue and green are cool; greys are near 0. */
export function warmthOfLab(a: number, b: number): number {
  const green = a < 0 ? 1 : 0.45
  return Math.min(Math.max((green * a + 0.9 * b) / WARMEST, -1), 1)
}

/** Warmth beyond these is told; between the two inner ones a material is neutral, and between inner and outer none is told. */
export const WARM = 0.16
export const COOL = -0.06
export const NEUTRAL = [-0.04, 0.14] as const
