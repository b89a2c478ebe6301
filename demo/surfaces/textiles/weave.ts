import { labOfHex } from '../drawing/colour.ts'
import { partSeed, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp } from '../drawing/ramp.ts'
import { type Family, paintBetween } from '../drawing/surface.ts'

type WeaveParameters = {
  warp: string
  weft: string
  /** Distance of yarns, mm. */
  pitch: number
  /** `sheer` is a plain weave so open that light comes through. */
  structure: keyof typeof isWarpOver
  /** How uneven the yarns are, from 0 (even) to 1 (raw linen). */
  slub: number
  /** Thickness of a yarn relative to the pitch. */
  full?: number
}

/** Whether the warp lies over the weft where end `i` crosses pick `j`. */
const isWarpOver = {
  plain: (i: number, j: number) => ((i + j) & 1) === 0,
  basket: (i: number, j: number) => (((i >> 1) + (j >> 1)) & 1) === 0,
  twill: (i: number, j: number) => ((i + j) & 3) < 2,
  // The diagonal reverses every twelve warp ends.
  herringbone: (i: number, j: number) => {
    const end = ((i % 24) + 24) % 24
    return (((end < 12 ? end : 25 - end) + j) & 3) < 2
  },
  sheer: (i: number, j: number) => ((i + j) & 1) === 0,
}

/** Woven cloth, yarn by yarn: each has its own tone and thickness, wanders a little, and dips under its neighbours. */
export const weave: Family<WeaveParameters> = (parameters, seed, footprint) => {
  const { pitch, structure, slub } = parameters
  const isSheer = structure === 'sheer'
  const full = parameters.full ?? (isSheer ? 0.5 : 0.94)
  const warp = labOfHex(parameters.warp)
  const weft = labOfHex(parameters.weft)
  const over = isWarpOver[structure]
  // How far a yarn bends over and under the ones it crosses; a sheer is almost flat.
  const bow = isSheer ? 0.14 : 0.42
  const field = noiseFields(seed, footprint)
  const swayX = field(1, pitch * 9, 2)
  const swayY = field(2, pitch * 9, 2)
  const soft = field(3, 90, 2)
  const fuzz = field(4, pitch * 0.36, 3, 4, 0.8)
  // Thick places are a hand long; from afar they are all that is left of the weave.
  const warpRuns = field(7, pitch * 4, 2, 26)
  const weftRuns = field(8, pitch * 4, 2, 26)
  const warpSeed = partSeed(seed, 5)
  const weftSeed = partSeed(seed, 6)
  // A yarn thinner than two pixels cannot be drawn; its shape fades into the mean.
  const drawn = clamp(pitch / footprint / 2 - 0.95)
  // The tone of single yarns stays visible slightly longer than their shape.
  const told = clamp((pitch / footprint) * 0.9 - 0.25)

  return (x, y, texel) => {
    const u = (x + pitch * 0.4 * slub * swayX(x, y)) / pitch
    const v = (y + pitch * 0.4 * slub * swayY(x, y)) / pitch
    const i = Math.floor(u)
    const j = Math.floor(v)
    const fx = u - i
    const fy = v - j
    const warpThick = full * (0.86 + slub * 0.5 * noise(warpSeed, i * 7.3, v / 14))
    const weftThick = full * (0.86 + slub * 0.6 * noise(weftSeed, j * 7.3, u / 14))
    const dx = (fx - 0.5) / (0.5 * warpThick)
    const dy = (fy - 0.5) / (0.5 * weftThick)
    const lift = over(i, j) ? bow : -bow
    const warpHeight = dx * dx < 1 ? Math.sqrt(1 - dx * dx) * warpThick * 0.5 + lift * Math.sin(Math.PI * fy) : -1
    const weftHeight = dy * dy < 1 ? Math.sqrt(1 - dy * dy) * weftThick * 0.5 - lift * Math.sin(Math.PI * fx) : -1
    const onWarp = warpHeight > weftHeight
    const top = Math.max(warpHeight, weftHeight, -0.45)
    const fibres = onWarp ? fuzz(y + 0.5 * x, x) : fuzz(x + 0.5 * y, y + 500)
    // Two plies twisted together: slanting ridges along the yarn.
    const ply = Math.sin(6.283 * (onWarp ? v * 1.7 + dx * 0.42 : u * 1.7 + dy * 0.42) + 3 * fibres)
    const tone = onWarp
      ? spread(warpSeed, i) * 0.5 + noise(warpSeed + 9, i * 3.7, v / 30)
      : spread(weftSeed, j) * 0.5 + noise(weftSeed + 9, j * 3.7, u / 30)
    paintBetween(texel, onWarp ? warp : weft, onWarp ? weft : warp, 0.5 - 0.38 * drawn)
    texel.l += 0.016 * slub * (warpRuns(y, x) + 1.2 * weftRuns(x, y))
    texel.l += tone * 0.045 * (0.3 + slub) * told + (fibres * 0.05 + ply * 0.016) * drawn + soft(x, y) * 0.008
    if (top < -0.3 && isSheer) texel.l += (1 - texel.l) * 0.55 * drawn
    else texel.l += (top < -0.3 ? -0.12 : (top - 0.4) * 0.05) * drawn
    // Behind an open cloth there is daylight, not a shaded ground.
    const body = isSheer ? Math.max(top, -0.1) : top
    texel.height = (body * 0.36 + fibres * 0.055 + ply * 0.03) * pitch * drawn
    texel.gloss = 0
  }
}
