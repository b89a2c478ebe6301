/**
 * What the codes of one facet's column stand for. A SKU may have several values of a facet at once (a use at home and at
 * work; a category and all above it), so a code stands for a set of values. Sets and values are only ever added, so that
 * every later state of the column can share the dictionary.
 */
export interface FacetDictionary {
  readonly values: string[]
  readonly placeOfValue: Map<string, number>
  /** For each code the places of its values; code 0 has none. */
  readonly sets: number[][]
  readonly codeOfSet: Map<string, number>
}

export function emptyDictionary(): FacetDictionary {
  return { values: [], placeOfValue: new Map(), sets: [[]], codeOfSet: new Map([['', 0]]) }
}

/** The code of a set of values, new where it was never seen. */
export function codeOf(dictionary: FacetDictionary, values: string[]): number {
  const places = [...new Set(values.map((value) => placeOf(dictionary, value)))].sort((one, other) => one - other)
  const key = places.join(' ')
  const known = dictionary.codeOfSet.get(key)
  if (known !== undefined) return known
  const code = dictionary.sets.push(places) - 1
  dictionary.codeOfSet.set(key, code)
  return code
}

function placeOf({ values, placeOfValue }: FacetDictionary, value: string): number {
  const known = placeOfValue.get(value)
  if (known !== undefined) return known
  const place = values.push(value) - 1
  placeOfValue.set(value, place)
  return place
}

/** Marks with 1 every code that has a value for which `isWanted` answers yes. */
export function tableOf({ values, sets }: FacetDictionary, isWanted: (value: string) => boolean): Uint8Array {
  const wanted = values.map(isWanted)
  return Uint8Array.from(sets, (places) => (places.some((place) => wanted[place]) ? 1 : 0))
}
