import type { Band } from '../../../contract/image-search.ts'
import { materialScore } from './material-score.ts'

// Found by `npm run bench:images -- --calibrate`, on pictures that no figure is taken of (decisions/041).

/** Whose vectors the figures below are of; by any other encoder the bands mean less than they say. */
export const CALIBRATED_ENCODER = 'quarry-encoder'

/** Of the logistic curve of how surely a cosine of textures tells the same kind. */
export const TEXTURE_SLOPE = 8.59
const TEXTURE_MIDDLE = 0.473

/** How much the colours add to a cosine of textures where it is asked whether a picture is like another at all. */
const COLOR_PART = 0.1
/** How much it adds that the query looks like a material, whatever it is compared with. */
const MATERIAL_PART = 0.4

/** A picture of anything else is less like the nearest of so many, nine times in ten: it grows with ten times as many. */
const LEAST_LIKENESS = 0.181
const GROWTH = 0.104
/** A catalogue is never taken for smaller: so few were not measured. */
const FEWEST_PICTURES = 100

const CLOSE_TEXTURE = 0.56
const SAME_TEXTURE = 0.67
const SAME_COLOR = 0.89
/** What is of another kind goes with the query by its colours, or does not. */
export const MOOD_COLOR = 0.65

/**
 * What is told of a picture by the cosine of its texture with the query's, −1..1, the likeness of the colours, 0..1, and whether what is nearest to the
 * query is of its kind (`kinship.ts`).
 */
export type BandOf = (texture: number, color: number, isOfKind: boolean) => Band | null

/**
 * In which band pictures stand, of so many that are searched, whatever filters leave of them: the more there are, the nearer
 * comes by chance what is of nothing here, so the least that counts rises with their logarithm; it falls for a query that looks
 * like a material. No band: not like it. `query` is what our own encoder makes of the query.
 */
export function bandsAmong(pictures: number, query: Float32Array): BandOf {
  const { colorPart, least } = leastAmong(pictures, query)
  return (texture, color, isOfKind) => {
    if (texture + colorPart * color < least) return null
    if (isOfKind && texture >= SAME_TEXTURE && color >= SAME_COLOR) return 'same'
    if (isOfKind && texture >= CLOSE_TEXTURE) return 'close'
    return color >= MOOD_COLOR ? 'mood' : null
  }
}

/** What a picture in any band reaches at least: its texture's cosine and so many times its colours' likeness. */
export function leastAmong(pictures: number, query: Float32Array): { colorPart: number; least: number } {
  const amongThem = LEAST_LIKENESS + GROWTH * Math.log10(Math.max(pictures, FEWEST_PICTURES))
  return { colorPart: COLOR_PART, least: amongThem - MATERIAL_PART * materialScore(query) }
}

/** A cosine of textures, −1..1, as it is told, 0..1: of pictures at this cosine, the share that is of the same kind. */
export function textureScore(texture: number): number {
  return 1 / (1 + Math.exp(-TEXTURE_SLOPE * (texture - TEXTURE_MIDDLE)))
}
