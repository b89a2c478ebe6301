export type Closeness = 'same' | 'close' | 'family'

/** The farthest that the rail asks for, as ΔE00; an address may ask for more. */
export const FARTHEST_ASKED = 25

/** What a difference in colour (ΔE00) is to the eye: hardly seen side by side, seen but akin, or merely of the same family. */
export function closenessOf(distance: number): Closeness {
  if (distance <= 3) return 'same'
  return distance <= 12 ? 'close' : 'family'
}
