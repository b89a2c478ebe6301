import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Surface } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { type Palette } from '../../palette.ts'
import { type Random } from '../../random.ts'
import { type Draft, drawDraft, drawPlait } from './draft.ts'
import { placed } from '../placing.ts'
import { drawStripes, drawYarn } from './yarn.ts'

/** Cloth of a random draft: thousands of weaves, in yarns of any colour, thickness, evenness and density. */
export const cloth: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(3.2, 22)
  const stuff = { palette, ground, isOver: drawDraft(random), pitch, squeeze: random.magnitude(0.6, 1.7) }
  return placed(drawCloth(random, stuff), random, { size: pitch * 8, bend: 0.6 })
}

/** Basketry of round rods: few wide stakes and many thin weavers, in simple weaves. */
export const basketry: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(8, 40)
  const stuff = { palette, ground, isOver: drawPlait(random), pitch, squeeze: random.magnitude(0.25, 0.7) }
  return placed(drawCloth(random, stuff), random, { size: pitch * 4, bend: 0.6 })
}

interface Stuff {
  palette: Palette
  ground: Surface
  isOver: Draft
  /** Distance between ends in pixels. */
  pitch: number
  /** Distance between picks relative to that of ends. */
  squeeze: number
}

function drawCloth(random: Random, { palette, ground, isOver, pitch, squeeze }: Stuff): Surface {
  const pick = Math.max(2.6, pitch * squeeze)
  const fullness = random.between(0.62, 1)
  const warpColour = drawStripes(random, palette.colours)
  const weftColour = drawStripes(random, random.isChosen(0.5) ? palette.colours : palette.colours.toReversed())
  const warpYarn = drawYarn(random, { ground, thick: pitch })
  const weftYarn = drawYarn(random, { ground, thick: pick })
  const thin = Math.min(pitch, pick)
  const bow = random.between(0.25, 0.6) * thin
  const relief = random.between(0.2, 0.45)
  const slub = random.isChosen(0.5) ? 0 : random.between(0.1, 0.5)
  const seed = random.seed()
  const behind = random.isChosen(0.5) ? palette.joint : { ...palette.colours[0], l: palette.colours[0].l * 0.4 }
  const place = { id: 0, along: 0, across: 0, x: 0, y: 0 }
  return (x, y, texel) => {
    const i = Math.floor(x / pitch)
    const j = Math.floor(y / pick)
    const fx = x / pitch - i - 0.5
    const fy = y / pick - j - 0.5
    const here = isOver(i, j) ? 1 : -1
    // A yarn starts to rise or sink half-way to the next crossing; floats stay up.
    const warpLift = here + ((isOver(i, fy < 0 ? j - 1 : j + 1) ? 1 : -1) - here) * 2 * fy * fy
    const weftLift = -here - ((isOver(fx < 0 ? i - 1 : i + 1, j) ? 1 : -1) - here) * 2 * fx * fx
    const warpFull = fullness * (1 + slub * noise(seed, i * 7.3, y / 60))
    const weftFull = fullness * (1 + slub * noise(seed + 1, j * 7.3, x / 60))
    const dx = (2 * fx) / warpFull
    const dy = (2 * fy) / weftFull
    const warpTop = dx * dx < 1 ? 0.45 * thin * Math.sqrt(1 - dx * dx) + bow * warpLift : -thin
    const weftTop = dy * dy < 1 ? 0.45 * thin * Math.sqrt(1 - dy * dy) + bow * weftLift : -thin
    place.x = x
    place.y = y
    const isWarp = warpTop > weftTop
    place.id = isWarp ? i : j + 100_003
    place.along = isWarp ? y : x
    place.across = isWarp ? dx : dy
    if (isWarp) warpYarn(warpColour(i), place, texel)
    else weftYarn(weftColour(j), place, texel)
    const top = Math.max(warpTop, weftTop)
    if (top <= -thin) {
      texel.l = behind.l
      texel.a = behind.a
      texel.b = behind.b
      texel.behind = 1
    }
    texel.height += relief * Math.max(top, -0.45 * thin)
    texel.l += (0.05 * (top - 0.3 * thin)) / thin
  }
}
