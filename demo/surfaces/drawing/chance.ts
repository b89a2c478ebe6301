/** Integer hash of a lattice point, the source of all randomness here: 32 bits, signed. */
export function hash(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y + 0x3c6ef372, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

/** A random number 0..1 for a lattice point. */
export function chance(seed: number, x: number, y = 0): number {
  return (hash(seed, x, y) >>> 0) / 4294967296
}

/** A random number -1..1 for a lattice point. */
export function spread(seed: number, x: number, y = 0): number {
  return hash(seed, x, y) / 2147483648
}

/** A seed for one part of a thing, derived from the thing's seed. */
export function partSeed(seed: number, part: number): number {
  return hash(seed, part, 7919)
}
