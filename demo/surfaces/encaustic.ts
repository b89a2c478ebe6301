import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type EncausticParameters = {
  pattern: 'star' | 'quatrefoil' | 'circles' | 'diamond' | 'cube' | 'flower'
  /** The ground first, then the inlaid colours. */
  colours: string[]
  /** Side of a tile with its joint, mm. */
  side: number
  joint: number
  jointColour: string
  /** How worn and clouded the face is, 0..1. */
  wear: number
}

/** Encaustic cement tile. */
export const encaustic: Family<EncausticParameters> = (parameters) => {
  const base = labOfHex(parameters.colours[0] ?? '#ffffff')
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
