/** Steps of four in each of red, green and blue: less than the eye tells. */
const STEPS = 1 << 18
const NOT_KNOWN = 0xffffffff

type BitsOf = (rgb: number) => number

/**
 * Remembers two sets of bits for each colour `0xrrggbb`, step by step: read models ask of each of a million colours, and what
 * is costly is told of both at once.
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

/** CIEDE2000 divides a difference in lightness by 1.75 at most: where it is larger than this, colours are farther apart than `most`. */
export function lightnessWithin(most: number): number {
  return most * 1.75
}
