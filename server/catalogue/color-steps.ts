/** Steps of four in each of red, green and blue: less than the eye tells. */
const STEPS = 1 << 18
const NOT_KNOWN = 0xffffffff

/** Remembers bits for each colour `0xrrggbb`, step by step: read models ask of each of a million colours. */
export function byStep(bitsOf: (rgb: number) => number): (rgb: number) => number {
  let known: Uint32Array | undefined
  return (rgb) => {
    known ??= new Uint32Array(STEPS).fill(NOT_KNOWN)
    const step = ((rgb >>> 6) & 0x3f000) | ((rgb >>> 4) & 0xfc0) | ((rgb >>> 2) & 0x3f)
    const before = known[step] ?? NOT_KNOWN
    if (before !== NOT_KNOWN) return before
    const bits = bitsOf((rgb & 0xfcfcfc) | 0x020202) >>> 0
    known[step] = bits
    return bits
  }
}
