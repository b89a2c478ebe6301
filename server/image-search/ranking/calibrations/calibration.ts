/**
 * What bands need to know of one edition of the encoder, measured by `npm run bench:images -- --calibrate` on pictures that the bench
 * itself does not use (decisions/041, 048, 163). A cosine is of textures, −1..1; a likeness is of colours, 0..1.
 */
export interface Calibration {
  /** The logistic curve of how surely a cosine means the same kind. */
  textureSlope: number
  textureMiddle: number
  /** The logistic curve of how surely a mix of texture and colours (`mixScores`) means the same kind. */
  matchSlope: number
  matchMiddle: number
  /** The weight of the likeness of colours, beside a cosine, when judging whether pictures are alike at all. */
  colorPart: number
  /** The bonus of a query that looks like a material, a factor of its material score. */
  materialPart: number
  /** Nearly all unrelated pictures are less like their nearest picture; the limit grows with every tenfold of the pictures. */
  leastLikeness: number
  growth: number
  /** A smaller catalogue counts as this many pictures: smaller ones were not measured. */
  fewestPictures: number
  /** The least cosines of *close*, *same* and *mood*. */
  closeTexture: number
  sameTexture: number
  moodTexture: number
  /** The least likeness of colours in *same*. */
  sameColor: number
  /** From this cosine on it is the same whatever the colours: another light explains them. */
  sureTexture: number
  /** A material of another kind matches the query by its colours, or not. */
  moodColor: number
  /** How many of the nearest products vote on the query's kind. */
  nearest: number
  /** The least share of the vote that a kind needs, 0..1. */
  kindShare: number
  /** Tells materials from anything else; undefined if this was not measured, and every query scores 0. */
  material: MaterialDirection | undefined
}

/** The direction of the encoder's vectors in which materials and other things differ most. */
export interface MaterialDirection {
  /** Signed bytes, of unit length up to rounding once they are scaled by `step`. */
  direction: Int8Array
  step: number
  /** Half way between the two means. */
  middle: number
}

/** Reads a direction's signed bytes from base64. */
export function directionOf(base64: string): Int8Array {
  return Int8Array.from(Buffer.from(base64, 'base64'))
}
