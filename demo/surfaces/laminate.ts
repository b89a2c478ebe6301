import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type LaminateParameters = {
  base: string
  /** Second colour of the printed paper. */
  print: string
  design: 'plain' | 'linen' | 'speckle' | 'wood' | 'grid'
  /** Depth of the press plate's texture, mm. */
  emboss: number
  gloss: number
}

/** High-pressure laminate. */
export const laminate: Family<LaminateParameters> = (parameters) => {
  const base = labOfHex(parameters.base)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
