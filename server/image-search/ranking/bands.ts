import type { Band } from '../../../contract/image-search.ts'
import { mixScores } from '../encoder/color-signature.ts'
import type { Calibration } from './calibrations/calibration.ts'
import { materialScore } from './material-score.ts'

/**
 * The band of a picture by its texture's cosine (−1..1), its colours' likeness (0..1), and whether it is of the query's kind
 * (`kinship.ts`).
 */
export type BandOf = (texture: number, color: number, isOfKind: boolean) => Band | null

/** How like the query one of its nearest pictures is: the cosine of textures and the likeness of colours. */
export interface Nearest {
  texture: number
  color: number
}

/**
 * Bands for a search among `pictures` pictures, counted before filters. If none of the `nearest` is like the query, nothing is in a
 * band. Where another light hides the colours of a nearest one, so that it is not *same*, what is less like the query as a whole is not
 * *same* either. `query` is a vector of the encoder that was calibrated.
 */
export function bandsAmong(
  calibration: Calibration,
  pictures: number,
  query: Float32Array,
  nearest: readonly Nearest[],
): BandOf {
  const { closeTexture, moodTexture, moodColor, colorPart } = calibration
  const least = leastAmong(calibration, pictures, query)
  if (!nearest.some(({ texture, color }) => texture + colorPart * color >= least)) return noBand
  const rivals = nearest.filter((one) => one.texture >= closeTexture && !isSame(calibration, one))
  const leastSame = Math.max(...rivals.map(({ texture, color }) => mixScores(texture, color)), -Infinity)
  return (texture, color, isOfKind) => {
    if (isOfKind && isSame(calibration, { texture, color }) && mixScores(texture, color) >= leastSame) return 'same'
    if (isOfKind && texture >= closeTexture) return 'close'
    return texture >= moodTexture && color >= moodColor ? 'mood' : null
  }
}

function isSame({ sameTexture, sameColor, sureTexture }: Calibration, { texture, color }: Nearest): boolean {
  return (texture >= sameTexture && color >= sameColor) || texture >= sureTexture
}

/** The least cosine of any band. */
export function leastTextureOf({ sameTexture, sureTexture, closeTexture, moodTexture }: Calibration): number {
  return Math.min(sameTexture, sureTexture, closeTexture, moodTexture)
}

/**
 * The least likeness (the texture's cosine plus a weight times the colours' likeness) of a query's nearest picture; below it nothing
 * is like the query. More pictures mean closer chance matches, so it rises with their logarithm; it falls if the query looks like a
 * material.
 */
export function leastAmong(calibration: Calibration, pictures: number, query: Float32Array): number {
  const { materialPart, leastLikeness, growth, fewestPictures } = calibration
  const amongThem = leastLikeness + growth * Math.log10(Math.max(pictures, fewestPictures))
  return amongThem - materialPart * materialScore(calibration, query)
}

function noBand(): null {
  return null
}
