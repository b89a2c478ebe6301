import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type LeatherParameters = {
  base: string
  deep: string
  grain: 'full' | 'pebble' | 'suede' | 'crocodile'
  /** Size of the grain's cells, mm. */
  scale: number
  gloss: number
}

/** Leather. */
export const leather: Family<LeatherParameters> = (parameters) => {
  const base = labOfHex(parameters.base)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
