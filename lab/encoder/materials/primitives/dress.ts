import { type Lab } from '../../../../demo/surfaces/drawing/colour.ts'
import { chance } from '../../../../demo/surfaces/drawing/chance.ts'
import { noiseField } from '../../../../demo/surfaces/drawing/noise.ts'
import { clamp, smooth } from '../../../../demo/surfaces/drawing/ramp.ts'
import { type Surface, blend, paint } from '../../../../demo/surfaces/drawing/surface.ts'
import { type Palette } from '../palette.ts'
import { type Random } from '../random.ts'
import { type Mark, type Pattern, aMark } from './mark.ts'
import { measureSlopes } from './slopes.ts'
import { drawTurn } from './turn.ts'

interface DressOptions {
  /** Whether the pattern has an upright direction and must not be turned. */
  isUpright?: boolean
  /** The steepest slope (root mean square). */
  steepest?: number
  /** The chance that the pattern has no relief. */
  flat?: number
}

/**
 * Makes a surface of a pattern: random colours, contrast, relief and gloss, and a random turn, stretch, warp and
 * stains.
 */
export function dress(random: Random, palette: Palette, pattern: Pattern, options: DressOptions = {}): Surface {
  const { isUpright = false, steepest = 0.7, flat = 0.25 } = options
  const turn = drawTurn(random, isUpright)
  const depth = random.isChosen(flat) ? 0 : random.magnitude(0.08, steepest) * (random.isChosen(0.2) ? -1 : 1)
  const { scale, level } = depth === 0 ? { scale: 0, level: 0 } : measureSlopes(pattern)
  const colouring = drawColouring(random, palette, Math.abs(depth) > 0.2 ? 0.03 : 0.12)
  const uneven = drawUneven(random, palette)
  const gloss = random.isChosen(0.4) ? random.between(0, 0.8) : 0
  const mark = aMark()
  const place = { x: 0, y: 0 }
  return (x, y, texel) => {
    turn(x, y, place)
    mark.part = -1
    pattern(place.x, place.y, mark)
    colouring(mark, texel)
    uneven(x, y, texel)
    texel.l = clamp(texel.l)
    texel.height = (mark.height - level) * scale * depth
    texel.gloss = gloss
    texel.behind = 0
  }
}

type Colouring = (mark: Mark, texel: Parameters<Surface>[2]) => void

/**
 * A colouring from the first colour to the others as the tone rises; pieces have one colour each. `least` is the
 * contrast in OKLab.
 */
function drawColouring(random: Random, { colours }: Palette, least: number): Colouring {
  const [first, second, third = second] = colours
  const away = Math.hypot(second.l - first.l, second.a - first.a, second.b - first.b)
  const other = away < least ? parted(first, random.magnitude(least, 0.35)) : second
  const low = random.between(-0.1, 0.3)
  const high = low + random.magnitude(0.25, 0.9)
  const isGraded = colours.length > 2 && random.isChosen(0.5)
  const lightening = random.between(-1, 1) * random.between(0, 0.3)
  const isFlat = least > 0.05
  const spread = random.magnitude(isFlat ? 0.05 : 0.015, 0.15)
  const shading = random.between(isFlat ? 0.2 : 0.05, 0.5)
  const seed = random.seed()
  return ({ tone, part }, texel) => {
    if (part >= 0) {
      // Later colours are rarer: each takes half of what is left.
      const choice = chance(seed, Math.floor(part * 4096), 1)
      const piece = colours[Math.min(colours.length - 1, Math.floor(-Math.log2(1 - choice * 0.97)))] ?? first
      paint(texel, piece)
      texel.l += (chance(seed, Math.floor(part * 4096), 2) - 0.5) * 3.4 * spread + (tone - 0.5) * shading
      return
    }
    const cover = smooth(low, high, tone)
    paint(texel, first)
    blend(texel, other, cover)
    if (isGraded) blend(texel, third, smooth(0.6, 1, tone))
    texel.l += lightening * (tone - 0.5)
  }
}

function parted(colour: Lab, distance: number): Lab {
  return { ...colour, l: colour.l + (colour.l > 0.5 ? -distance : distance) }
}

/** Fine grain and stains as wide as the picture, usually weak. */
function drawUneven(random: Random, { colours }: Palette): Surface {
  const grain = random.isChosen(0.4) ? random.magnitude(0.005, 0.06) : 0
  const stain = random.isChosen(0.4) ? random.magnitude(0.1, 0.8) : 0
  const stained = colours[colours.length - 1] ?? colours[0]
  const stains = noiseField({ seed: random.seed(), wavelength: random.magnitude(60, 300), octaves: 3, footprint: 1 })
  const seed = random.seed()
  return (x, y, texel) => {
    if (stain > 0) blend(texel, stained, stain * smooth(0, 0.7, stains(x, y)))
    if (grain > 0) texel.l += (chance(seed, Math.floor(x), Math.floor(y)) - 0.5) * 2 * grain
  }
}
