import { labOfHex } from '../drawing/colour.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, blend, paint } from '../drawing/surface.ts'

type MarbleParameters = {
  base: string
  cloud: string
  vein: string
  /** A warmer or second colour beside the veins. */
  stain?: string
  /** Distance between the main veins, mm. */
  scale: number
  /** Direction of the veins, degrees. */
  angle: number
  /** Strength of the main veins and of the fine net between them, 0..1. */
  bold: number
  net: number
  gloss?: number
}

/**
 * Marble. A vein is a zero line of warped noise: finer noise makes it fork, broad noise lets it thin out and end. It
 * has a grey fringe, and a warm stain on one side.
 */
export const marble: Family<MarbleParameters> = (parameters, seed, footprint) => {
  const { scale, bold, net, gloss = 0.5 } = parameters
  const base = labOfHex(parameters.base)
  const cloud = labOfHex(parameters.cloud)
  const vein = labOfHex(parameters.vein)
  const stain = labOfHex(parameters.stain ?? parameters.cloud)
  const field = noiseFields(seed, footprint, 0.52)
  const warpX = field(1, scale * 0.9, 6, 1, 0.48)
  const warpY = field(2, scale * 0.9, 5, 1, 0.48)
  const great = field(3, scale, 2, 2.6)
  const fork = field(9, scale * 0.33, 3, 1.9)
  const fine = field(5, scale * 0.2, 3, 1.4)
  const where = field(6, scale * 1.3, 2)
  const clouds = field(7, scale * 0.7, 5, 1.6)
  const crystals = field(8, 2.6, 3, 1, 0.85)
  const cosine = Math.cos((parameters.angle * Math.PI) / 180)
  const sine = Math.sin((parameters.angle * Math.PI) / 180)
  const bend = scale * 0.28
  // One object for all veins: allocating one for each would cost more than the vein.
  const thread = { width: 1, cover: 0, broken: 1 }

  /** Draws a vein whose middle is `away` mm off; its fringe is wider on one side, and its edge is ragged. */
  function layVein(texel: Texel, away: number, { width, cover, broken }: typeof thread) {
    if (cover <= 0) return
    const distance = Math.abs(away)
    // A vein thinner than a pixel spreads its ink over the pixel.
    const shown = Math.max(width, footprint * 0.55)
    if (distance > shown * (away > 0 ? 60 : 14)) return
    const ink = (cover * width) / shown
    const fringe = Math.exp(-distance / (shown * (away > 0 ? 5.5 : 1.6)))
    blend(texel, stain, ink * 0.55 * Math.exp(-distance / (shown * (away > 0 ? 13 : 3))))
    blend(texel, vein, Math.min(1, ink * (0.5 * fringe * broken + 0.7 * Math.exp(-((distance / shown) ** 2)))))
  }

  return (x, y, texel) => {
    const wx = x + bend * warpX(x, y)
    const wy = y + bend * warpY(x, y)
    const u = wx * cosine + wy * sine
    const v = wy * cosine - wx * sine
    const strength = where(u, v)
    const haze = clouds(u, v)
    const sugar = crystals(x, y)
    const split = fork(u, v)
    const broken = smooth(-0.55, 0.5, haze + 0.5 * split + 0.08 * sugar)
    paint(texel, base)
    blend(texel, cloud, 0.9 * smooth(-0.45, 0.7, haze + 0.25 * strength))

    // The same line with added finer noise: near its zeros both run together, elsewhere they part.
    const line = great(u, v)
    const alive = smooth(-0.45, 0.25, strength + 0.35 * haze)
    const swell = alive * (0.55 + 2.4 * smooth(0, 0.75, strength + 0.3 * split))
    thread.broken = broken
    thread.width = scale * 0.0065 * swell
    thread.cover = bold * alive
    layVein(texel, line * scale * 0.36 + 0.7 * sugar, thread)
    const parted = smooth(-0.3, 0.35, strength - 0.5 * haze + 0.3)
    const branch = (line + 0.24 * split) * scale * 0.34 + 0.5 * sugar
    thread.width = scale * 0.0026
    thread.cover = 0.75 * bold * parted * broken
    layVein(texel, branch, thread)
    const cross = (split - 0.45 * line - 0.12) * scale * 0.13 + 0.4 * sugar
    const crossing = smooth(0.05, 0.5, haze - 0.4 * strength)
    thread.width = scale * 0.002
    thread.cover = 0.6 * bold * crossing
    layVein(texel, cross, thread)

    if (net > 0) {
      const hair = Math.abs(fine(u, v) + 0.25 * split) * scale * 0.07
      const hairWidth = scale * 0.0014
      const shown = Math.max(hairWidth, footprint * 0.55)
      const faint = smooth(-0.25, 0.6, strength - haze * 0.7) * broken * (hairWidth / shown)
      if (hair < shown * 3) blend(texel, vein, net * 0.6 * faint * Math.exp(-((hair / shown) ** 2)))
    }
    texel.l += sugar * 0.018
    texel.height = 0
    texel.gloss = gloss
  }
}
