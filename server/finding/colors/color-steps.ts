/** Steps of four in red, green and blue, finer than the eye can see. */
const STEPS = 1 << 18
const NOT_KNOWN = 0xffffffff

type BitsOf = (rgb: number) => number

/**
 * Caches two sets of bits for each colour step: a read model asks for a million colours, and both sets come from one costly
 * computation.
 */
export function bothByStep(bitsOf: (rgb: number) => [one: number, other: number]): [one: BitsOf, other: BitsOf] {
  let known: [Uint32Array, Uint32Array] | undefined
  const ask = (which: 0 | 1): BitsOf => {
    return (rgb) => {
      known ??= [new Uint32Array(STEPS).fill(NOT_KNOWN), new Uint32Array(STEPS)]
      const step = ((rgb >>> 6) & 0x3f000) | ((rgb >>> 4) & 0xfc0) | ((rgb >>> 2) & 0x3f)
      if (known[0][step] === NOT_KNOWN) [known[0][step], known[1][step]] = bitsOf((rgb & 0xfcfcfc) | 0x020202)
      return known[which][step] ?? 0
    }
  }
  return [ask(0), ask(1)]
}

/** CIEDE2000 divides a lightness difference by at most 1.75: beyond this difference colours are farther apart than `most`. */
export function lightnessWithin(most: number): number {
  return most * 1.75
}
