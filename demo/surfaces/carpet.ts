import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type CarpetParameters = {
  pile: 'loop' | 'cut'
  yarns: string[]
  design: 'plain' | 'tweed' | 'stripe' | 'check' | 'rib'
  /** From tuft to tuft, mm. */
  gauge: number
  /** Repeat of the design, mm. */
  repeat?: number
}

/** Carpet. */
export const carpet: Family<CarpetParameters> = (parameters) => {
  const base = labOfHex(parameters.yarns[0] ?? '#ffffff')
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
