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

/** Of a cosine: the nearest are compared by rounded codes, and the first results exactly. */
const ROUNDING = 0.01

/** Among what a query is searched. */
export interface Searched {
  /** How many pictures, counted before filters. */
  pictures: number
  nearest: readonly Nearest[]
  /** The query is a region that a member marked, who says by it that it is a material. */
  isRegion?: boolean | undefined
}

/**
 * The bands of a query, a vector of the encoder that was calibrated. If none of the `nearest` is like a picture, nothing is in a band; of
 * a region this is not asked, since surfaces of rooms are as unlike their covers as anything else (decisions/165). In other colours only the
 * nearest is *same*: another light may hide the colours of the material itself, and of no other. Where it hides those of a nearest one, so
 * that it is not *same*, what is less like the query as a whole is not *same* either.
 */
export function bandsAmong(
  calibration: Calibration,
  query: Float32Array,
  { pictures, nearest, isRegion = false }: Searched,
): BandOf {
  const { sameTexture, sameColor, sureTexture, closeTexture, moodTexture, moodColor, colorPart } = calibration
  const least = isRegion ? -Infinity : leastAmong(calibration, pictures, query)
  if (!nearest.some(({ texture, color }) => texture + colorPart * color >= least)) return noBand
  const first = Math.max(...nearest.map(({ texture }) => texture)) - ROUNDING
  const isSame = ({ texture, color }: Nearest) =>
    (texture >= sameTexture && color >= sameColor) || texture >= Math.max(sureTexture, first)
  const rivals = nearest.filter((one) => one.texture >= closeTexture && !isSame(one))
  const leastSame = Math.max(...rivals.map(({ texture, color }) => mixScores(texture, color)), -Infinity)
  return (texture, color, isOfKind) => {
    if (isOfKind && isSame({ texture, color }) && mixScores(texture, color) >= leastSame) return 'same'
    if (isOfKind && texture >= closeTexture) return 'close'
    return texture >= moodTexture && color >= moodColor ? 'mood' : null
  }
}

/**
 * A picture in any band has at least this likeness, with this weight of colours: the line through the least of *close* without colours and
 * the least of *mood*. A scan need not ask for the band of any other.
 */
export function leastInBands({ sameTexture, sureTexture, closeTexture, moodTexture, moodColor }: Calibration): {
  colorPart: number
  least: number
} {
  const least = Math.min(sameTexture, sureTexture, closeTexture)
  return { colorPart: Math.max(0, (least - moodTexture) / moodColor), least }
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
