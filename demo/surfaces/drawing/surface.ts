import { type Lab } from './colour.ts'
import { clamp } from './ramp.ts'

/** One point of a surface. Albedo in OKLab. */
export type Texel = {
  l: number
  a: number
  b: number
  /** mm, 0 at the face. */
  height: number
  /** 0 chalk .. 1 mirror. */
  gloss: number
  /**
   * How much of the point shows what lies behind the material (felt in a gap, mortar in a joint, the dark of a hole),
   * which has its own colour: 0 .. 1.
   */
  behind: number
}

/** A surface: writes the texel at a place given in millimetres. */
export type Surface = (x: number, y: number, texel: Texel) => void

/**
 * Makes a surface for pictures whose pixels are `footprint` mm wide; the same seed gives the same surface at every
 * scale.
 */
export type Family<Parameters> = (parameters: Parameters, seed: number, footprint: number) => Surface

/** A record for a surface to write into. */
export function aTexel(): Texel {
  return { l: 0.5, a: 0, b: 0, height: 0, gloss: 0, behind: 0 }
}

/** Sets a colour, a texel's for one. */
export function paint(painted: Lab, colour: Lab): void {
  painted.l = colour.l
  painted.a = colour.a
  painted.b = colour.b
}

/** Sets the colour between `from` at 0 and `to` at 1, or straight on beyond them; no record is made for it. */
export function paintBetween(painted: Lab, from: Lab, to: Lab, t: number): void {
  painted.l = from.l + (to.l - from.l) * t
  painted.a = from.a + (to.a - from.a) * t
  painted.b = from.b + (to.b - from.b) * t
}

/** Lays `colour` over the texel with the given cover, 0..1. */
export function blend(texel: Texel, colour: Lab, cover: number): void {
  texel.l += (colour.l - texel.l) * cover
  texel.a += (colour.a - texel.a) * cover
  texel.b += (colour.b - texel.b) * cover
}

/** How much of a pixel a shape covers that the pixel's middle lies `inside` mm within (negative: beside it), 0..1. */
export function coverage(inside: number, footprint: number): number {
  return clamp(inside / footprint + 0.5)
}

/**
 * How much of a pixel a stripe covers, 0..1; lengths in mm, `distance` from the stripe's middle. One thinner than a
 * pixel keeps its ink, spread over the pixel.
 */
export function stripe(distance: number, halfWidth: number, footprint: number): number {
  const reach = Math.max(halfWidth, footprint / 2)
  return coverage(reach - distance, footprint) * Math.min(1, halfWidth / (footprint / 2))
}
