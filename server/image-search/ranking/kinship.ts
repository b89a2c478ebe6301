import { TEXTURE_SLOPE } from './bands.ts'

// Found by `npm run bench:images -- --calibrate` with the constants of `bands.ts` (decisions/048).

/** So many of the nearest say of what kind a picture's material is. */
export const NEAREST = 5
/** What is of its kind has at least so much of what they say. */
export const KIND_SHARE = 0.35

/** A picture that is searched: the cosine of its texture with the query's, and the kind of its material. */
export interface Neighbour<Kind> {
  texture: number
  kind: Kind
}

/** Whether a material of some kind may be of the query's. */
export function kindsNear<Kind>(
  nearest: readonly Neighbour<Kind>[],
  isOneKind: (one: Kind, other: Kind) => boolean,
): (kind: Kind) => boolean {
  const shareOf = sharesNear(nearest, isOneKind)
  return (kind) => shareOf(kind) >= KIND_SHARE
}

/**
 * What those nearest to the query of all that is searched, whatever filters leave of it, say for each kind, 0..1: each speaks for
 * its own, by the odds that it is the query's (the logistic curve of `textureScore`). Where nothing is searched nothing is said against any.
 */
export function sharesNear<Kind>(
  nearest: readonly Neighbour<Kind>[],
  isOneKind: (one: Kind, other: Kind) => boolean,
): (kind: Kind) => number {
  const weights = nearest.map(({ texture }) => Math.exp(TEXTURE_SLOPE * texture))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const known = new Map<Kind, number>()
  return (kind) => {
    const told = known.get(kind)
    if (told !== undefined) return told
    const own = nearest.reduce((sum, one, place) => sum + (isOneKind(one.kind, kind) ? (weights[place] ?? 0) : 0), 0)
    const share = all > 0 ? own / all : 1
    known.set(kind, share)
    return share
  }
}
