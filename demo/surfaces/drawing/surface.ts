import { type Lab } from './colour.ts'
import { clamp } from './ramp.ts'

/** One point of a surface, with its albedo in OKLab. */
export type Texel = {
  l: number
  a: number
  b: number
  /** mm, 0 at the face. */
  height: number
  /** From 0 for chalk to 1 for a mirror. */
  gloss: number
  /**
   * Share of the point, 0..1, that shows what lies behind the material (felt in a gap, mortar in a joint, the dark of a
   * hole).
   */
  behind: number
}

/** A surface writes the texel at a place given in millimetres. */
export type Surface = (x: number, y: number, texel: Texel) => void

/**
 * Makes a surface for pictures whose pixels are `footprint` mm wide; the same seed gives the same surface at every
 * scale.
 */
export type Family<Parameters> = (parameters: Parameters, seed: number, footprint: number) => Surface

/** An object for a surface to write into. */
export function aTexel(): Texel {
  return { l: 0.5, a: 0, b: 0, height: 0, gloss: 0, behind: 0 }
}

/** Sets a colour in place. */
export function paint(painted: Lab, colour: Lab): void {
  painted.l = colour.l
  painted.a = colour.a
  painted.b = colour.b
}

/** Sets a colour in place to the interpolation from `from` at 0 to `to` at 1, without allocating. */
export function paintBetween(painted: Lab, from: Lab, to: Lab, t: number): void {
  painted.l = from.l + (to.l - from.l) * t
  painted.a = from.a + (to.a - from.a) * t
  painted.b = from.b + (to.b - from.b) * t
}

/** Blends `colour` over the texel with the given coverage, 0..1. */
export function blend(texel: Texel, colour: Lab, cover: number): void {
  texel.l += (colour.l - texel.l) * cover
  texel.a += (colour.a - texel.a) * cover
  texel.b += (colour.b - texel.b) * cover
}

/**
 * The share of a pixel, 0..1, covered by a shape whose edge is `inside` mm from the pixel's middle (negative outside).
 */
export function coverage(inside: number, footprint: number): number {
  return clamp(inside / footprint + 0.5)
}

/**
 * The share of a pixel covered by a stripe, 0..1; `distance` in mm from the stripe's middle. A stripe thinner than a
 * pixel spreads its ink over the pixel.
 */
export function stripe(distance: number, halfWidth: number, footprint: number): number {
  const reach = Math.max(halfWidth, footprint / 2)
  return coverage(reach - distance, footprint) * Math.min(1, halfWidth / (footprint / 2))
}
