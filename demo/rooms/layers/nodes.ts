import { STEP } from './layers.ts'

/** The column (or row) of light nodes before a place in pixels, among `count`. */
export function cornerNode(place: number, count: number): number {
  return Math.max(0, Math.min(count - 2, Math.floor((place - 0.5) / STEP)))
}

/** Perceived brightness of the red, green and blue that begin at `base` in `light`. */
export function brightness(light: ArrayLike<number>, base = 0): number {
  return 0.3 * (light[base] ?? 0) + 0.6 * (light[base + 1] ?? 0) + 0.1 * (light[base + 2] ?? 0)
}
