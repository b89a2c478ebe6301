/** Whole numbers, in the smallest type that holds them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

export type Column = Codes | Float64Array

/** An empty column of the smallest type for numbers below `limit`. */
export function createCodes(length: number, limit: number): Codes {
  if (limit <= 2 ** 8) return new Uint8Array(length)
  return limit <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
}

/** The same numbers in the smallest type for numbers below `limit`. */
export function narrow(codes: Uint32Array, limit: number): Codes {
  const narrowed = createCodes(codes.length, limit)
  narrowed.set(codes)
  return narrowed
}
