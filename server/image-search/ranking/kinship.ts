import type { Calibration } from './calibrations/calibration.ts'

/** A searched picture: the cosine of its texture with the query's, and the kind of its material. */
export interface Neighbour<Kind> {
  texture: number
  kind: Kind
}

/** Whether a kind may be the query's kind. */
export function kindsNear<Kind>(
  calibration: Pick<Calibration, 'textureSlope' | 'kindShare'>,
  nearest: readonly Neighbour<Kind>[],
  isOneKind: (one: Kind, other: Kind) => boolean,
): (kind: Kind) => boolean {
  const shareOf = sharesNear(calibration, nearest, isOneKind)
  return (kind) => shareOf(kind) >= calibration.kindShare
}

/**
 * The share of votes for each kind, 0..1, among the nearest of all searched pictures, before filters. Each votes for its own kind by the
 * odds that it is the query's (the curve of `textureScore`). If nothing is searched, every kind may be.
 */
export function sharesNear<Kind>(
  { textureSlope }: Pick<Calibration, 'textureSlope'>,
  nearest: readonly Neighbour<Kind>[],
  isOneKind: (one: Kind, other: Kind) => boolean,
): (kind: Kind) => number {
  const weights = nearest.map(({ texture }) => Math.exp(textureSlope * texture))
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
