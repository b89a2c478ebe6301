import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type WallpaperParameters = {
  motif: 'leaf' | 'fan' | 'bird' | 'stripe' | 'trellis' | 'bloom' | 'wave'
  ground: string
  inks: string[]
  /** Repeat of the pattern, mm. */
  repeat: number
  /** Paper that was embossed shows a fine relief, 0..1. */
  emboss?: number
}

/** Patterned wallpaper. */
export const wallpaper: Family<WallpaperParameters> = (parameters) => {
  const base = labOfHex(parameters.ground)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}
