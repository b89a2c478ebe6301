import { labOfHex } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type MarbleParameters = {
  base: string
  cloud: string
  vein: string
  /** A warmer or second colour that runs beside the veins. */
  stain?: string
  /** Distance between the great veins, mm. */
  scale: number
  /** Direction of the veins, degrees. */
  angle: number
  /** Strength of the great veins and of the fine net between them, 0..1. */
  bold: number
  net: number
  gloss?: number
}

/** Marble: veins are the zero lines of warped noise, thickening and dying away along their course. */
export const marble: Family<MarbleParameters> = (parameters, seed, footprint) => {
  const { scale, bold, net, gloss = 0.5 } = parameters
  const base = labOfHex(parameters.base)
  const cloud = labOfHex(parameters.cloud)
  const vein = labOfHex(parameters.vein)
  const stain = labOfHex(parameters.stain ?? parameters.cloud)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain: 0.52 })
  const warpX = field(1, scale * 0.9, 7)
  const warpY = field(2, scale * 0.9, 7)
  const great = field(3, scale, 2, 2.6)
  const second = field(4, scale * 0.5, 3, 1.8)
  const fine = field(5, scale * 0.2, 3, 1.4)
  const where = field(6, scale * 1.3, 2)
  const clouds = field(7, scale * 0.7, 6, 1.5)
  const crystals = field(8, 3.4, 3)
  const cosine = Math.cos((parameters.angle * Math.PI) / 180)
  const sine = Math.sin((parameters.angle * Math.PI) / 180)

  return (x, y, texel) => {
    const wx = x + scale * 0.3 * warpX(x, y)
    const wy = y + scale * 0.3 * warpY(x, y)
    const u = wx * cosine + wy * sine
    const v = wy * cosine - wx * sine
    const strength = where(u, v)
    const haze = clouds(u, v)
    const sugar = crystals(x, y)
    paint(texel, base)
    blend(texel, cloud, smooth(-0.4, 0.75, haze) * 0.9)

    // A great vein: a sharp core, a broken fringe, and a stain on one side of it.
    const side = great(u, v) * scale * 0.36
    const away = Math.abs(side)
    const width = scale * 0.007 * (1 + 2.6 * smooth(-0.2, 0.8, strength))
    const present = smooth(-0.5, 0.3, strength + haze * 0.5) * bold
    const fringe = Math.exp(-away / (width * (side > 0 ? 4.2 : 1.8))) * smooth(-0.7, 0.6, haze + 0.5 * sugar)
    blend(texel, stain, present * 0.7 * Math.exp(-away / (width * (side > 0 ? 9 : 3))))
    blend(texel, vein, present * Math.min(1, 0.55 * fringe + 0.75 * Math.exp(-((away / width) ** 2))))

    const off = Math.abs(second(u, v)) * scale * 0.18
    const thin = Math.max(scale * 0.0026, footprint * 0.6)
    const lesser = smooth(-0.25, 0.5, haze - strength * 0.6) * bold
    blend(texel, vein, lesser * 0.6 * (0.35 * Math.exp(-off / (thin * 4)) + 0.65 * Math.exp(-((off / thin) ** 2))))

    if (net > 0) {
      const hair = Math.abs(fine(wx, wy)) * scale * 0.07
      const hairWidth = Math.max(scale * 0.0016, footprint * 0.55)
      blend(texel, vein, net * 0.6 * smooth(-0.3, 0.6, strength - haze * 0.6) * Math.exp(-((hair / hairWidth) ** 2)))
    }
    texel.l += sugar * 0.012
    texel.height = 0
    texel.gloss = gloss
  }
}
