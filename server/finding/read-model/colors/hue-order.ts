import type { Lab } from '../../../../contract/colors/color-difference.ts'

/** A colour of less chroma looks grey in a list and has no place among the hues. */
const GREY_CHROMA = 5
const HUE_STEPS = 24

/**
 * Where a colour stands in a list by colour, the smaller the earlier: greys first, then hue in 24 steps of CIELAB's
 * circle from red on, and within each the lighter before the darker.
 */
export function hueOrder([l, a, b]: Lab): number {
  const hue = (Math.atan2(b, a) / (2 * Math.PI) + 1) % 1
  const step = Math.hypot(a, b) < GREY_CHROMA ? 0 : 1 + (Math.floor(hue * HUE_STEPS) % HUE_STEPS)
  return step * 128 + (100 - l)
}
