import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type GlassParameters = {
  kind: 'fluted' | 'wired' | 'hammered' | 'reeded'
  tint: string
  /** Colours of what stands behind it, from left to right. */
  behind: string[]
  /** Width of a flute or of a wire mesh, mm. */
  pitch: number
}

/** Figured glass before a soft room. */
export const glass: Family<GlassParameters> = (parameters) => {
  const base = labOfHex(parameters.tint)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
