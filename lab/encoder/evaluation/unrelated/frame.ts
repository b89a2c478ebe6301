import { type Random } from '../../materials/random.ts'

/** The drawing area in drawing units; the shorter side is `SHORT_SIDE`. */
export interface Frame {
  width: number
  height: number
  random: Random
}

export const SHORT_SIDE = 400

/** A kind of picture that has nothing to do with materials. */
export interface Kind {
  name: string
  /** Share of its pictures that look photographed (light, blur and grain added); the others stay as drawn. */
  cameraShare: number
  /** Returns the inner part of an SVG. */
  draw(frame: Frame): string
}
