import type { Random } from '../../materials/random.ts'

/** The drawing area in drawing units; the shorter side is `SHORT_SIDE`. */
export interface Frame {
  width: number
  height: number
  random: Random
}

export const SHORT_SIDE = 400

/** Pixels from the upper left, three bytes each: red, green, blue. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

/** A picture that SVG cannot draw, scaled to the frame, with the inner part of an SVG over it. */
export interface Painting {
  raster: Raster
  over?: string
  /** Keeps the raster's pixels visible as squares. */
  isCoarse?: boolean
}

/** A kind of picture that has nothing to do with materials. */
export interface Kind {
  name: string
  /** Share of its pictures that look photographed (light, blur and grain added); the others stay as drawn. */
  cameraShare: number
  /** Returns the inner part of an SVG, or a painting. */
  draw(frame: Frame): string | Painting
}
