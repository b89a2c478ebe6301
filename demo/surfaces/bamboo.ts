import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type BambooParameters = {
  light: string
  dark: string
  /** flat: strips lying, nodes visible; side: strips on edge; woven: strands pressed together. */
  build: 'flat' | 'side' | 'woven'
  /** Width of a strip, and size of a board, mm. */
  strip: number
  length: number
  width: number
}

/** Bamboo. */
export const bamboo: Family<BambooParameters> = (parameters) => {
  const base = labOfHex(parameters.light)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
