/**
 * The meaning of codes in a facet's column. A SKU may have several values of a facet (uses; a category and all above it), so a code stands
 * for a set of values. Sets and values are only added, so that later models share the dictionary.
 */
export interface FacetDictionary {
  readonly values: string[]
  readonly placeOfValue: Map<string, number>
  /** For each code the places of its values, rising; code 0 has no values. */
  readonly sets: number[][]
  readonly codeOfSet: Map<string, number>
  /** The code of a set plus one value, by the set's code and the value's place. */
  readonly codeOfUnion: Map<number, number>
}

export type Dictionaries = Map<string, FacetDictionary>

/** The limit of values of a facet, above the number of SKUs. */
const MOST_VALUES = 2 ** 26

/** A dictionary with these values and these sets, after the empty set. */
export function createDictionary(values: string[] = [], sets: number[][] = []): FacetDictionary {
  const all = [[], ...sets]
  let placeOfValue: Map<string, number> | undefined
  let codeOfSet: Map<string, number> | undefined
  return {
    values,
    sets: all,
    codeOfUnion: new Map(),
    // Needed only while loading.
    get placeOfValue() {
      return (placeOfValue ??= new Map(values.map((value, place) => [value, place])))
    },
    get codeOfSet() {
      return (codeOfSet ??= new Map(all.map((places, code) => [places.join(' '), code])))
    },
  }
}

/** The dictionary of a facet; a new one if there is none. */
export function dictionaryOf(dictionaries: Dictionaries, name: string): FacetDictionary {
  const known = dictionaries.get(name)
  if (known) return known
  const dictionary = createDictionary()
  dictionaries.set(name, dictionary)
  return dictionary
}

/** The code of a set of values; a new one for a new set. */
export function codeOfSet(dictionary: FacetDictionary, values: string[]): number {
  let code = 0
  for (const value of values) code = codeWith(dictionary, code, indexOfValue(dictionary, value))
  return code
}

/** The code of a set plus one value. */
export function codeWith(dictionary: FacetDictionary, code: number, place: number): number {
  const key = code * MOST_VALUES + place
  const known = dictionary.codeOfUnion.get(key)
  if (known !== undefined) return known
  const union = codeOfPlaces(dictionary, new Set(dictionary.sets[code]).add(place))
  dictionary.codeOfUnion.set(key, union)
  return union
}

function codeOfPlaces({ sets, codeOfSet }: FacetDictionary, places: Set<number>): number {
  const sorted = [...places].sort((one, other) => one - other)
  const key = sorted.join(' ')
  const known = codeOfSet.get(key)
  if (known !== undefined) return known
  const code = sets.push(sorted) - 1
  codeOfSet.set(key, code)
  return code
}

/** The place of a value; a new one for a new value. */
export function indexOfValue({ values, placeOfValue }: FacetDictionary, value: string): number {
  const known = placeOfValue.get(value)
  if (known !== undefined) return known
  const place = values.push(value) - 1
  placeOfValue.set(value, place)
  return place
}

/** The values that have a name in the view, under that name; codes stand for those of their values. */
export function viewOf(
  { values, sets }: FacetDictionary,
  nameIn: (value: string) => string | undefined,
): FacetDictionary {
  const names = values.map(nameIn)
  const named = names.filter((name) => name !== undefined)
  const places = names.map((name) => (name === undefined ? -1 : named.indexOf(name)))
  const view = sets.map((set) => set.map((place) => places[place] ?? -1).filter((place) => place >= 0))
  return { ...createDictionary(named), sets: view }
}

/** Marks with 1 every code that has a wanted value. */
export function tableOf({ values, sets }: FacetDictionary, isWanted: (value: string) => boolean): Uint8Array {
  const wanted = values.map(isWanted)
  return Uint8Array.from(sets, (places) => (places.some((place) => wanted[place]) ? 1 : 0))
}
