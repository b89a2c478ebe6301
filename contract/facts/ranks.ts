import type { FactOfValue } from './fact-schemas.ts'

export type Ranks = NonNullable<FactOfValue['ranks']>

/**
 * How a value stands to another: `above` or `below` it on each scale that both state, the `same`, or better in one respect and worse in
 * another (`partly`). Null where they share no scale.
 */
export function standingOf(one: Ranks, other: Ranks): 'above' | 'below' | 'same' | 'partly' | null {
  const shared = one.flatMap(({ scale, ranks }) => {
    const others = other.find((its) => its.scale === scale)?.ranks
    return others ? [ranks.map((rank, place) => Math.sign(rank - (others[place] ?? rank)))] : []
  })
  if (shared.length === 0) return null
  const signs = new Set(shared.flat())
  if (signs.has(1)) return signs.has(-1) ? 'partly' : 'above'
  return signs.has(-1) ? 'below' : 'same'
}

/** Whether every scale that a value states is stated by another too. */
export function areScalesOf(one: Ranks, other: Ranks): boolean {
  return one.every(({ scale }) => other.some((its) => its.scale === scale))
}

/**
 * How a fact that takes the place of another is worse: `below` its class or amount; `partly`; or `lost`, where it states none on a scale of
 * the other. `norm` is the norm in force, `EN 16165`, or empty.
 */
export interface Worsening {
  how: 'below' | 'partly' | 'lost'
  norm: string
}

/** Undefined if nothing is worse, or nobody can say. */
export function worseningOf(was: FactOfValue | undefined, is: FactOfValue | null | undefined): Worsening | undefined {
  if (!was?.ranks) return undefined
  const norm = was.normInForce
  if (is === null) return { how: 'lost', norm }
  // Something is stated that nobody could read.
  if (!is?.ranks) return undefined
  const standing = standingOf(is.ranks, was.ranks)
  if (standing === 'below' || standing === 'partly') return { how: standing, norm }
  return areScalesOf(was.ranks, is.ranks) ? undefined : { how: 'lost', norm }
}
