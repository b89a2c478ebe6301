import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type AcousticParameters = {
  build: 'grooved' | 'tiles' | 'woodwool' | 'perforated' | 'wedge'
  base: string
  /** Colour in grooves, holes and gaps. */
  deep: string
  /** From groove to groove, hole to hole, or side of a tile, mm. */
  pitch: number
}

/** Acoustic panels. */
export const acoustic: Family<AcousticParameters> = (parameters) => {
  const base = labOfHex(parameters.base)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
