import type { Look } from '../../../contract/looks/look.ts'
import { warmthOfLab } from '../../../contract/looks/warmth.ts'
import { featuresOf } from './look-features.ts'
import { LIVELINESS, PATTERNS, SURFACE } from './look-weights.ts'
import type { PaletteField } from './palette-field.ts'
import type { PaletteSample } from './palette-plane.ts'

/** A smaller picture, in pixels, shows no material. */
const LEAST_SIDE = 48
/** Of 255: what shows more of its ground has other colours than it seems. */
const OPAQUE = 250
/** A surface fills at least this share of its picture. */
const SURFACE_SHARE = 0.9
/** How likely a picture must show a surface. */
const SURELY_SURFACE = 0.6
/** Exposure and white balance of photographs: about a third of a stop either way, and what lenses and screens add to dark ones. */
const EXPOSURE = 1.25
const STRAY_LIGHT = 0.02

/**
 * What a picture tells of a material, from the field of its palette; `whole` is the picture's own size in pixels, with its `coverOf`. Deterministic. Scores of
 * patterns are probabilities of a linear model on features of texture (decisions/212).
 */
export function measureLook(field: PaletteField, whole: { width: number; height: number; cover: number }): Look {
  const { numbers, period, isOnGround } = featuresOf(field)
  const scores = PATTERNS.map(([name, weights]) => [name, Math.exp(weigh(weights, numbers))] as const)
  const all = scores.reduce((sum, [, score]) => sum + score, 0)
  const surely = 1 / (1 + Math.exp(-weigh(SURFACE, numbers)))
  return {
    warmth: warmthOf(field),
    pattern: Object.fromEntries(scores.map(([name, score]) => [name, score / all])) as Look['pattern'],
    liveliness: clamp(weigh(LIVELINESS, numbers), 0, 1),
    period,
    reflectance: reflectanceOf(field),
    isSurface:
      Math.min(whole.width, whole.height) >= LEAST_SIDE &&
      whole.cover >= SURFACE_SHARE &&
      shareOf(field) >= SURFACE_SHARE &&
      surely >= SURELY_SURFACE &&
      !isOnGround,
  }
}

/** The first weight is a constant. */
function weigh([constant = 0, ...weights]: readonly number[], numbers: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (numbers[index] ?? 0), constant)
}

/** The warmth of the material's mean colour. */
function warmthOf({ a, b, isMaterial }: PaletteField): number {
  let [meanA, meanB, count] = [0, 0, 0]
  for (let pixel = 0; pixel < isMaterial.length; pixel++) {
    if (!isMaterial[pixel]) continue
    meanA += a[pixel] ?? 0
    meanB += b[pixel] ?? 0
    count += 1
  }
  return count === 0 ? 0 : warmthOfLab(meanA / count, meanB / count)
}

/** Y of the material under D65: the mean in linear light. */
function reflectanceOf({ l, isMaterial }: PaletteField): Look['reflectance'] {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < isMaterial.length; pixel++) {
    if (!isMaterial[pixel]) continue
    sum += luminanceOf(l[pixel] ?? 0)
    count += 1
  }
  const value = count ? sum / count : 0
  return {
    value,
    low: clamp(value / EXPOSURE - STRAY_LIGHT, 0, 1),
    high: clamp(value * EXPOSURE + STRAY_LIGHT, 0, 1),
  }
}

/** Y of a CIELAB lightness (CIE 15:2018). */
function luminanceOf(lightness: number): number {
  if (lightness <= 8) return (lightness * 27) / 24_389
  const root = (lightness + 16) / 116
  return root * root * root
}

/** The share of a sample that covers its ground. */
export function coverOf({ rgba }: PaletteSample): number {
  let count = 0
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) >= OPAQUE) count += 1
  return (count * 4) / rgba.length
}

function shareOf({ isMaterial }: PaletteField): number {
  let count = 0
  for (const isIn of isMaterial) count += isIn
  return count / isMaterial.length
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
