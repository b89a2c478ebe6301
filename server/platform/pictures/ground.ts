import { labOfRgb } from '../../../contract/colors/lab.ts'

/** What a picture that can be seen through lies on, on screens of both themes and in files (decisions/177). */
export const LIGHT_GROUND = '#ffffff'
const DARK = '#3d3a35'

/** From this lightness (L*) on, a colour has a contrast below 1.5 to white (WCAG 2.2), and is lost on it. */
const LOST_FROM = 85
/** A picture of which less can be seen through, such as a sample with round corners, is as good as whole. */
const LEAST_SEEN_THROUGH = 1 / 10

/** The ground for a picture's pixels (rows of 8-bit RGBA, sRGB): dark where most of what is drawn would be lost on white. */
export function groundFor(rgba: Uint8Array): string {
  let [drawn, lost] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
    drawn += alpha
    if (alpha > 0 && labOfRgb((red << 16) | (green << 8) | blue)[0] >= LOST_FROM) lost += alpha
  }
  const seenThrough = 1 - drawn / 255 / (rgba.length / 4)
  return seenThrough >= LEAST_SEEN_THROUGH && lost > drawn / 2 ? DARK : LIGHT_GROUND
}
