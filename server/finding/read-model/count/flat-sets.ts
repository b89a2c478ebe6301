/** The value sets of codes, flattened into one list. */
export interface FlatSets {
  /** Where each code's values begin; one more entry for the end. */
  starts: Uint32Array
  places: Uint32Array
  /** Whether no code has more than one value, and no two the same, as in a view: then codes can be counted in place of values. */
  isPlain: boolean
}

const known = new WeakMap<readonly (readonly number[])[], FlatSets>()

/** Flattens growing sets as they are now. */
export function flatten(sets: readonly (readonly number[])[]): FlatSets {
  const before = known.get(sets)
  if (before?.starts.length === sets.length + 1) return before
  const starts = new Uint32Array(sets.length + 1)
  for (let code = 0; code < sets.length; code++) starts[code + 1] = (starts[code] ?? 0) + (sets[code]?.length ?? 0)
  const places = new Uint32Array(starts.at(-1) ?? 0)
  for (let code = 0; code < sets.length; code++) places.set(sets[code] ?? [], starts[code])
  const flat = { starts, places, isPlain: sets.every(({ length }) => length < 2) && areDistinct(places) }
  known.set(sets, flat)
  return flat
}

function areDistinct(places: Uint32Array): boolean {
  const seen = new Uint8Array(places.reduce((most, place) => Math.max(most, place), -1) + 1)
  return places.every((place) => {
    const isNew = seen[place] === 0
    seen[place] = 1
    return isNew
  })
}
