import type { Band } from '../../../contract/image-search.ts'
import { materialScore } from './material-score.ts'

// Measured by `npm run bench:images -- --calibrate`, on pictures that the bench itself does not use (decisions/041).

/** The encoder of the figures below; with any other the bands are rough. */
export const CALIBRATED_ENCODER = 'quarry-encoder'

/** The logistic curve of how surely a cosine of textures means the same kind. */
export const TEXTURE_SLOPE = 8.59
const TEXTURE_MIDDLE = 0.473

/** The weight of colours beside a cosine of textures when judging whether pictures are alike at all. */
const COLOR_PART = 0.1
/** The bonus of a query that looks like a material. */
const MATERIAL_PART = 0.4

/** Nine in ten unrelated pictures are less like their nearest picture; the limit grows with every tenfold of the pictures. */
const LEAST_LIKENESS = 0.181
const GROWTH = 0.104
/** A smaller catalogue counts as this large: smaller ones were not measured. */
const FEWEST_PICTURES = 100

const CLOSE_TEXTURE = 0.56
const SAME_TEXTURE = 0.67
const SAME_COLOR = 0.89
/** A material of another kind matches the query by its colours, or not. */
export const MOOD_COLOR = 0.65

/**
 * The band of a picture by its texture's cosine (−1..1), its colours' likeness (0..1), and whether it is of the query's kind
 * (`kinship.ts`).
 */
export type BandOf = (texture: number, color: number, isOfKind: boolean) => Band | null

/**
 * Bands for a search among `pictures` pictures, counted before filters. More pictures mean closer chance matches, so the limit rises with their
 * logarithm; it falls if the query looks like a material. `query` is our own encoder's vector.
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

/** The least value in any band: the texture's cosine plus a weight times the colours' likeness. */
export function leastAmong(pictures: number, query: Float32Array): { colorPart: number; least: number } {
  const amongThem = LEAST_LIKENESS + GROWTH * Math.log10(Math.max(pictures, FEWEST_PICTURES))
  return { colorPart: COLOR_PART, least: amongThem - MATERIAL_PART * materialScore(query) }
}

/** Converts a cosine of textures, −1..1, to a score 0..1: the share of pictures at this cosine that are of the same kind. */
export function textureScore(texture: number): number {
  return 1 / (1 + Math.exp(-TEXTURE_SLOPE * (texture - TEXTURE_MIDDLE)))
}
