const kept = new Map<string, Float32Array>()

/** Supplies an array of a length for a named use. */
export type TakeNumbers = (use: string, length: number) => Float32Array

/**
 * One reused array per use, with old values, until the next request for that use. A picture needs about 25 MB: new
 * arrays would cause a full garbage collection every second picture.
 */
export const takeScratch: TakeNumbers = (use, length) => {
  const before = kept.get(use)
  if (before && before.length >= length) return before.length === length ? before : before.subarray(0, length)
  const made = new Float32Array(length)
  kept.set(use, made)
  return made
}
