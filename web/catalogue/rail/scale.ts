/**
 * A slider on which numbers stand at even distances, however far they are apart: 0, 1, 2 … for the first, second, third.
 * `stops` rise. Places between two stops mean numbers between them, in proportion.
 */
export function placeOn(stops: readonly number[], number: number): number {
  const next = stops.findIndex((stop) => stop >= number)
  if (next === -1) return stops.length - 1
  const high = stops[next] ?? 0
  const low = stops[next - 1]
  return low === undefined || high === number ? next : next - 1 + (number - low) / (high - low)
}

/** The number at a place; with two decimals. */
export function numberAt(stops: readonly number[], place: number): number {
  const within = Math.min(Math.max(place, 0), stops.length - 1)
  const low = stops[Math.floor(within)] ?? 0
  const high = stops[Math.ceil(within)] ?? low
  return Math.round((low + (high - low) * (within % 1)) * 100) / 100
}
