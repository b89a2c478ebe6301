import { type Random } from '../../materials/random.ts'

/** Where a picture is drawn: units of the drawing, the shorter side is `SHORT_SIDE` of them. */
export interface Frame {
  width: number
  height: number
  random: Random
}

export const SHORT_SIDE = 400

/** Pictures of one sort that have nothing to do with materials. */
export interface Kind {
  name: string
  /** Share of its pictures that a camera took: light, blur and grain come over them; the others are as drawn. */
  cameraShare: number
  /** The picture as the inner part of an SVG. */
  draw(frame: Frame): string
}
