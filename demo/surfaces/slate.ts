import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type SlateParameters = {
  base: string
  dark: string
  /** Colour of iron that has bled out of some beds; absent: none. */
  rust?: string
  /** Depth of the steps where it was split, mm; 0: honed. */
  cleft: number
}

/** Slate, riven. */
export const slate: Family<SlateParameters> = (parameters) => {
  const base = labOfHex(parameters.base)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
