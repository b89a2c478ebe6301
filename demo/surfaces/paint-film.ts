import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type PaintFilmParameters = {
  base: string
  tool: 'roller' | 'brush' | 'spray'
  gloss: number
}

/** Wall paint. */
export const paintFilm: Family<PaintFilmParameters> = (parameters) => {
  const base = labOfHex(parameters.base)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
