import type { Band } from '../../contract/image-search.ts'

// Found by `npm run bench:images -- --calibrate`, on pictures that no figure is taken of (decisions/041).

/** Of the logistic curve of how surely a cosine of textures tells the same kind. */
const TEXTURE_SLOPE = 8.6
const TEXTURE_MIDDLE = 0.473

/** How much the colours add to a cosine of textures where it is asked whether a picture is like another at all. */
const COLOR_PART = 0.2

/** A picture of anything else is less like the nearest of so many, nine times in ten: it grows with ten times as many. */
const LEAST_LIKENESS = 0.231
const GROWTH = 0.121
/** A catalogue is never taken for smaller: so few were not measured. */
const FEWEST_PICTURES = 100

const CLOSE_TEXTURE = 0.51
const SAME_TEXTURE = 0.67
const SAME_COLOR = 0.89

/** What is told of a picture by the cosine of its texture with the query's, −1..1, and the likeness of the colours, 0..1. */
export type BandOf = (texture: number, color: number) => Band | null

/**
 * In which band pictures stand, of so many that are searched, whatever filters leave of them: the more there are, the nearer
 * comes by chance what is of nothing here, so the least that counts rises with their logarithm. No band: not like it.
 */
export function bandsAmong(pictures: number): BandOf {
  const { colorPart, least } = leastAmong(pictures)
  return (texture, color) => {
    if (texture + colorPart * color < least) return null
    if (texture >= SAME_TEXTURE && color >= SAME_COLOR) return 'same'
    return texture >= CLOSE_TEXTURE ? 'close' : 'mood'
  }
}

/** What a picture in any band reaches at least: its texture's cosine and so many times its colours' likeness. */
export function leastAmong(pictures: number): { colorPart: number; least: number } {
  const least = LEAST_LIKENESS + GROWTH * Math.log10(Math.max(pictures, FEWEST_PICTURES))
  return { colorPart: COLOR_PART, least }
}

/** A cosine of textures, −1..1, as it is told, 0..1: of pictures at this cosine, the share that is of the same kind. */
export function textureScore(texture: number): number {
  return 1 / (1 + Math.exp(-TEXTURE_SLOPE * (texture - TEXTURE_MIDDLE)))
}
