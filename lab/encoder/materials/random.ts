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
  return randomOf(
    () => chance(seed, drawn++, 40_503),
    () => hash(seed, drawn++, 9973),
  )
}

/** How a sibling differs from the material of the same seed. */
export interface Nearness {
  /** Tells siblings apart: those of the same number are equal. */
  sibling: number
  /** How far its numbers lie from the material's, as a standard deviation of their whole range; 0 keeps them. */
  away: number
}

/**
 * The numbers of a sibling: every choice is the one that `createRandom(seed)` makes, every measure lies near its measure, and seeds are
 * new, so that it is another piece.
 */
export function createNear(seed: number, { sibling, away }: Nearness): Random {
  let drawn = 0
  const own = hash(seed, sibling, 50_021)
  const base = () => chance(seed, drawn++, 40_503)
  const near = randomOf(
    () => {
      const at = drawn
      const number = base()
      if (away === 0) return number
      const [one, other] = [chance(own, at, 1), chance(own, at, 2)]
      return reflected(number + away * Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other))
    },
    () => hash(own, drawn++, 9973),
  )
  const chosen = randomOf(base, near.seed)
  return { ...near, below: chosen.below, isChosen: chosen.isChosen, pick: chosen.pick }
}

/** Folds a number that left 0..1 back into it. */
function reflected(number: number): number {
  const folded = Math.abs(number) % 2
  return Math.min(1 - 2 ** -32, folded > 1 ? 2 - folded : folded)
}

function randomOf(next: () => number, seed: () => number): Random {
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    seed,
    below,
    between: (low, high) => low + (high - low) * next(),
    magnitude: (low, high) => low * (high / low) ** next(),
    isChosen: (share) => next() < share,
    pick: (items) => itemAt(items, below(items.length)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
