import type { Pixels } from '../drawing/homography.ts'
import { colourShares } from './lab-histogram.ts'
import { patternShares } from './lbp.ts'
import { dotScores, rankOf, rowOf } from '../measuring/ranks.ts'

/**
 * The baseline's description of a picture: square roots of histogram shares, so that a dot product is the Bhattacharyya
 * coefficient (Hellinger distance).
 */
export interface HandMade {
  colour: Float32Array
  pattern: Float32Array
}

/** The weight of colour in the baseline's similarity, 0..1. */
export type ColourShare = number

const RADII = [1, 2]

export function describeByHand({ width, bytes }: Pixels): HandMade {
  const grey = new Float32Array(bytes.length / 3)
  for (let index = 0; index < grey.length; index++) grey[index] = luma(bytes, index * 3)
  const patterns = RADII.flatMap((radius) => [...patternShares(grey, width, radius)])
  return {
    colour: colourShares(bytes).map(Math.sqrt),
    pattern: Float32Array.from(patterns, (share) => Math.sqrt(share / RADII.length)),
  }
}

/** One vector whose dot product is the weighted mean of both similarities; 1 for the same picture. */
export function mixByHand({ colour, pattern }: HandMade, share: ColourShare): Float32Array {
  const mixed = new Float32Array(colour.length + pattern.length)
  mixed.set(colour.map((value) => value * Math.sqrt(share)))
  mixed.set(
    pattern.map((value) => value * Math.sqrt(1 - share)),
    colour.length,
  )
  return mixed
}

/** The weight with the highest mean reciprocal rank of the originals. The n-th copy belongs to the n-th original. */
export function bestShare(copies: readonly HandMade[], originals: readonly HandMade[]): ColourShare {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20)
  const gains = shares.map((share) => {
    const mixed = (one: HandMade) => mixByHand(one, share)
    const scores = dotScores(copies.map(mixed), originals.map(mixed))
    return copies.reduce((sum, _, index) => sum + 1 / rankOf(rowOf(scores, index), index), 0)
  })
  return shares[gains.indexOf(Math.max(...gains))] ?? 0.5
}

/** Luma 0..255 (ITU-R BT.601). */
function luma(bytes: Uint8Array, at: number): number {
  return 0.299 * (bytes[at] ?? 0) + 0.587 * (bytes[at + 1] ?? 0) + 0.114 * (bytes[at + 2] ?? 0)
}
