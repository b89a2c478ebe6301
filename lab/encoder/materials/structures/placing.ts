import { partSeed } from '../../../../demo/surfaces/drawing/chance.ts'
import { noise } from '../../../../demo/surfaces/drawing/noise.ts'
import { clamp } from '../../../../demo/surfaces/drawing/ramp.ts'
import { type Surface } from '../../../../demo/surfaces/drawing/surface.ts'
import { type Random } from '../random.ts'

/**
 * Places a surface: random offset, angle (mostly straight) and often a bend, as cloth and handwork have. `size` is its
 * repeat in pixels; `bend` runs from 0 (straight) to 1 (soft). Lightness is clamped to 0..1.
 */
export function placed(
  surface: Surface,
  random: Random,
  { size, bend = 0.5 }: { size: number; bend?: number },
): Surface {
  const degrees = random.isChosen(0.6) ? random.below(4) * 90 + random.normal() : random.between(0, 360)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const sine = Math.sin((degrees * Math.PI) / 180)
  const left = random.between(-900, 900)
  const top = random.between(-900, 900)
  const wavelength = Math.max(24, size * random.magnitude(1.5, 8))
  const reach = random.isChosen(0.4) ? 0 : bend * random.magnitude(0.004, 0.1) * wavelength
  const seed = random.seed()
  const other = partSeed(seed, 1)
  return (x, y, texel) => {
    const turnedX = x * cosine + y * sine + left
    const turnedY = y * cosine - x * sine + top
    const u = turnedX / wavelength
    const v = turnedY / wavelength
    texel.behind = 0
    if (reach === 0) surface(turnedX, turnedY, texel)
    else surface(turnedX + reach * noise(seed, u, v), turnedY + reach * noise(other, u, v), texel)
    texel.l = clamp(texel.l)
  }
}
