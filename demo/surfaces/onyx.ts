import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type OnyxParameters = {
  /** Colours of the bands, from the clear stone to the deepest. */
  bands: string[]
  vein: string
  /** Distance over which the bands repeat their order, mm. */
  scale: number
  /** Direction of the bands, degrees. */
  angle: number
  gloss?: number
}

/** Onyx. */
export const onyx: Family<OnyxParameters> = (parameters) => {
  const base = labOfHex(parameters.bands[0] ?? '#ffffff')
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
