import type { Lab } from '../../../contract/colors/color-difference.ts'

/** A colour where equal steps look equal: lightness −37..37 about mid-grey, and the two axes green to red, blue to yellow. */
export type EvenColor = readonly [lightness: number, red: number, yellow: number]

/**
 * Where a colour of CIELAB lies so that plain distance is nearly CIEDE2000: within a tenth for nine pairs in ten of sRGB.
 * Its weights of lightness, S_L, and of chroma, S_C, are integrated along their axes (S_L without the 20 that rounds it
 * off at L* = 50), and a* is stretched near grey as there: Sharma, Wu and Dalal, Color Research and Application 30 (2005).
 * The weight of hue falls out of the shorter radius; the rotation among blues is left out. Along a line of lightness, of
 * one a* and b*, it is a straight line.
 */
export function evenColorOf([l, a, b]: Lab): EvenColor {
  const fromMiddle = l - 50
  const lightness = (Math.sign(fromMiddle) * Math.log1p(0.015 * Math.abs(fromMiddle))) / 0.015
  const seventh = Math.hypot(a, b) ** 7
  const red = a * (1.5 - 0.5 * Math.sqrt(seventh / (seventh + 25 ** 7)))
  const chroma = Math.hypot(red, b)
  const shrink = chroma === 0 ? 1 : Math.log1p(0.045 * chroma) / (0.045 * chroma)
  return [lightness, red * shrink, b * shrink]
}
