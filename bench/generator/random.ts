/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** True with the chance `share`. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Favours the first items strongly, as real catalogues favour a few brands and categories. */
  pickEarly<Item>(items: readonly Item[]): Item
  /** Uniform in the logarithm, from `low` to `high`, as prices are. */
  magnitude(low: number, high: number): number
}

/** The generator `mulberry32` (Tommy Ettinger, public domain) with the draws above. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => next() < share,
    pick: (items) => itemAt(items, below(items.length)),
    pickEarly: (items) => itemAt(items, Math.floor(next() ** 2 * items.length)),
    magnitude: (low, high) => low * (high / low) ** next(),
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
