/**
 * A slider with its stops at even distances: positions 0, 1, 2 … for the first, second, third. `stops` rise. Positions between two
 * stops mean numbers between them, in proportion.
 */
export function placeOn(stops: readonly number[], number: number): number {
  const next = stops.findIndex((stop) => stop >= number)
  if (next === -1) return stops.length - 1
  const high = stops[next] ?? 0
  const low = stops[next - 1]
  return low === undefined || high === number ? next : next - 1 + (number - low) / (high - low)
}

/** The number at a position; with two decimals. */
export function numberAt(stops: readonly number[], place: number): number {
  const within = Math.min(Math.max(place, 0), stops.length - 1)
  const low = stops[Math.floor(within)] ?? 0
  const high = stops[Math.ceil(within)] ?? low
  return Math.round((low + (high - low) * (within % 1)) * 100) / 100
}

/**
 * Where the upper thumb rests on a slider without a limit above `openFrom`, where no numbers lie. Keys continue in their direction from
 * `before`; a pointer takes the nearer end.
 */
export function outOfOpenEnd(place: number, { openFrom, last, before }: OpenEnd): number {
  if (place <= openFrom || place >= last) return place
  const isUp = before === undefined ? place > (openFrom + last) / 2 : place > before
  return isUp ? last : openFrom
}

interface OpenEnd {
  openFrom: number
  last: number
  before?: number
}
