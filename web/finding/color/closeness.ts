export type Closeness = 'same' | 'nearly' | 'close' | 'family'

/** The rail's largest ΔE00; an address may ask for more. */
export const FARTHEST_ASKED = 25

/** How a colour difference (ΔE00) looks: not seen, hardly visible side by side, visible but close, or only of the same family. */
export function closenessOf(distance: number): Closeness {
  if (distance <= 1) return 'same'
  if (distance <= 3) return 'nearly'
  return distance <= 12 ? 'close' : 'family'
}
