/**
 * Small whole numbers. Two types and no byte: a loop that meets three of them is half as quick, and a byte a SKU and
 * column is all that a third one saves.
 */
export type Codes = Uint16Array | Uint32Array

/** Columns of codes by their facet's name, while they are filled: any code fits. */
export type WideCodes = Map<string, Uint32Array>

export type ModelColumn = Codes | Float32Array | Float64Array

/** An empty column for numbers below `limit`. */
export function createCodes(length: number, limit: number): Codes {
  return limit <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
}

/** The same numbers in the smallest type for numbers below `limit`. */
export function narrow(codes: Uint32Array, limit: number): Codes {
  const narrowed = createCodes(codes.length, limit)
  narrowed.set(codes)
  return narrowed
}
