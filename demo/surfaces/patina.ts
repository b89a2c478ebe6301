import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type PatinaParameters = {
  metal: string
  /** Darker first growth. */
  deep: string
  /** Late bloom on top (verdigris, pale rust); absent: none. */
  bloom?: string
  /** How far it has grown, 0..1. */
  amount: number
}

/** Metal with a grown patina. */
export const patina: Family<PatinaParameters> = (parameters) => {
  const base = labOfHex(parameters.metal)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
