import { estimateMean } from '../measuring/bootstrap.ts'
import type { Estimate } from '../measuring/bootstrap.ts'
import type { Dataset } from './dataset.ts'
import { FOLDS, foldsOf } from './discriminant.ts'
import { fitGate } from './gate.ts'
import type { Asked, Pair } from './pairs.ts'

/** What the limit of "no close match" does where whole kinds of unrelated pictures were left out of its fit. */
export interface LeftOut {
  /** The share of pictures of the kinds left out that are told so. */
  none: Estimate
  /** The share of degraded covers that are not. */
  kept: Estimate
}

/** Fits the limit to four fifths of the kinds, judges the others by it, and does so for every fifth. */
export function leaveKindsOut(
  { catalogue, queries }: Dataset,
  [related, foreign]: readonly [related: readonly Asked[], foreign: readonly Asked[]],
  likenessOf: (pair: Pair, material: number) => number,
): LeftOut {
  const folds = new Map(foldsOf(queries.unrelated))
  const judged = foreign.map(({ pairs, material }, place) => {
    const query = queries.unrelated[place]
    const likenesses = pairs.map((pair) => likenessOf(pair, material))
    return { fold: query && folds.get(query), likenesses, best: Math.max(...likenesses) }
  })
  const copies = related.slice(0, queries.copies.length)
  const best = copies.map(({ pairs, material }) => Math.max(...pairs.map((pair) => likenessOf(pair, material))))
  const [none, kept]: [number[], number[]] = [[], []]
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = judged.filter((one) => one.fold !== fold).map(({ likenesses }) => likenesses)
    const least = fitGate(seen, queries.copies.length)(catalogue.length)
    none.push(...judged.filter((one) => one.fold === fold).map((one) => Number(one.best < least)))
    kept.push(...best.map((one) => Number(one >= least)))
  }
  return { none: estimateMean(none), kept: estimateMean(kept) }
}
