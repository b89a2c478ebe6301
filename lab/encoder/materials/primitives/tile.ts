/** A square of numbers, row by row, that repeats beyond its edges; its side is a power of two. */
export interface Tile {
  side: number
  values: Float32Array
}

export function emptyTile(side: number): Tile {
  return { side, values: new Float32Array(side * side) }
}

/** The tile's value at a place in pixels, bilinearly interpolated. */
export function valueAt({ side, values }: Tile, x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const u = x - xi
  const v = y - yi
  const last = side - 1
  const left = xi & last
  const right = (xi + 1) & last
  const top = (yi & last) * side
  const bottom = ((yi + 1) & last) * side
  const upper = (values[top + left] ?? 0) * (1 - u) + (values[top + right] ?? 0) * u
  const lower = (values[bottom + left] ?? 0) * (1 - u) + (values[bottom + right] ?? 0) * u
  return upper + (lower - upper) * v
}

/** The value of the nearest pixel, for numbers that are identifiers. */
export function nearestAt({ side, values }: Tile, x: number, y: number): number {
  const last = side - 1
  return values[(Math.round(y) & last) * side + (Math.round(x) & last)] ?? 0
}

/** Scales the values to mean 0 and deviation 1, in place. */
export function standardise(tile: Tile): Tile {
  const { values } = tile
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  const scale = 1 / Math.sqrt(Math.max(1e-12, squares / values.length - mean * mean))
  for (let index = 0; index < values.length; index++) values[index] = ((values[index] ?? 0) - mean) * scale
  return tile
}
