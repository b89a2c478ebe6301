import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'
import { type Timber } from './timber.ts'

export type EndGrainParameters = Timber & {
  /** Size of a block, mm. */
  length: number
  width: number
}

/** Blocks of timber standing on end. */
export const endGrain: Family<EndGrainParameters> = (parameters) => {
  const base = labOfHex(parameters.light)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
