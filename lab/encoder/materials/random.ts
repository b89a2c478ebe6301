import { chance, hash } from '../../../demo/surfaces/drawing/chance.ts'

/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number
  between(low: number, high: number): number
  /** Uniform in the logarithm, from `low` to `high`. */
  magnitude(low: number, high: number): number
  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number
  /** True with the chance `share`. */
  isChosen(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Normally distributed with mean 0 and deviation 1 (Box and Muller 1958). */
  normal(): number
  /** A seed for code that draws its own numbers. */
  seed(): number
}

export function createRandom(seed: number): Random {
  let drawn = 0
  const next = () => chance(seed, drawn++, 40_503)
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    magnitude: (low, high) => low * (high / low) ** next(),
    isChosen: (share) => next() < share,
    pick: (items) => itemAt(items, below(items.length)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    seed: () => hash(seed, drawn++, 9973),
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
