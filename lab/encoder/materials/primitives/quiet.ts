import { noiseField } from '../../../../demo/surfaces/drawing/noise.ts'
import { clamp } from '../../../../demo/surfaces/drawing/ramp.ts'
import { type Surface, paint } from '../../../../demo/surfaces/drawing/surface.ts'
import { type Palette } from '../palette.ts'
import { type Random } from '../random.ts'
import { type Pattern, aMark } from './mark.ts'
import { measureSlopes } from './slopes.ts'

interface Quiet {
  /** Range of the lightness (OKLab) that one unit of tone is worth. */
  contrast?: [number, number]
  /** Range of the slope (root mean square). */
  relief?: [number, number]
  /** Range of the gloss. */
  gloss?: [number, number]
}

/**
 * Makes a nearly plain surface of a pattern: one colour, which the tone (about -1..1, 0 in the mean) lightens and
 * darkens a little, slight relief, and a wide faint shade. The pattern is turned, but neither stretched nor warped.
 */
export function quieten(random: Random, palette: Palette, pattern: Pattern, options: Quiet = {}): Surface {
  const { contrast = [0.015, 0.06], relief = [0.04, 0.3], gloss = [0, 0.3] } = options
  const angle = random.between(0, 6.283)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const [left, top] = [random.between(0, 256), random.between(0, 256)]
  const [first, second] = palette.colours
  const light = random.magnitude(...contrast)
  const tint = light * random.between(-0.25, 0.25)
  const warmth = light * random.between(-0.25, 0.25)
  const { scale, level } = measureSlopes(pattern)
  const depth = scale * random.magnitude(...relief)
  const shade = random.between(0, 0.02)
  const toSecond = random.between(0, 0.06)
  const shades = noiseField({ seed: random.seed(), wavelength: random.magnitude(80, 400), octaves: 2, footprint: 1 })
  const shine = random.between(...gloss)
  const mark = aMark()
  return (x, y, texel) => {
    pattern(x * cosine + y * sine + left, y * cosine - x * sine + top, mark)
    const wide = shades(x, y)
    paint(texel, first)
    texel.l = clamp(first.l + light * mark.tone + shade * wide + toSecond * (second.l - first.l) * wide)
    texel.a += tint * mark.tone + toSecond * (second.a - first.a) * wide
    texel.b += warmth * mark.tone + toSecond * (second.b - first.b) * wide
    texel.height = (mark.height - level) * depth
    texel.gloss = shine
    texel.behind = 0
  }
}
