import { labOfHex } from './colour.ts'
import { noiseField, partSeed, smooth } from './noise.ts'
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
  const warpX = field(1, scale * 0.9, 5)
  const warpY = field(2, scale * 0.9, 5)
  const great = field(3, scale, 2, 2.6)
  const second = field(4, scale * 0.55, 3, 1.8)
  const fine = field(5, scale * 0.22, 3, 1.4)
  const where = field(6, scale * 1.3, 2)
  const clouds = field(7, scale * 0.8, 5)
  const grain = field(8, 2.2, 2)
  const cosine = Math.cos((parameters.angle * Math.PI) / 180)
  const sine = Math.sin((parameters.angle * Math.PI) / 180)

  return (x, y, texel) => {
    const wx = x + scale * 0.3 * warpX(x, y)
    const wy = y + scale * 0.3 * warpY(x, y)
    const u = wx * cosine + wy * sine
    const v = wy * cosine - wx * sine
    const strength = where(u, v)
    const haze = clouds(u * 0.7, v * 1.2)
    paint(texel, base)
    blend(texel, cloud, smooth(-0.35, 0.75, haze) * 0.85)

    const away = Math.abs(great(u, v)) * scale * 0.36
    const width = scale * 0.012 * (1 + 2.2 * smooth(-0.2, 0.7, strength))
    const present = smooth(-0.45, 0.35, strength + haze * 0.4) * bold
    blend(texel, stain, present * 0.6 * Math.exp(-away / (width * 5)))
    blend(texel, vein, present * (0.42 * Math.exp(-away / (width * 2.6)) + 0.58 * Math.exp(-((away / width) ** 2))))

    const off = Math.abs(second(u, v)) * scale * 0.2
    const thin = Math.max(scale * 0.0035, footprint * 0.7)
    const lesser = smooth(-0.1, 0.6, haze - strength * 0.5) * bold
    blend(texel, vein, lesser * 0.55 * (0.35 * Math.exp(-off / (thin * 5)) + 0.65 * Math.exp(-((off / thin) ** 2))))

    const hair = Math.abs(fine(wx, wy)) * scale * 0.08
    const hairWidth = Math.max(scale * 0.0022, footprint * 0.6)
    blend(texel, vein, net * 0.5 * smooth(-0.2, 0.7, strength + haze) * Math.exp(-((hair / hairWidth) ** 2)))
    texel.l += grain(x, y) * 0.008
    texel.height = 0
    texel.gloss = gloss
  }
}
