/** A read model, or a piece of it, as named columns and texts: the form that snapshots store and threads exchange. */
export type SectionMap = Record<string, SectionValue>

export type SectionColumn = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
export type SectionValue = SectionColumn | string

/** Makes a value from the parts whose names begin with the prefix, or returns the previous one if no such part has changed. */
export type Reuse = <Value>(prefix: string, make: () => Value) => Value

export const makeAnew: Reuse = (_, make) => make()
