import { type Lab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Surface, paintBetween } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Random } from '../../random.ts'
import { type Draft } from './draft.ts'

interface FineCloth {
  isOver: Draft
  /** Distance between ends in pixels, and that between picks relative to it. */
  pitch: number
  squeeze: number
  /** The colour of an end or pick at a place along it. */
  warp: (index: number, along: number) => Lab
  weft: (index: number, along: number) => Lab
}

/** Cloth whose yarns are only a few pixels wide: softly edged, so that it does not alias, uneven in tone and course. */
export function drawFineCloth(random: Random, { isOver, pitch, squeeze, warp, weft }: FineCloth): Surface {
  const pick = Math.max(2.5, pitch * squeeze)
  const soft = Math.min(1, 1.3 / Math.min(pitch, pick))
  const uneven = random.magnitude(0.003, 0.04)
  const slub = random.magnitude(0.002, 0.04)
  const run = random.magnitude(10, 80)
  const sway = random.between(0, 0.35)
  const shade = random.magnitude(0.015, 0.12)
  const gap = random.magnitude(0.01, 0.1)
  const relief = random.magnitude(0.08, 0.35) * Math.min(pitch, pick)
  const seed = random.seed()
  return (x, y, texel) => {
    const u = x / pitch + sway * noise(seed, x / (6 * pitch), y / run)
    const v = y / pick + sway * noise(seed + 1, x / run, y / (6 * pick))
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [fx, fy] = [2 * (u - i) - 1, 2 * (v - j) - 1]
    // Round yarns that bend towards the neighbouring crossings; floats stay level.
    const here = isOver(i, j) ? 1 : -1
    const warpNext = isOver(i, fy < 0 ? j - 1 : j + 1) ? 1 : -1
    const weftNext = isOver(fx < 0 ? i - 1 : i + 1, j) ? 1 : -1
    const warpTop = 0.8 * (1 - fx * fx) + here + 0.5 * (warpNext - here) * fy * fy
    const weftTop = 0.8 * (1 - fy * fy) - here - 0.5 * (weftNext - here) * fx * fx
    const onTop = smooth(-2 * soft, 2 * soft, warpTop - weftTop)
    paintBetween(texel, weft(j, x), warp(i, y), onTop)
    const weftTone = uneven * spread(seed, j, 2) + slub * noise(seed + 2, j * 5.3, x / run)
    const warpTone = uneven * spread(seed, i, 1) + slub * noise(seed + 3, i * 5.3, y / run)
    const top = weftTop + (warpTop - weftTop) * onTop
    texel.l += weftTone + (warpTone - weftTone) * onTop + shade * (top - 0.9) - gap * Math.max(0, 0.6 - top)
    texel.height = relief * top
    texel.gloss = 0
    texel.behind = 0
  }
}
