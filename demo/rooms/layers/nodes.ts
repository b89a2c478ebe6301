import { STEP } from './layers.ts'

/** The column (or row) of nodes before a place of the picture, of so many; the place in pixels. */
export function cornerNode(place: number, count: number): number {
  return Math.max(0, Math.min(count - 2, Math.floor((place - 0.5) / STEP)))
}

/** How bright a light looks whose red, green and blue stand in `light` from `base` on. */
export function brightness(light: ArrayLike<number>, base = 0): number {
  return 0.3 * (light[base] ?? 0) + 0.6 * (light[base + 1] ?? 0) + 0.1 * (light[base + 2] ?? 0)
}
