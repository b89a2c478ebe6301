/**
 * Small integers. There is no type for bytes: a loop over three types takes twice as long, and bytes would save only one per SKU and
 * column.
 */
export type Codes = Uint16Array | Uint32Array

/** Columns of codes by facet name, while they are filled: wide enough for any code. */
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
