import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type MosaicParameters = {
  pieces: 'square' | 'penny' | 'fan' | 'stick' | 'broken'
  /** From middle to middle of neighbouring pieces, mm; fans: the width of one fan. */
  pitch: number
  joint: number
  jointColour: string
  colours: string[]
  /** How much pieces differ, 0..1. */
  variety: number
  gloss: number
}

/** Mosaic. */
export const mosaic: Family<MosaicParameters> = (parameters) => {
  const base = labOfHex(parameters.colours[0] ?? '#ffffff')
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
