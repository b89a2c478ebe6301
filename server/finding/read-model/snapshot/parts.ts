/** What a piece of the read model is made of, in the flat shapes that a snapshot stores. */
export type Parts = Record<string, Part>

export type Part = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array | string
