import { hash } from '../../../../../demo/surfaces/drawing/chance.ts'
import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Structure } from '../../kind.ts'
import { drawPlait } from '../cloths/draft.ts'
import { cutFrom, drawTint } from '../pieces/pieces.ts'
import { placed } from '../placing.ts'

/**
 * Flat strips of the ground (bark, veneer, leather, ribbon), plaited closely in plain weave or twill, in one width or
 * two.
 */
export const plaitedStrips: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(7, 64)
  const other = random.isChosen(0.6) ? pitch : pitch * random.magnitude(0.4, 1.5)
  const isOver = drawPlait(random)
  const gap = random.magnitude(0.02, 0.18)
  const thick = Math.min(4, pitch * random.magnitude(0.04, 0.16))
  const crown = random.isChosen(0.5) ? 0 : pitch * random.between(0.02, 0.12)
  const shadow = random.between(0, 0.25)
  const tints = [drawTint(random, palette, 0), drawTint(random, palette, random.isChosen(0.5) ? 1 : 0.3)] as const
  const surface: typeof ground = (x, y, texel) => {
    const i = Math.floor(x / pitch)
    const j = Math.floor(y / other)
    const fx = 2 * (x / pitch - i) - 1
    const fy = 2 * (y / other - j) - 1
    const isFirst = isOver(i, j)
    const isInFirst = Math.abs(fx) < 1 - gap
    const isInSecond = Math.abs(fy) < 1 - gap
    const shown = (isFirst && isInFirst) || !isInSecond ? (isInFirst ? 1 : 0) : 2
    if (shown === 0) {
      texel.l = palette.joint.l * 0.8
      texel.a = palette.joint.a
      texel.b = palette.joint.b
      texel.height = -2 * thick
      texel.gloss = 0
      texel.behind = 1
      return
    }
    const id = shown === 1 ? hash(3, i, 1) : hash(5, j, 2)
    const along = shown === 1 ? y : x
    cutFrom(ground, id, { u: along, v: (shown === 1 ? fx * pitch : fy * other) / 2, turns: 0 }, texel)
    tints[shown === 1 ? 0 : 1](id, texel)
    // A strip dips only where the next crossing lies over it.
    const across = shown === 1 ? fx : fy
    const ahead = shown === 1 ? fy : fx
    const step = ahead < 0 ? -1 : 1
    const next = shown === 1 ? isOver(i, j + step) : !isOver(i + step, j)
    const isUp = shown === 1 ? isFirst : !isFirst
    const dive = next === isUp ? 0 : clamp(Math.abs(ahead)) ** 3
    const level = isUp ? 1 - dive : -1 + dive
    texel.height += thick * level + crown * (1 - across * across)
    texel.l -= shadow * (isUp ? dive * 0.5 : 1) + 0.1 * shadow * across ** 8
  }
  return placed(surface, random, { size: pitch * 3, bend: 0.3 })
}
