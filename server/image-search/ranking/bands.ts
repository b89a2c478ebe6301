import type { Band } from '../../../contract/image-search.ts'
import type { Calibration } from './calibrations/calibration.ts'
import { materialScore } from './material-score.ts'

/**
 * The band of a picture by its texture's cosine (−1..1), its colours' likeness (0..1), and whether it is of the query's kind
 * (`kinship.ts`).
 */
export type BandOf = (texture: number, color: number, isOfKind: boolean) => Band | null

/**
 * Bands for a search among `pictures` pictures, counted before filters. More pictures mean closer chance matches, so the limit rises with their
 * logarithm; it falls if the query looks like a material. `query` is a vector of the encoder that was calibrated.
 */
export function bandsAmong(calibration: Calibration, pictures: number, query: Float32Array): BandOf {
  const { sameTexture, sameColor, sureTexture, closeTexture, moodColor } = calibration
  const { colorPart, least } = leastAmong(calibration, pictures, query)
  return (texture, color, isOfKind) => {
    if (texture + colorPart * color < least) return null
    if (isOfKind && ((texture >= sameTexture && color >= sameColor) || texture >= sureTexture)) return 'same'
    if (isOfKind && texture >= closeTexture) return 'close'
    return color >= moodColor ? 'mood' : null
  }
}

/** The least value in any band: the texture's cosine plus a weight times the colours' likeness. */
export function leastAmong(
  calibration: Calibration,
  pictures: number,
  query: Float32Array,
): { colorPart: number; least: number } {
  const { colorPart, materialPart, leastLikeness, growth, fewestPictures } = calibration
  const amongThem = leastLikeness + growth * Math.log10(Math.max(pictures, fewestPictures))
  return { colorPart, least: amongThem - materialPart * materialScore(calibration, query) }
}
