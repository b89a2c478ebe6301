/** Smooth step from 0 at `low` to 1 at `high`; `low` may be the larger one. */
export function smooth(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** Clamps a number to 0..1. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
