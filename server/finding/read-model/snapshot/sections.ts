/** What a piece of the read model is made of, in the flat shapes that a snapshot stores and threads hand over. */
export type SectionMap = Record<string, SectionValue>

export type SectionColumn = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
export type SectionValue = SectionColumn | string

/** What is made of the parts whose names begin so: anew, or as it was made before where none of them has changed. */
export type Reuse = <Value>(prefix: string, make: () => Value) => Value

export const makeAnew: Reuse = (_, make) => make()
