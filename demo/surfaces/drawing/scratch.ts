const kept = new Map<string, Float32Array>()

/** Hands out numbers to be written into, by what they are for. */
export type TakeNumbers = (use: string, length: number) => Float32Array

/**
 * Numbers to work in, the same ones whenever they are asked for by the same use: until then they are the caller's. What
 * stands in them is left from the picture before. A picture needs some 25 MB of such, and made anew for each they have
 * the engine walk through its whole memory for every second picture.
 */
export const takeScratch: TakeNumbers = (use, length) => {
  const before = kept.get(use)
  if (before && before.length >= length) return before.length === length ? before : before.subarray(0, length)
  const made = new Float32Array(length)
  kept.set(use, made)
  return made
}
