import type { FacetDictionary } from './facet-dictionary.ts'

/** Numbers from `low` to `high`, both included; an open end is infinite. */
interface NumberRange {
  low: number
  high: number
}

/** `5..20`, `5..`, `..20`. */
export function readRange(text: string): NumberRange | undefined {
  const [, low = '', high = ''] = /^(-?[\d.]*)\.\.(-?[\d.]*)$/.exec(text) ?? []
  const range = { low: low === '' ? -Infinity : Number(low), high: high === '' ? Infinity : Number(high) }
  const isRange = (low !== '' || high !== '') && !Number.isNaN(range.low) && !Number.isNaN(range.high)
  return isRange ? range : undefined
}

/** As `readRange`; a single number is a range with equal ends. */
export function readReach(text: string): NumberRange | undefined {
  return readRange(text) ?? readRange(`${text}..${text}`)
}

export function overlap(one: NumberRange, other: NumberRange): boolean {
  return one.high >= other.low && one.low <= other.high
}

/**
 * A dictionary's sets, each extended by the values that match it by overlap: a range (`2..3`) and a number or range that it overlaps
 * match each other. Without ranges, the sets themselves.
 */
export function setsWithReach(dictionary: FacetDictionary): number[][] {
  const known = widened.get(dictionary)
  // Both lists only grow.
  if (known?.values === dictionary.values.length && known.sources === dictionary.sets.length) return known.sets
  const sets = widen(dictionary)
  widened.set(dictionary, { values: dictionary.values.length, sources: dictionary.sets.length, sets })
  return sets
}

const widened = new WeakMap<FacetDictionary, { values: number; sources: number; sets: number[][] }>()

interface Reach extends NumberRange {
  place: number
  isRange: boolean
}

function widen({ values, sets }: FacetDictionary): number[][] {
  if (!values.some(readRange)) return sets
  const reaches = values.flatMap((value, place): Reach[] => {
    const reach = readReach(value)
    return reach ? [{ ...reach, place, isRange: readRange(value) !== undefined }] : []
  })
  const ranges = reaches.filter(({ isRange }) => isRange)
  const others = new Map(
    reaches.map((reach) => [
      reach.place,
      (reach.isRange ? reaches : ranges).filter((other) => overlap(reach, other)).map(({ place }) => place),
    ]),
  )
  return sets.map((places) => [...new Set(places.flatMap((place) => [place, ...(others.get(place) ?? [])]))])
}
