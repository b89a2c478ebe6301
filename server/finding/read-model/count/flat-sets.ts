/** The sets of places that codes stand for, one after the other. */
export interface FlatSets {
  /** Where each code's places begin; one more entry says where the last ones end. */
  starts: Uint32Array
  places: Uint32Array
  /** Whether no code has more than one place. */
  isPlain: boolean
}

const known = new WeakMap<readonly (readonly number[])[], FlatSets>()

/** Sets that only ever grow, as they are now. */
export function flatten(sets: readonly (readonly number[])[]): FlatSets {
  const before = known.get(sets)
  if (before?.starts.length === sets.length + 1) return before
  const starts = new Uint32Array(sets.length + 1)
  for (let code = 0; code < sets.length; code++) starts[code + 1] = (starts[code] ?? 0) + (sets[code]?.length ?? 0)
  const places = new Uint32Array(starts.at(-1) ?? 0)
  for (let code = 0; code < sets.length; code++) places.set(sets[code] ?? [], starts[code])
  const flat = { starts, places, isPlain: sets.every(({ length }) => length < 2) }
  known.set(sets, flat)
  return flat
}
